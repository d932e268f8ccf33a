/**
 * Updates are shown one after the other, so that a card can be seen travelling; whoever is behind
 * hurries. Nothing waits for it: questions are answered from the newest position.
 */

export const STEP = 420
/** Never be further behind than this. */
export const LATEST = 2500

/** How long to show a step when so many are waiting behind it. */
export function stepTime(waiting: number, animated: boolean): number {
  if (!animated || waiting === 0) return 0
  return Math.min(STEP, Math.floor(LATEST / waiting))
}
