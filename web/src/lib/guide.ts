/** Where a bubble lies so that it hides as little as possible of what it speaks of. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** So much worse is it to hide what is spoken of than something that can be pressed. */
const MEANT = 8
const STEPS = 6

const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top)

/** How bad it is to lie over something: a small thing that is gone is as bad as a large one. */
function harm(bubble: Box, meant: Box): number {
  const hidden = shared(bubble, meant)
  return hidden ? Math.max(hidden, (hidden / area(meant)) * area(bubble)) : 0
}

/** The best place for a bubble of this size within the frame, left and top. */
export function placeFor(
  size: { wide: number; high: number },
  frame: Box,
  meant: Box | null,
  others: readonly Box[],
): { left: number; top: number } {
  let best = { left: frame.left, top: frame.top }
  let least = Infinity
  const right = Math.max(frame.left, frame.right - size.wide)
  const bottom = Math.max(frame.top, frame.bottom - size.high)
  for (let down = STEPS; down >= 0; down -= 1) {
    for (let across = 0; across <= STEPS; across += 1) {
      const left = frame.left + ((right - frame.left) * across) / STEPS
      const top = frame.top + ((bottom - frame.top) * down) / STEPS
      const box = { left, top, right: left + size.wide, bottom: top + size.high }
      const hidden = others.reduce((sum, each) => sum + shared(box, each), 0)
      const cost = hidden + (meant ? MEANT * harm(box, meant) : 0)
      if (cost < least) [least, best] = [cost, { left, top }]
    }
  }
  return best
}
