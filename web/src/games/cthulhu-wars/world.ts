import type { Zone } from './view'

export type Point = [number, number]

/** A zone as it is drawn, and where its name and figures stand. */
export interface Outline {
  path: string
  at: Point
}

/** How a map is drawn. */
export interface World {
  size: Point
  /** So much of the other edge is seen beyond an edge, if the map is round; otherwise 0. */
  beyond: number
  /** The zones of its boards: of boards that share a name, the one whose zones are all at the table. */
  boards: Record<string, Outline>[]
  /** Lines between zones that have none of their own, as oceans. */
  borders: string
  /** Zones that go on beyond an edge have their name there as well. */
  echoes: { zone: string; at: Point }[]
  /** Lines over the whole of it. */
  net: { x: number[]; y: number[] }
  decorations: { drawing: string; at: Point; scale: number }[]
  /** Nobody has drawn it: its zones are discs, oceans too. */
  plain?: boolean
}

/** What a map's folder in `maps/` has in its `index.ts`; the drawing itself comes when it is needed. */
export interface MapFolder {
  /** Zones that are on every table of this map: by them it is known. */
  known: string[]
  load: () => Promise<World>
}

const found = import.meta.glob<MapFolder>('./maps/*/index.ts', { import: 'default', eager: true })

/** The drawing of the map that is played on; a map without one is drawn plainly. */
export async function worldOf(zones: readonly Zone[]): Promise<World> {
  const names = new Set(zones.map((zone) => zone.name))
  const folder = Object.values(found).find(({ known }) => known.every((name) => names.has(name)))
  return folder ? folder.load() : plainWorld(zones)
}

export interface Shape extends Outline {
  zone: Zone
}

/** The zones of this table as they are drawn: oceans first, so that coasts lie on them. */
export function shapesOf(world: World, zones: readonly Zone[]): Shape[] {
  const names = new Set(zones.map((zone) => zone.name))
  const used = world.boards.filter((board) => Object.keys(board).every((name) => names.has(name)))
  const outlines: Record<string, Outline> = Object.assign({}, ...used)
  const drawn = zones.map((zone) => {
    const { path, at } = outlines[zone.name] ?? { path: '', at: [0, 0] as Point }
    return { zone, path, at }
  })
  return drawn.sort((a, b) => Number(b.zone.ocean) - Number(a.zone.ocean))
}

const PLAIN: Point = [1600, 900]
const MARGIN = 130
const RADIUS = 74

/** A map that nobody has drawn: a disc for each zone where its board has it, and the ways between. */
export function plainWorld(zones: readonly Zone[]): World {
  const places = new Map(placesOf(zones))
  const ways = zones.flatMap(({ name, adjacent }) =>
    adjacent
      .filter((other) => name < other && places.has(other))
      .map((other) => `M${places.get(name)!.join(' ')}L${places.get(other)!.join(' ')}`),
  )
  const discs = [...places].map(([name, at]) => [name, { path: discAt(at), at }] as const)
  return {
    size: PLAIN,
    beyond: 0,
    boards: [Object.fromEntries(discs)],
    borders: ways.join(''),
    echoes: [],
    net: { x: [], y: [] },
    decorations: [],
    plain: true,
  }
}

const discAt = ([x, y]: Point) =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0Z`

/** Where a board says that its zones are, stretched to the frame; in a ring if it does not say. */
function placesOf(zones: readonly Zone[]): [string, Point][] {
  const spots = new Set(zones.map(({ x, y }) => `${x} ${y}`))
  const ring = spots.size < zones.length
  const raw = zones.map(({ x, y }, at): Point => {
    const turn = (2 * Math.PI * at) / zones.length
    return ring ? [Math.cos(turn), Math.sin(turn)] : [x, y]
  })
  const stretched = ([0, 1] as const).map((side) => {
    const values = raw.map((each) => each[side])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const room = PLAIN[side] - 2 * MARGIN
    return values.map((value) =>
      Math.round(
        most > least ? MARGIN + ((value - least) / (most - least)) * room : PLAIN[side] / 2,
      ),
    )
  })
  return zones.map(({ name }, at) => [name, [stretched[0]![at]!, stretched[1]![at]!]])
}

const pointsOf = (piece: string): string[] => piece.replace(/^M|Z$/g, '').split('L')
const edgeOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Where outlines meet, every line once: both have it. */
export function bordersOf(pieces: readonly string[]): string {
  const edges = pieces
    .map(pointsOf)
    .map((points) => points.map((point, at) => [point, points[(at + 1) % points.length]!] as const))
  const shared = new Map<string, number>()
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
