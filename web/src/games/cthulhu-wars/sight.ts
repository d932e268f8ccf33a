import type { World } from './world'

/** What of the map is seen: a middle and how many pixels one unit of it takes. */
export interface Sight {
  x: number
  y: number
  scale: number
}

export function clamped(sight: Sight, width: number, height: number, world: World): Sight {
  const [wide, high] = world.size
  const least = Math.min(width / (wide + 2 * world.beyond), height / high)
  const scale = Math.min(Math.max(sight.scale, least), least * 8)
  const within = (value: number, seen: number, from: number, to: number) =>
    seen >= to - from ? (from + to) / 2 : Math.min(Math.max(value, from + seen / 2), to - seen / 2)
  return {
    x: within(sight.x, width / scale, -world.beyond, wide + world.beyond),
    y: within(sight.y, height / scale, 0, high),
    scale,
  }
}

/** Nearer or further, with the point under the fingers staying where it is. */
export function zoomed(sight: Sight, factor: number, x: number, y: number): Sight {
  return {
    x: x + (sight.x - x) / factor,
    y: y + (sight.y - y) / factor,
    scale: sight.scale * factor,
  }
}
