import type { Here, OfferInfo, Result, SeatInfo, Told, Update, WishInfo } from '../generated/types'
import { askedOf, movesOf, type Asked, type Move } from './moves'

/** The table as this place knows it. */
export interface TablePosition {
  number: number
  view: Record<string, unknown> | null
  question: Asked | null
  asked: number[]
  may: Move[]
  seats: SeatInfo[]
  wish: WishInfo | null
  /** A seat that changes hands if the table agrees. */
  offer: OfferInfo | null
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
  offer: null,
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
    question: askedOf(update.question),
    asked: update.asked ?? [],
    may: movesOf(update.may),
    seats: update.seats ?? now.seats,
    wish: update.undo ?? null,
    offer: update.offer ?? null,
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
  /** Who sat where when it happened. */
  seats?: SeatInfo[]
  /** It was taken back later. */
  undone?: boolean
}

/** A line of a finished game, with the number of moves after which it was told. */
export interface PlayedLine extends Line {
  at: number
}

export function linesOf(update: Update, seats: SeatInfo[]): Line[] {
  return (update.told ?? []).map((told) => ({ ...told, seats }))
}

const changesSeats = (line: Line) => line.house === true && line.key.startsWith('seat-')

/**
 * The log as it reads at its end: each line with those who sat there then, and with a mark where
 * it was taken back. Both are known only from later lines; a line that stays as it was is kept.
 */
export function retold(lines: Line[], seats: SeatInfo[]): Line[] {
  if (!lines.some((line) => changesSeats(line) || line.key === 'undone')) return lines
  const told = [...lines]
  let now = seats
  /** Rows from this one on were taken back. */
  let back = Infinity
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!
    const undone = !line.house && (line.row ?? 0) >= back
    if (line.seats !== now || Boolean(line.undone) !== undone)
      told[at] = { ...line, seats: now, undone }
    if (changesSeats(line)) now = seatedBefore(now, line)
    else if (!line.house && line.key === 'undone')
      back = Math.min(back, Number(line.params['since']))
  }
  return told
}

function seatedBefore(seats: SeatInfo[], line: Line): SeatInfo[] {
  const was = line.params['was'] as SeatInfo | undefined
  return was ? seats.with(Number(line.params['seat']), was) : seats
}
