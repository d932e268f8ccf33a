import type { Line } from '../../lib/position'

/** What the end of a round was, for the scene that shows it step by step. */
export interface Reveal {
  reason: Line
  /** What came before the verdicts: who awakens, what the Mystery is. */
  omens: Line[]
  fates: Fate[]
  fallen: Line | null
}

export interface Fate {
  /** The seat, or the dummy's number. */
  seat: number | null
  dummy: number | null
  card: string
  /** Empty when a Great Old One decides alone. */
  verdict: string
  /** What happened to the sanity, as told. */
  change: Line | null
}

/** What changes everything for a round, and the card that is guilty of it. */
const OMENS = ['mystery', 'awakens', 'awakens-dummy', 'cultist-held', 'professor-held']
export const GUILTY: Readonly<Record<string, string>> = {
  'cultist-held': 'cultist',
  'professor-held': 'mad_professor',
}

/** The end of a round among these lines, if there is one. */
export function revealIn(lines: readonly Line[]): Reveal | null {
  const start = lines.findIndex((line) => line.key === 'round-ends' && !line.house)
  if (start < 0) return null
  const end = lines.findIndex((line, at) => at > start && line.key === 'round')
  const told = lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => !line.house)
  const fates = told.flatMap((line) => fateOf(line))
  for (const line of told.filter((each) => each.key === 'lost' || each.key === 'gained')) {
    const fate = fates.find((each) => each.seat === line.params['seat'])
    if (fate) fate.change = line
  }
  return {
    reason: lines[start]!,
    omens: told.filter((line) => OMENS.includes(line.key)),
    fates,
    fallen: told.find((line) => line.key === 'fallen') ?? null,
  }
}

function fateOf(line: Line): Fate[] {
  const card = String(line.params['card'])
  const verdict = String(line.params['verdict'] ?? '')
  if (line.key === 'verdict' || line.key === 'revealed') {
    return [{ seat: Number(line.params['seat']), dummy: null, card, verdict, change: null }]
  }
  if (line.key === 'verdict-dummy') {
    return [{ seat: null, dummy: Number(line.params['number']), card, verdict, change: null }]
  }
  return []
}
