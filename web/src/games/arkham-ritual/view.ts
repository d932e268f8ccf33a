import type { ArkhamRitualView } from '../../generated/types'
import type { TableModel } from '../../table/model.svelte'

export const MAX_SANITY = 7
export const ARTIFACTS = ['candelabra', 'grimoire', 'dagger', 'mask', 'idol'] as const
export const RED = ['cthulhu', 'nyarlathotep', 'yog_sothoth', 'hastur', 'mystery']

export function viewOf(model: TableModel): ArkhamRitualView {
  return model.shown.view as unknown as ArkhamRitualView
}

export type Colour = 'red' | 'blue'

export function colourOf(card: string): Colour {
  return card.endsWith('_r') || RED.includes(card) ? 'red' : 'blue'
}

/** The drawing of a card: artifacts share one in both colours. */
export function drawingOf(card: string): string {
  return /^(.+)_[br]$/.exec(card)?.[1] ?? card
}

/** How far the seats are from the middle, in percent of the cellar's width and height. */
export interface Round {
  wide: number
  high: number
}
export const DESK: Round = { wide: 40, high: 36 }
export const PHONE: Round = { wide: 36, high: 38 }

/** Where a seat sits around the table, in percent of the cellar; my own seat is at the bottom. */
export function seatAt(
  seat: number,
  me: number,
  seats: number,
  round: Round = DESK,
): { x: number; y: number } {
  const turn = (2 * Math.PI * ((seat - me + seats) % seats)) / seats
  return { x: 50 - round.wide * Math.sin(turn), y: 48 + round.high * Math.cos(turn) }
}

/** Between a seat and the middle of the table: where the travelling card lies. */
export function beside(place: { x: number; y: number }, near = 0.56): { x: number; y: number } {
  return { x: 50 + (place.x - 50) * near, y: 48 + (place.y - 48) * near }
}

export interface Place {
  kind: string
  blue: number
  red: number
}

/** The discards on their artifact places, and the others. */
export function sorted(discards: readonly string[]): { places: Place[]; others: string[] } {
  const places = ARTIFACTS.map((kind) => ({
    kind,
    blue: discards.filter((card) => card === `${kind}_b`).length,
    red: discards.filter((card) => card === `${kind}_r`).length,
  }))
  const others = discards.filter((card) => !ARTIFACTS.some((kind) => card.startsWith(`${kind}_`)))
  return { places, others }
}

export interface Known {
  card: string
  total: number
  unseen: number
}

/** Each card of the deck: how many there are and how many this seat cannot place. */
export function known(view: Pick<ArkhamRitualView, 'deck' | 'unseen'>): Known[] {
  const names = [...new Set(view.deck)]
  return names.map((card) => ({
    card,
    total: view.deck.filter((each) => each === card).length,
    unseen: view.unseen.filter((each) => each === card).length,
  }))
}
