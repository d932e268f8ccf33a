import type { Line } from '../../lib/position'
import type { Cards, View } from './view'

type Confrontation = NonNullable<View['confrontation']>

/** A Confrontation on the screen: in progress, or just decided. */
export interface Fight extends Confrontation {
  over: boolean
  /** Who won; nobody in a tie. */
  winner: number | null
}

export const VERDICTS = ['confrontation-won', 'confrontation-tied']

const seatOf = (line: Line) => Number(line.params['seat'])
const numberOf = (line: Line | undefined) => Number(line?.params['number'] ?? 0)

/** The last Confrontation that the log tells of, if it has been decided. */
export function decidedIn(lines: readonly Line[], cards: Cards): Fight | null {
  const from = lines.findLastIndex((line) => line.key === 'confrontation' && !line.house)
  const told = from < 0 ? [] : lines.slice(from)
  const verdict = told.find((line) => VERDICTS.includes(line.key))
  if (!verdict) return null
  const seats = told[0]!.params['seats'] as number[]
  const sides = seats.map((seat) => {
    const find = (key: string) => told.find((line) => line.key === key && seatOf(line) === seat)
    const laid = (find('revealed')?.params['cards'] ?? []) as string[]
    const thugs = numberOf(find('revealed'))
    const total = numberOf(find('attack-total'))
    const icons = laid.reduce((sum, name) => sum + (cards.get(name)?.attack ?? 0), 0)
    const number = laid.length
    // Rituals are gone from the board by now: what cards and Thugs do not explain is theirs.
    const rituals = total - icons - thugs
    const shown = { committed: true, revealed: true, number, cards: laid, thugs, total }
    return { seat, rituals, bonus: 0, ...shown }
  })
  return {
    district: String(told[0]!.params['district']),
    executor: seats[0]!,
    sides,
    over: true,
    winner: verdict.key === 'confrontation-won' ? seatOf(verdict) : null,
  }
}

/** What the NPC did in its last turn: the roll, and everything until somebody else acts. */
export function automatonIn(lines: readonly Line[], npc: number): Line[] {
  const from = lines.findLastIndex((line) => line.key === 'npc-rolled' && !line.house)
  if (from < 0) return []
  const rest = lines.slice(from + 1)
  const end = rest.findIndex(
    (line) => line.house || ('seat' in line.params && seatOf(line) !== npc),
  )
  return [lines[from]!, ...rest.slice(0, end < 0 ? rest.length : end)]
}
