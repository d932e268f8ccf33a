import { clamped, zoomed, type Sight } from './sight'
import type { Picked } from './view'
import type { World } from './world'

/** What hands upon a map come to. */
export interface Deeds {
  /** Where one is at home, across: what does not fit into the frame is seen from there. */
  home: () => number
  picked: () => Picked | null
  onfigure: (unit: string, zone: string) => void
  onzone: (zone: string, keyed: boolean) => void
  onglance: (zone: string | null) => void
}

/** A finger that has travelled further does not choose what it ends upon. */
const STILL = 6
const within = (element: Element | null | undefined) =>
  element?.closest('[data-within]')?.getAttribute('data-within') ?? null

/** Fingers, mouse, wheel and keys upon a map: what of it is seen, and what is dragged over it. */
export class Hands {
  wide = $state(0)
  high = $state(0)
  /** Where a dragged figure is now. */
  carried: { unit: string; x: number; y: number } | null = $state.raw(null)
  /** Nobody has moved the map yet: it fills its frame by itself. */
  private moved: Sight | null = $state.raw(null)
  readonly seen: Sight = $derived.by(() => {
    const [wide, high] = this.world.size
    const fills = this.wide > 1.5 * this.high ? 0 : this.high / high
    const first = { x: this.deeds.home(), y: high / 2, scale: fills }
    return clamped(this.moved ?? first, this.wide || wide, this.high || high, this.world)
  })

  private frame: HTMLElement | null = null
  private readonly fingers = new Map<number, { x: number; y: number }>()
  private travelled = 0
  /** The own figure that a finger has taken hold of: dragged, it goes along instead of the map. */
  private grasped: Picked | null = null
  /** The zone under the mouse; only a mouse that moves looks at anything. */
  private under: string | null = null

  constructor(
    readonly world: World,
    private readonly deeds: Deeds,
  ) {}

  /** The page does not scroll under a figure that is dragged. */
  hold(frame: HTMLElement): () => void {
    this.frame = frame
    const keep = (event: TouchEvent) => this.grasped && event.preventDefault()
    frame.addEventListener('touchmove', keep, { passive: false })
    return () => frame.removeEventListener('touchmove', keep)
  }

  whole(): void {
    this.moved = null
  }

  zoom(factor: number, x = this.seen.x, y = this.seen.y): void {
    this.moved = clamped(zoomed(this.seen, factor, x, y), this.wide, this.high, this.world)
  }

  private toMap(x: number, y: number): { x: number; y: number } {
    const rect = this.frame!.getBoundingClientRect()
    return {
      x: this.seen.x + (x - rect.left - rect.width / 2) / this.seen.scale,
      y: this.seen.y + (y - rect.top - rect.height / 2) / this.seen.scale,
    }
  }

  private grasp(event: PointerEvent): Picked | null {
    const figure = (event.target as Element).closest<SVGElement>('[data-carry]')
    const zone = within(figure)
    return figure && zone ? { unit: figure.dataset['carry']!, origin: zone } : null
  }

  private carry(event: PointerEvent, { unit, origin }: Picked): void {
    const picked = this.deeds.picked()
    if (picked?.unit !== unit || picked.origin !== origin) this.deeds.onfigure(unit, origin)
    this.carried = { unit, ...this.toMap(event.clientX, event.clientY) }
  }

  readonly down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) {
      this.travelled = 0
      this.grasped = this.grasp(event)
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  readonly drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return this.over(event)
    if (event.buttons === 0) return this.up(event)
    const now = { x: event.clientX, y: event.clientY }
    this.travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y)
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.fingers.set(event.pointerId, now)
    if (other) {
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        (Math.hypot(before.x - other.x, before.y - other.y) || 1)
      const middle = this.toMap((now.x + other.x) / 2, (now.y + other.y) / 2)
      this.zoom(factor, middle.x, middle.y)
    } else if (this.travelled > STILL) {
      this.frame!.setPointerCapture(event.pointerId)
      if (this.grasped) return this.carry(event, this.grasped)
      const { x, y, scale } = this.seen
      const to = { scale, x: x - (now.x - before.x) / scale, y: y - (now.y - before.y) / scale }
      this.moved = clamped(to, this.wide, this.high, this.world)
    }
  }

  /** A figure that is let go over another zone goes there. */
  readonly drop = (event: PointerEvent): void => {
    const zone = within(document.elementFromPoint(event.clientX, event.clientY))
    if (this.carried && zone && zone !== this.grasped?.origin) this.deeds.onzone(zone, false)
    this.up(event)
  }

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
    this.carried = null
  }

  private over(event: PointerEvent): void {
    this.look(event.pointerType === 'mouse' ? within(event.target as Element) : null)
  }

  look(zone: string | null): void {
    if (zone !== this.under) this.deeds.onglance((this.under = zone))
  }

  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { x, y } = this.toMap(event.clientX, event.clientY)
    this.zoom(Math.exp(-event.deltaY / 300), x, y)
  }

  choose(zone: string): void {
    if (this.travelled <= STILL) this.deeds.onzone(zone, false)
  }

  take(unit: string, zone: string): void {
    if (this.travelled <= STILL) this.deeds.onfigure(unit, zone)
  }

  press(event: KeyboardEvent, zone: string): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    this.deeds.onzone(zone, true)
  }
}
