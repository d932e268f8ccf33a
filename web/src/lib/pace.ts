/**
 * Updates are shown one after the other, so that a card can be seen travelling; the question comes
 * when the table has caught up. Whoever is far behind hurries.
 */

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** How long a step stays, in milliseconds, and how far behind one may fall. */
const TIMES: Record<Pace, { step: number; latest: number }> = {
  slow: { step: 1500, latest: 30000 },
  normal: { step: 750, latest: 12000 },
  fast: { step: 300, latest: 4000 },
  'at-once': { step: 0, latest: 0 },
}

/** How long to show a step before the next one, when so many are waiting behind it. */
export function stepTime(waiting: number, pace: Pace): number {
  const { step, latest } = TIMES[pace]
  return waiting === 0 ? step : Math.min(step, Math.floor(latest / waiting))
}
