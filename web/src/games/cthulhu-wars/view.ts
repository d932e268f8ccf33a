import { textOf, type Move } from '../../lib/moves'
import { NEUTRAL } from './looks'
import type { Line } from '../../lib/position'
import type { TableModel } from '../../table/model.svelte'
import type {
  CthulhuWarsAreaInfo,
  CthulhuWarsBattleView,
  CthulhuWarsCardView,
  CthulhuWarsFighterView,
  CthulhuWarsFigures,
  CthulhuWarsSeatView,
  CthulhuWarsUnitInfo,
  CthulhuWarsView,
  CthulhuWarsZoneView,
} from '../../generated/types'

export type View = CthulhuWarsView
/** A zone as it is printed, with what stands in it. */
export type Zone = CthulhuWarsAreaInfo & CthulhuWarsZoneView
export type Faction = CthulhuWarsSeatView
export type Figures = CthulhuWarsFigures
export type UnitInfo = CthulhuWarsUnitInfo
export type Battle = CthulhuWarsBattleView
export type LoyaltyCard = CthulhuWarsCardView
export type Fighter = CthulhuWarsFighterView

export function viewOf(model: TableModel): View {
  return model.shown.view as unknown as View
}

/** The faction of a seat; what is nobody's has a look of its own. */
export function factionOf(view: View, seat: number | null): string {
  return (seat === null ? undefined : view.seats[seat]?.faction) ?? NEUTRAL
}

/** A unit's kind without what it is doing: `acolyte_on_gate` is an `acolyte`. */
export function kindOf(unit: string): string {
  return unit.replace(/_(on_gate|hit)/g, '')
}

/** What is printed on the card of a unit's faction, with its price now. */
export function infoOf(view: View, seat: number, unit: string): UnitInfo | undefined {
  return view.roster.find((each) => each.seat === seat && each.unit === unit)
}

/** The names of all Great Old Ones. */
export function greatsOf(view: View): ReadonlySet<string> {
  return new Set(view.roster.filter((each) => each.great).map((each) => each.unit))
}

const EMPTY = {
  gate: false,
  keeper: null,
  keeper_unit: '',
  living_gate: null,
  units: [],
  tokens: [],
}

/** All zones with what stands in them: the view tells only of those where something is. */
export function zonesOf(view: Pick<View, 'areas' | 'zones'>): Zone[] {
  const standing = new Map(view.zones.map((zone) => [zone.name, zone]))
  return view.areas.map((area) => ({ ...EMPTY, ...area, ...standing.get(area.name) }))
}

/** Questions whose moves are the whole menu of a turn: there the board waits for a choice. */
export const MENU = ['action', 'more', 'second', 'move']

const STEP = 'move-unit'
const LAST_STEP = 'move-last'

/** A unit that was picked up and waits for the zone it goes to. */
export interface Picked {
  unit: string
  origin: string
  /** Anything but a step of a Move action: one of its moves, and its words. */
  way?: Move
  words?: string
}

const verbOf = ({ way }: Picked) => way?.verb ?? STEP
/** The move's values with another zone: what it goes to comes last in a step. */
const fieldsTo = ({ unit, origin, way }: Picked, zone: string) => ({
  ...(way?.fields ?? { unit, origin }),
  zone,
})

/** The picked unit's move to a zone, possible or not. */
export function wayOf(picked: Picked, zone: string): string {
  return textOf(verbOf(picked), fieldsTo(picked, zone))
}

/** The same step for whoever knows that nobody is to follow. */
export function lastOf(picked: Picked, zone: string): string {
  return picked.way ? wayOf(picked, zone) : textOf(LAST_STEP, fieldsTo(picked, zone))
}

/** Do they differ in nothing but the zone they go to? */
function isAlike(one: Picked, two: Picked): boolean {
  return wayOf(one, '') === wayOf(two, '')
}

export function isSame(one: Picked | null, two: Picked): boolean {
  return one !== null && isAlike(one, two)
}

const pickedBy = (move: Move): Picked => ({
  unit: String(move.fields['unit'] ?? ''),
  origin: String(move.fields['origin'] ?? ''),
  ...(move.verb === STEP ? {} : { way: move }),
})

