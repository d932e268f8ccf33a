import { LANDS, SEAS, SIZE } from './earth'
import type { Stack, Zone } from './view'

export const [WIDTH, HEIGHT] = SIZE
/** So much of the other edge is seen beyond an edge: Earth is round. */
export const BEYOND = 60

/** Where names and figures of oceans stand, and of lands whose middle is badly placed. */
const ANCHORS: Record<string, [number, number]> = {
  arctic_ocean: [768, 66],
  north_pacific: [112, 356],
  north_atlantic: [622, 330],
  south_pacific: [330, 580],
  south_atlantic: [712, 690],
  indian_ocean: [1240, 690],
  antarctica: [1150, 850],
  north_america_east: [478, 248],
  central_america: [318, 404],
  south_america_west: [478, 640],
  scandinavia: [884, 142],
  europe: [884, 248],
  arabia: [972, 345],
  west_africa: [790, 397],
}

/** Oceans that go on beyond an edge have their name there as well. */
export const ECHOES: { zone: string; at: [number, number] }[] = [
  { zone: 'north_pacific', at: [1512, 380] },
  { zone: 'indian_ocean', at: [96, 770] },
]

export interface Shape {
  zone: Zone
  path: string
  at: [number, number]
}

/** The zones of this table as they are drawn: oceans first, so that coasts lie on them. */
export function shapesOf(zones: readonly Zone[]): Shape[] {
  const names = new Set(zones.map((zone) => zone.name))
  const west = LANDS[names.has('north_america') ? 'earth-west-3p' : 'earth-west-5p']!
  const east = LANDS[names.has('scandinavia') ? 'earth-east-5p' : 'earth-east-3p']!
  const drawn = zones.map((zone) => {
    const land = west[zone.name] ?? east[zone.name]
    const path = land?.path ?? (SEAS[zone.name] ?? []).join('')
    return { zone, path, at: ANCHORS[zone.name] ?? land?.at ?? [0, 0] } as Shape
  })
  return drawn.sort((a, b) => Number(b.zone.ocean) - Number(a.zone.ocean))
}

type Point = string

const pointsOf = (piece: string): Point[] => piece.replace(/^M|Z$/g, '').split('L')
const edgeOf = (a: Point, b: Point) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Where one ocean meets another, every line once: both have it in their outlines. */
export function seaBorders(seas: Record<string, string[]> = SEAS): string {
  const outlines = Object.values(seas).flat().map(pointsOf)
  const shared = new Map<string, number>()
  const edges = outlines.map((points) =>
    points.map((point, at) => [point, points[(at + 1) % points.length]!] as const),
  )
  for (const [a, b] of edges.flat()) shared.set(edgeOf(a, b), (shared.get(edgeOf(a, b)) ?? 0) + 1)
  let path = ''
  let last = ''
  for (const [a, b] of edges.flat()) {
    if (shared.get(edgeOf(a, b))! < 2) continue
    path += `${a === last ? '' : `M${a}`}L${b}`
    last = b
    shared.set(edgeOf(a, b), 0)
  }
  return path
}

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

/** What of the map is seen: a middle and how many pixels one unit of it takes. */
export interface Sight {
  x: number
  y: number
  scale: number
}

export function clamped(sight: Sight, width: number, height: number): Sight {
  const least = Math.min(width / (WIDTH + 2 * BEYOND), height / HEIGHT)
  const scale = Math.min(Math.max(sight.scale, least), least * 8)
  const within = (value: number, seen: number, from: number, to: number) =>
    seen >= to - from ? (from + to) / 2 : Math.min(Math.max(value, from + seen / 2), to - seen / 2)
  return {
    x: within(sight.x, width / scale, -BEYOND, WIDTH + BEYOND),
    y: within(sight.y, height / scale, 0, HEIGHT),
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
