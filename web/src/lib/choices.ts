/**
 * Combined choices as one gesture: a move is verb and words; picking some of its words narrows the
 * legal moves until one is left, which is then confirmed.
 */

export interface Draft {
  /** Words picked so far, in the order of the move's text. */
  picked: string[]
  /** The legal moves that begin with them. */
  moves: string[]
  /** What can be picked next. */
  next: string[]
  /** The move, when the words are complete. */
  move: string | null
}

const words = (move: string) => move.split(' ')

/** The draft after these picks; picks that no legal move begins with are refused with null. */
export function draft(legal: readonly string[], picked: readonly string[]): Draft | null {
  const moves = legal.filter((move) => picked.every((word, at) => words(move)[at] === word))
  if (moves.length === 0) return null
  const next = [...new Set(moves.map((move) => words(move)[picked.length]))]
  const complete = moves.find((move) => words(move).length === picked.length) ?? null
  return {
    picked: [...picked],
    moves,
    next: next.filter((word) => word !== undefined),
    move: complete,
  }
}

/** Pick the words that leave no choice, so that one gesture is enough where one thing is open. */
export function hurried(legal: readonly string[], picked: readonly string[]): Draft | null {
  let now = draft(legal, picked)
  while (now && !now.move && now.next.length === 1)
    now = draft(legal, [...now.picked, now.next[0]!])
  return now
}
