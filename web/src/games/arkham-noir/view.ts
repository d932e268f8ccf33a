import type { ArkhamNoirCardInfo, ArkhamNoirPlacing, ArkhamNoirView } from '../../generated/types'
import { draft } from '../../lib/choices'
import type { Move } from '../../lib/moves'
import type { TableModel } from '../../table/model.svelte'

export function viewOf(model: TableModel): ArkhamNoirView {
  return model.shown.view as unknown as ArkhamNoirView
}

export type Cards = ReadonlyMap<string, ArkhamNoirCardInfo>

export function cardsOf(view: Pick<ArkhamNoirView, 'cards'>): Cards {
  return new Map(view.cards.map((card) => [card.name, card]))
}

/** The legal moves that name this card first. */
export function movesOf(card: string, legal: readonly string[]): string[] {
  const verbs = new Set(legal.map((move) => move.split(' ')[0]!))
  return [...verbs].flatMap((verb) => draft(legal, [verb, card])?.moves ?? [])
}

/** What placing a chosen card on a case would be: the move, or the reason why it is none. */
export interface Target {
  move: string | null
  reason: string
  clause: string
}

const PLACING = ['place-lead', 'place-from-hand', 'skeleton-key']

export function targetOf(
  card: string,
  victim: string,
  legal: readonly string[],
  placing: readonly ArkhamNoirPlacing[],
): Target {
  const drafts = PLACING.map((verb) => draft(legal, [verb, card, victim]))
  const move = drafts.find((each) => each?.move)?.move ?? null
  const found = placing.find((each) => each.card === card && each.case === victim)
  return { move, reason: move ? '' : (found?.reason ?? ''), clause: found?.clause ?? '' }
}

/** Kinds in the order in which they are counted everywhere. */
export const KINDS = ['person', 'threat', 'artifact', 'evidence', 'location', 'monster', 'formula']

/** Which kinds these cards show. */
export function kindsOf(names: readonly string[], cards: Cards): string[] {
  const found = new Set(names.map((name) => cards.get(name)?.kind))
  return KINDS.filter((kind) => found.has(kind))
}

/** The events that a game is told by when it is over. */
export const TURNING_POINTS = [
  'victim',
  'storm',
  'formula',
  'closed',
  'collected',
  'cold-trail',
  'time-is-up',
  'no-case-open',
  'contact-key',
  'contact-gain',
  'game-over',
]

/** Everything that can be done by touching a card and the place where it goes. */
const TOUCHED = /^(place-lead|place-from-hand|close|discard|take|give|collect)$/

export function offers({ verb }: Pick<Move, 'verb'>): boolean {
  return TOUCHED.test(verb)
}
