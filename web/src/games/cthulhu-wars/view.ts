import type { Line } from '../../lib/position'
import type { TableModel } from '../../table/model.svelte'
import type {
  CthulhuWarsAreaInfo,
  CthulhuWarsBattleView,
  CthulhuWarsFighterView,
  CthulhuWarsFigures,
  CthulhuWarsSeatView,
  CthulhuWarsView,
  CthulhuWarsZoneView,
} from '../../generated/types'
import { isGreat, kindOf } from './units'

export type View = CthulhuWarsView
/** A zone as it is printed, with what stands in it. */
export type Zone = CthulhuWarsAreaInfo & CthulhuWarsZoneView
export type Faction = CthulhuWarsSeatView
export type Figures = CthulhuWarsFigures
export type Battle = CthulhuWarsBattleView
export type Fighter = CthulhuWarsFighterView

export function viewOf(model: TableModel): View {
  return model.shown.view as unknown as View
}

const EMPTY = { gate: false, keeper: null, keeper_unit: '', units: [], tokens: [] }

/** All zones with what stands in them: the view tells only of those where something is. */
export function zonesOf(view: Pick<View, 'areas' | 'zones'>): Zone[] {
  const standing = new Map(view.zones.map((zone) => [zone.name, zone]))
  return view.areas.map((area) => ({ ...EMPTY, ...area, ...standing.get(area.name) }))
}

/** Questions whose moves are the whole menu of a turn: there the board waits for a choice. */
export const MENU = ['action', 'more', 'second', 'move']

/** A move taken apart; what it has no word for is undefined. */
export interface Said {
  move: string
  verb: string
  unit?: string
  zone?: string
  origin?: string
  to?: number
}

export function said(move: string, names: Record<string, string[]>): Said {
  const [verb = '', ...words] = move.split(' ')
  const found: Record<string, string> = {}
  words.forEach((word, at) => (found[names[verb]?.[at] ?? ''] = word))
  const { unit, zone, origin, to } = found
  return { move, verb, unit, zone, origin, to: to === undefined ? undefined : Number(to) }
}

/** A unit that was picked up and waits for the zone it goes to. */
export interface Picked {
  unit: string
  origin: string
}

export function wayOf({ unit, origin }: Picked, zone: string): string {
  return `move-unit ${unit} ${origin} ${zone}`
}

/** Where the picked unit can go. */
export function targetsOf(picked: Picked, legal: readonly string[]): string[] {
  const start = `move-unit ${picked.unit} ${picked.origin} `
  return legal.filter((move) => move.startsWith(start)).map((move) => move.slice(start.length))
}

export function canMove(unit: string, origin: string, legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith(`move-unit ${unit} ${origin} `))
}

/** One heap of figures as it stands in a zone. */
export interface Stack {
  seat: number
  unit: string
  number: number
  great: boolean
}

/** The figures of a zone without the one on the Gate: Great Old Ones first, faction by faction. */
export function stacksIn(zone: Zone): Stack[] {
  return zone.units
    .map(({ seat, unit, number }) => {
      const kept = zone.keeper === seat && kindOf(zone.keeper_unit) === unit ? 1 : 0
      return { seat, unit, number: number - kept, great: isGreat(unit) }
    })
    .filter((stack) => stack.number > 0)
    .sort((a, b) => a.seat - b.seat || Number(b.great) - Number(a.great))
}

/** What one could wish to do in a zone in one's turn, possible or not. */
export function wishesIn(zone: Zone, mine: Faction): string[] {
  const here = new Set(zone.units.map((each) => each.seat))
  if (!here.has(mine.seat)) return []
  const wishes = [`recruit acolyte ${zone.name}`]
  if (!zone.gate) wishes.push(`create-gate ${zone.name}`)
  for (const enemy of here) {
    if (enemy === mine.seat) continue
    wishes.push(`attack ${zone.name} ${enemy}`, `capture ${zone.name} ${enemy}`)
  }
  return wishes
}

/** How far a requirement is, as pairs of what there is and what is needed. */
export function progressOf(view: View, mine: Faction, requirement: string): [number, number][] {
  const here = view.zones.filter((zone) => zone.units.some((each) => each.seat === mine.seat))
  const oceans = zonesOf(view).filter((zone) => zone.ocean && zone.gate)
  const enemies = view.seats.filter((each) => each.seat !== mine.seat)
  const met = enemies.filter((each) =>
    here.some((zone) => zone.units.some((unit) => unit.seat === each.seat)),
  )
  const spread = /^spread_(\d)$/.exec(requirement)
  const gates = /^gates_(\d+)_power_(\d+)$/.exec(requirement)
  if (spread) return [[here.length, Number(spread[1])]]
  if (gates) {
    return [
      [mine.gates, Number(gates[1])],
      [mine.power, Number(gates[2])],
    ]
  }
  if (requirement === 'ocean_gates') {
    return [
      [oceans.filter((zone) => zone.keeper === mine.seat).length, 3],
      [oceans.length, 4],
    ]
  }
  if (requirement === 'share_areas') return [[met.length, enemies.length]]
  if (requirement === 'five_books') return [[mine.books.length, 5]]
  return []
}