/** The moves of the picked unit, by the zone they go to. */
export function targetsOf(picked: Picked, moves: readonly Move[]): Map<string, Move> {
  const own = moves.filter((move) => move.verb === verbOf(picked) && 'origin' in move.fields)
  const alike = own.filter((move) => isAlike(picked, pickedBy(move)))
  return new Map(alike.map((move) => [String(move.fields['zone']), move]))
}

export function canMove(unit: string, origin: string, moves: readonly Move[]): boolean {
  return targetsOf({ unit, origin }, moves).size > 0
}

/** Is it this owner's unit that a step of mine would take: mine, or one of which I have none? */
export function isTaken(
  unit: string,
  owner: number,
  zone: Pick<Zone, 'units'>,
  seat: number | null,
): boolean {
  return owner === seat || !zone.units.some((each) => each.seat === seat && each.unit === unit)
}

/** What else goes from a zone to another one, each way once, with a blank for where to. */
export function journeysFrom(
  origin: string,
  moves: readonly Move[],
  words: (move: string) => string,
  term: (zone: string) => string,
): Picked[] {
  const ways: Picked[] = []
  for (const move of moves) {
    const { fields, verb } = move
    const picked = pickedBy(move)
    if (fields['origin'] !== origin || !('zone' in fields) || verb === STEP) continue
    if (ways.some((way) => isAlike(way, picked))) continue
    const [whole, name] = [words(move.text), term(String(fields['zone']))]
    const at = whole.lastIndexOf(name)
    ways.push({ ...picked, words: `${whole.slice(0, at)}…${whole.slice(at + name.length)}` })
  }
  return ways
}

/** One heap of figures as it stands in a zone. */
export interface Stack {
  seat: number
  unit: string
  number: number
  great: boolean
}

