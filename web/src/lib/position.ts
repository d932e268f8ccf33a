import type { Here, Question, Result, SeatInfo, Told, Update, WishInfo } from '../generated/types'

/** The table as this place knows it. */
export interface TablePosition {
  number: number
  view: Record<string, unknown> | null
  question: Question | null
  asked: number[]
  may: string[]
  seats: SeatInfo[]
  wish: WishInfo | null
  result: Result | null
  seed: string
  commitment: string
}

export const NOWHERE: TablePosition = {
  number: -1,
  view: null,
  question: null,
  asked: [],
  may: [],
  seats: [],
  wish: null,
  result: null,
  seed: '',
  commitment: '',
}

/** The position after an update; null if the update starts from a number that we do not have. */
export function applied(now: TablePosition, update: Update): TablePosition | null {
  let view: Record<string, unknown> | null
  if (update.view !== undefined) {
    view = update.view as Record<string, unknown>
    if (Object.keys(view).length === 0) view = null
  } else if (update.since === now.number && now.view) {
    view = { ...now.view, ...update.set }
  } else {
    return null
  }
  return {
    number: update.n,
    view,
    question: update.question ?? null,
    asked: update.asked ?? [],
    may: update.may ?? [],
    seats: update.seats ?? now.seats,
    wish: update.undo ?? null,
    result: update.result ?? null,
    seed: update.seed ?? '',
    commitment: update.commitment ?? now.commitment,
  }
}

export function isHere(message: object): message is Here {
  return 'here' in message
}

/** One line of the log: what was told, in its update. */
export interface Line extends Told {
  /** The update's number it came with. */
  at: number
}

export function linesOf(update: Update): Line[] {
  return (update.told ?? []).map((told) => ({ ...told, at: update.n }))
}
