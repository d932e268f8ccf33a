import type { Stack } from './view'
import type { Shape } from './world'

/** A place in a zone's row of figures, in units of a figure, its middle at 0. */
export interface Spot {
  stack: Stack | null
  x: number
  y: number
  size: number
}

const GREAT = 1.55
const GATE = 1.5

/** Rows of figures around a zone's anchor; the Gate with its keeper (null) comes first. */
export function spotsOf(gate: boolean, stacks: readonly Stack[], wide = 4.4): Spot[] {
  const all: (Stack | null)[] = gate ? [null, ...stacks] : [...stacks]
  const rows: { stack: Stack | null; size: number }[][] = [[]]
  let width = 0
  for (const stack of all) {
    const size = stack === null ? GATE : stack.great ? GREAT : 1
    if (width + size > wide && width > 0) {
      rows.push([])
      width = 0
    }
    rows.at(-1)!.push({ stack, size })
    width += size
  }
  const heights = rows.map((row) => Math.max(0, ...row.map((each) => each.size)))
  let top = -heights.reduce((sum, each) => sum + each, 0) / 2
  return rows.flatMap((row, at) => {
    const middle = top + heights[at]! / 2
    top += heights[at]!
    let left = -row.reduce((sum, each) => sum + each.size, 0) / 2
    return row.map(({ stack, size }) => {
      left += size
      return { stack, size, x: left - size / 2, y: middle }
    })
  })
}

/** How much of the map a zone's figures may take, so that they do not cover a neighbour's. */
export interface Room {
  width: number
  height: number
}

const WIDEST: Room = { width: 300, height: 210 }
/** A neighbour is beside a zone rather than above or below it if it is so much further away. */
const BESIDE = 1.4

export function roomsOf(shapes: readonly Shape[]): Map<string, Room> {
  const busy = shapes.filter(({ zone }) => zone.gate || zone.units.length)
  return new Map(
    shapes.map(({ zone, at: [x, y] }) => {
      const room = { ...WIDEST }
      for (const { at } of busy) {
        const [across, along] = [Math.abs(at[0] - x), Math.abs(at[1] - y)]
        if (across === 0 && along === 0) continue
        if (across > along * BESIDE) room.width = Math.min(room.width, across)
        else room.height = Math.min(room.height, along)
      }
      return [zone.name, room] as const
    }),
  )
}

const ROWS = [4.6, 6, 8, 10]
/** Figures do not get smaller than this, and a few of them stay as they are. */
const SMALLEST = 0.68
const FEW = 3

/** The arrangement that fits a zone's room best, and by how much its figures have to shrink. */
export function crowdOf(
  gate: boolean,
  stacks: readonly Stack[],
  room: Room,
  size: number,
): { spots: Spot[]; share: number } {
  const tries = ROWS.map((wide) => {
    const spots = spotsOf(gate, stacks, wide)
    const reach = (side: 'x' | 'y') =>
      2 * size * Math.max(0, ...spots.map((spot) => Math.abs(spot[side]) + spot.size / 2))
    return { spots, share: Math.min(room.width / reach('x'), room.height / reach('y'), 1) }
  })
  const best = tries.reduce((one, two) => (two.share > one.share + 0.01 ? two : one))
  const least = stacks.length + Number(gate) <= FEW ? 1 : SMALLEST
  return { spots: best.spots, share: Math.max(best.share, least) }
}