/** What has happened since my last turn ended: the lines, without who was on turn. */
export function sinceMyTurn(lines: readonly Line[], seat: number): Line[] {
  const told = lines.filter((line) => !line.house)
  const turns = told.flatMap((line, at) => (line.key === 'turn' ? [at] : []))
  const whose = (at: number) => Number(told[at]!.params['seat'])
  const current = turns.at(-1)
  const end = current !== undefined && whose(current) === seat ? current : told.length
  const mine = turns.findLast((at) => at < end && whose(at) === seat)
  const start = mine === undefined ? 0 : (turns.find((at) => at > mine) ?? told.length)
  return told.slice(start, end).filter((line) => line.key !== 'turn')
}

/** A battle on the screen: the one under way, or the last one until it is closed. */
export interface Fight extends Battle {
  over: boolean
}

/** What was told of the battle that is on, or was last. */
export function battleLines(lines: readonly Line[]): Line[] {
  const begun = lines.findLastIndex((line) => line.key === 'battle')
  if (begun < 0) return []
  const over = lines.findIndex((line, at) => at > begun && line.key === 'battle-over')
  return lines.slice(begun, over < 0 ? undefined : over + 1).filter((line) => !line.house)
}

/** A battle in which nobody was asked anything is over at once: it is known from what was told. */
export function battleTold(news: readonly Line[]): Battle | null {
  const [begun, ...lines] = battleLines(news)
  if (!begun || lines.at(-1)?.key !== 'battle-over') return null
  return {
    zone: String(begun.params['zone']),
    attacker: Number(begun.params['seat']),
    defender: Number(begun.params['to']),
    step: 'retreats',
    attacker_dice: [],
    defender_dice: [],
    fighters: [],
  }
}

/** What dice are worth: 6 kills, 4 and 5 pain. */
export function faceOf(face: number): 'kill' | 'pain' | 'miss' {
  return face === 6 ? 'kill' : face >= 4 ? 'pain' : 'miss'
}

/** One die as it is shown; its face is not known where only the score was told. */
export interface Die {
  face: number | null
  kind: 'kill' | 'pain' | 'miss'
}

/** A side's dice: as they lie there, or from what was told of them. */
export function diceOf(fight: Battle, seat: number, lines: readonly Line[]): Die[] {
  const faces = seat === fight.attacker ? fight.attacker_dice : fight.defender_dice
  if (faces.length) return faces.map((face) => ({ face, kind: faceOf(face) }))
  const told = lines.find((line) => line.key === 'rolled' && line.params['seat'] === seat)
  const [number = 0, kills = 0, pains = 0] = ['number', 'kills', 'pains'].map((name) =>
    Number(told?.params[name] ?? 0),
  )
  return Array.from({ length: number }, (_, at) => ({
    face: null,
    kind: at < kills ? 'kill' : at < kills + pains ? 'pain' : 'miss',
  }))
}

/** Fighters that are alike stand together. */
export function ranksOf(fighters: readonly Fighter[], seat: number): [Fighter, number][] {
  const ranks = new Map<string, [Fighter, number]>()
  for (const fighter of fighters.filter((each) => each.seat === seat)) {
    const key = JSON.stringify(fighter)
    ranks.set(key, [fighter, (ranks.get(key)?.[1] ?? 0) + 1])
  }
  return [...ranks.values()]
}

const ON_FIGHTERS = ['assign-kill', 'assign-pain', 'lose']

/** What a fighter is called in moves. */
export function callOf(fighter: Fighter): string {
  return fighter.unit + (fighter.kills + fighter.pains > 0 ? '_hit' : '')
}

/** The move that touching a fighter means, if the question is about this side's fighters. */
export function moveOn(fighter: Fighter, battle: Battle, legal: readonly Said[]): string | null {
  const asked = legal.filter((each) => ON_FIGHTERS.includes(each.verb) && !each.zone)
  if (!asked.length || !fighter.takes_part) return null
  const side = battle.fighters.filter((each) => each.seat === fighter.seat && each.takes_part)
  const all = asked.every((each) => side.some((own) => callOf(own) === each.unit))
  return (all && asked.find((each) => each.unit === callOf(fighter))?.move) || null
}

/** Everything that can be done by touching the map or the factions to choose from. */
const TOUCHED =
  /^(recruit|summon|awaken|create-gate|move-unit|attack|capture|control-gate|abandon-gate|dreams|emerge|devolve|avatar|ghroth-place|he-who-is-not-to-be-named|screaming-dead|shriek|shriek-from|zingaya|start-in|play-faction|sacrifice)( |$)/

export function offers(move: string): boolean {
  return TOUCHED.test(move)
}