/** The figures of a zone without the one on the Gate: Great Old Ones first, faction by faction. */
export function stacksIn(zone: Zone, greats: ReadonlySet<string>): Stack[] {
  return zone.units
    .map(({ seat, unit, number }) => {
      const kept = zone.keeper === seat && kindOf(zone.keeper_unit) === unit ? 1 : 0
      return { seat, unit, number: number - kept, great: greats.has(unit) }
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

/** The factions that are taken already, with who plays them, as it was told. */
export function takenIn(lines: readonly Line[]): ReadonlyMap<string, number> {
  const told = lines.filter((line) => !line.house && line.key === 'faction')
  return new Map(told.map(({ params }) => [String(params['faction']), Number(params['seat'])]))
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

/** Is this all that was told so far? Then I have not had a turn yet. */
export function fromTheStart(lines: readonly Line[], all: readonly Line[]): boolean {
  return lines[0] === all.find((line) => !line.house)
}

/** The words of a move in its zone's own panel, where the zone need not be named again. */
export function wordsIn(zone: string, words: string): string {
  return words.replace(` (${zone})`, '').replace(`: ${zone}`, '')
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

/**
 * A battle in which nobody was asked anything is over at once: it is known from what was told, and
 * from who stood there before.
 */
export function battleTold(
  news: readonly Line[],
  before: Pick<View, 'zones'> | null,
): Battle | null {
  const [begun, ...lines] = battleLines(news)
  if (!begun || lines.at(-1)?.key !== 'battle-over') return null
  const { zone, seat, to } = begun.params
  const there = before?.zones.find((each) => each.name === zone)?.units ?? []
  return {
    zone: String(zone),
    attacker: Number(seat),
    defender: Number(to),
    step: 'retreats',
    attacker_dice: [],
    defender_dice: [],
    fighters: there
      .filter((each) => each.seat === seat || each.seat === to)
      .flatMap(({ seat: owner, unit, number }) =>
        Array.from({ length: number }, () => ({
          seat: owner,
          unit,
          takes_part: true,
          kills: 0,
          pains: 0,
        })),
      ),
  }
}

/** What dice are worth: 6 kills, 4 and 5 pain. */
export function faceOf(face: number): 'kill' | 'pain' | 'miss' {
  return face === 6 ? 'kill' : face >= 4 ? 'pain' : 'miss'
}

/** A side's dice: as they lie there, or as they were told once the battle is over. */
export function diceOf(fight: Battle, seat: number, lines: readonly Line[]): number[] {
  const faces = seat === fight.attacker ? fight.attacker_dice : fight.defender_dice
  if (faces.length) return faces
  const told = lines.find((line) => line.key === 'rolled' && line.params['seat'] === seat)
  return (told?.params['faces'] as number[] | undefined) ?? []
}

/** The fighters as a battle has left them: who died and who retreated, as it was told. */
export function settled(fighters: readonly Fighter[], lines: readonly Line[]): Fighter[] {
  const fates = lines.map(({ key, params }) => `${key} ${params['seat']} ${params['unit']}`)
  const met = (fate: string, { seat, unit }: Fighter) => {
    const at = fates.indexOf(`${fate} ${seat} ${kindOf(unit)}`)
    return at >= 0 && fates.splice(at, 1).length > 0
  }
  const marked = fighters.map((fighter, at) => ({ fighter, at }))
  marked.sort((a, b) => b.fighter.kills - a.fighter.kills || b.fighter.pains - a.fighter.pains)
  return marked
    .map(({ fighter, at }) => {
      // The dead take no part any more, nor did those that were hidden.
      const fought = fighter.takes_part || fighter.kills > 0
      const dead = fought && (met('killed', fighter) || met('eliminated', fighter))
      const fled = !dead && fighter.takes_part && met('retreated', fighter)
      return { at, fighter: { ...fighter, kills: Number(dead), pains: Number(fled) } }
    })
    .sort((a, b) => a.at - b.at)
    .map(({ fighter }) => fighter)
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

/** What a fighter is called in moves. */
export function callOf(fighter: Fighter): string {
  return fighter.unit + (fighter.kills + fighter.pains > 0 ? '_hit' : '')
}

/** The one move that names a fighter, if the question is about this side's fighters. */
export function moveOn(fighter: Fighter, battle: Battle, moves: readonly Move[]): string | null {
  const asked = moves.filter((move) => move.on === 'battle')
  if (!asked.length || !fighter.takes_part) return null
  const side = battle.fighters.filter((each) => each.seat === fighter.seat && each.takes_part)
  const calls = new Set(side.map(callOf))
  const about = ({ fields }: Move) =>
    'to' in fields ? fields['to'] === fighter.seat : calls.has(String(fields['unit']))
  if (!asked.every((move) => 'to' in move.fields || about(move))) return null
  const named = asked.filter((move) => about(move) && move.fields['unit'] === callOf(fighter))
  return named.length === 1 ? named[0]!.text : null
}

/** Questions whose answers lie on the table as cards: a scene shows them. */
const CARDS = ['faction', 'book']

/**
 * Does the board itself offer this move: on the map, or among the cards of its question? A battle
 * lies over the map: there all answers are in the prompt as well.
 */
export function offers(move: Move, question: string, fighting: boolean): boolean {
  const onCard = move.on === 'card' && CARDS.includes(question)
  return (move.on === 'map' && !fighting) || onCard || move.verb === BUY
}

/** A move that lies on a card of the supply. */
export const BUY = 'buy'

/** The Doom that a move takes: a card from the supply, or a battle that costs some. */
export function doomOf(view: Pick<View, 'cards' | 'battle_doom'>, { verb, fields }: Move): number {
  if (verb === BUY) return view.cards.find(({ card }) => card === fields['card'])?.doom ?? 0
  if (verb !== 'attack') return 0
  return view.battle_doom.find(([zone]) => zone === fields['zone'])?.[1] ?? 0
}

/** Can a card of the supply be bought now? */
export function sells(moves: readonly Move[]): boolean {
  return moves.some(({ verb }) => verb === BUY)
}

/** Can an independent Great Old One be awakened now? */
export function wakes(cards: View['cards'], moves: readonly Move[]): boolean {
  const units = cards.filter(({ sort }) => sort === 'independent').flatMap(({ units }) => units)
  return moves.some(
    ({ verb, fields }) => verb === 'awaken' && units.includes(String(fields['unit'])),
  )
}
