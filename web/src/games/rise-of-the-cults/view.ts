import type {
  RiseOfTheCultsCardInfo,
  RiseOfTheCultsDistrictView,
  RiseOfTheCultsSeatView,
  RiseOfTheCultsView,
} from '../../generated/types'
import type { Move } from '../../lib/moves'
import type { TableModel } from '../../table/model.svelte'

export type View = RiseOfTheCultsView
export type District = RiseOfTheCultsDistrictView
export type Seat = RiseOfTheCultsSeatView
export type CardInfo = RiseOfTheCultsCardInfo
export type Cards = ReadonlyMap<string, CardInfo>

export const DISTRICTS = ['northside', 'downtown', 'uptown', 'rivertown']
export const PLANS = ['augmentation', 'preparation', 'influence', 'dominance', 'bluff']
export const PHASES = ['city', 'mobilization', 'recruitment', 'planning', 'action', 'hiding']
export const TOKENS = ['thug', 'adept', 'freak']
export const ICONS = ['attack', 'power', 'terror'] as const
const FACES = [...TOKENS, 'blank']

export function viewOf(model: TableModel): View {
  return model.shown.view as unknown as View
}

export function cardsOf(view: Pick<View, 'cards'>): Cards {
  return new Map(view.cards.map((card) => [card.name, card]))
}

/** A pile as kinds with their numbers, in the order in which they first appear. */
export function grouped(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** The move that rolls the dice at these places again. */
export function rerollOf(faces: readonly string[], places: readonly number[]): string {
  const chosen = places.map((at) => faces[at])
  const counts = FACES.map((face) => chosen.filter((each) => each === face).length)
  return `reroll ${counts.join(' ')}`
}

const CARD_VERBS = ['use', 'pay', 'commit', 'buy', 'discard', 'destroy', 'destroy-from-hand']

/** The legal moves with a card of one's hand, or of one's discard pile. */
export function movesWith(
  card: string,
  legal: readonly string[],
  verbs: readonly string[] = CARD_VERBS,
): string[] {
  return verbs.map((verb) => `${verb} ${card}`).filter((move) => legal.includes(move))
}

export const HAND_VERBS = ['use', 'pay', 'commit', 'discard', 'destroy-from-hand']

/** What one would do with a card of the hand when this is asked: the move to ask "why not" about. */
export function wishFor(question: string, card: string): string {
  const verb = { pay: 'pay', 'pay-terror': 'pay', commit: 'commit', discard: 'discard' }[question]
  return `${verb ?? 'use'} ${card}`
}

/** The move that a click on the whole district means: there is at most one. */
export function moveInto(district: string, legal: readonly string[]): string | null {
  const moves = [`place-marker ${district}`, `found-site ${district}`]
  return moves.find((move) => legal.includes(move)) ?? null
}

/** Does my marker on top of this stack wait for a decision? */
export function canAct(district: string, legal: readonly string[]): boolean {
  return legal.includes(`bluff ${district}`)
}

/** What a plan in a district is called as a move. */
export function planMove(plan: string, district: string): string {
  return plan === 'bluff' ? `bluff ${district}` : `execute ${plan} ${district}`
}

/** The move that a Ritual on the board stands for: to move it, raise it, remove or banish it. */
export function ritualMove(
  ritual: { seat: number; level: number },
  district: string,
  view: Pick<View, 'seat' | 'plan_district'>,
  legal: readonly string[],
): string | null {
  const { seat, level } = ritual
  const here = district === view.plan_district
  const moves =
    seat === view.seat
      ? [`move-ritual ${level} ${district}`, ...(here ? [`remove ${level}`, `raise ${level}`] : [])]
      : here
        ? [`banish ${seat} ${level}`]
        : []
  return moves.find((move) => legal.includes(move)) ?? null
}

/** Dominance fields of a district: who holds each, then the empty ones. */
export function dominanceFields(district: District): (number | null)[] {
  const held = district.dominance.flatMap((number, seat) =>
    Array.from<number>({ length: number }).fill(seat),
  )
  const empty = Math.max(0, district.dominance_fields - held.length)
  return [...held, ...Array.from<null>({ length: empty }).fill(null)]
}

/** How much is asked for, how much is there, and how much is lost even if one pays well. */
export interface Payment {
  number: number
  paid: number
  missing: number
  waste: number
}

export const PAYMENTS = ['pay', 'pay-terror']

export function paymentOf(params: Record<string, unknown>): Payment {
  const number = Number(params['number'] ?? 0)
  const paid = Number(params['paid'] ?? 0)
  const waste = Number(params['waste'] ?? 0)
  return { number, paid, missing: Math.max(0, number - paid), waste }
}

/** The icon that a question counts: on the cards it is the one that matters. */
export function countedIcon(question: string | undefined): string {
  return { pay: 'power', commit: 'attack', 'pay-terror': 'terror' }[question ?? ''] ?? ''
}

/** A cult's victory points, taken apart. */
export interface Score {
  seat: number
  cult: string
  dominance: number
  sites: number
  rituals: number
  points: number
}

export function scoreOf(view: Pick<View, 'districts'>, each: Seat): Score {
  const sites = view.districts.filter(
    (district) =>
      district.sites.includes(each.seat) &&
      district.rituals.some((ritual) => ritual.seat === each.seat),
  ).length
  const { seat, cult, dominance, points } = each
  return { seat, cult, dominance, sites, rituals: points - dominance - sites, points }
}

/** What I could bring to bear now: icons in my hand and tokens. */
export function strengthOf(
  view: Pick<View, 'hand' | 'tokens'>,
  cards: Cards,
): Record<(typeof ICONS)[number], { cards: number; tokens: number }> {
  const sum = (icon: (typeof ICONS)[number]) =>
    view.hand.reduce((all, name) => all + (cards.get(name)?.[icon] ?? 0), 0)
  return {
    attack: { cards: sum('attack'), tokens: view.tokens['thug'] ?? 0 },
    power: { cards: sum('power'), tokens: view.tokens['adept'] ?? 0 },
    terror: { cards: sum('terror'), tokens: view.tokens['freak'] ?? 0 },
  }
}

/** City cards that have not been out yet; empty where the list and the deck do not agree. */
export function cityToCome(view: Pick<View, 'cards' | 'city_out' | 'city_left'>): CardInfo[] {
  const rest = view.cards.filter(
    (card) => card.kind === 'city' && !view.city_out.includes(card.name),
  )
  return rest.length === view.city_left ? rest : []
}

/** Who could still come to a Confrontation here: those present, and those with Rituals elsewhere. */
export function opposers(view: Pick<View, 'districts' | 'seat'>, district: District): number[] {
  const there = (each: District) => each.rituals.map((ritual) => ritual.seat)
  const elsewhere = view.districts.filter((each) => each !== district).flatMap(there)
  const all = [...there(district), ...(district.free_fields > 0 ? elsewhere : [])]
  return [...new Set(all)].filter((seat) => seat !== view.seat).sort()
}

/** Everybody by name, the NPC of a solo game too. */
export function namesOf(model: TableModel, view: Pick<View, 'seats'>): string[] {
  return view.seats.map((each) => model.speaker.name(each.seat))
}

/** Everything that can be done by touching the board, the hand, the dice or the tokens. */
const TOUCHED =
  /^(place-stack|place-marker|found-site|execute|bluff|keep|reroll|pay|pay-token|commit|fist|take|return|buy|use|move-ritual|remove|raise|banish|replace|target|discard|destroy|destroy-from-hand|turn-die)$/

export function offers({ verb }: Pick<Move, 'verb'>): boolean {
  return TOUCHED.test(verb)
}
