import type { Chapter, Clause, Primer, Step } from '../generated/types'

/** A piece of a text: a hit of the search, the number of a clause that can be opened, or words. */
export interface Piece {
  text: string
  hit: boolean
  clause: string
}

const CLAUSE = /\b(?:[A-Z]{2}-\d+(?:\.\d+)?|R-\d+)\b/
/** A single letter would mark half of the page. */
const SHORTEST = 2

export function wordsOf(wanted: string): string[] {
  return wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean)
}

function has(text: string, words: readonly string[]): boolean {
  const low = text.toLocaleLowerCase()
  return words.every((word) => low.includes(word))
}

/** The chapters with what all of the words are in; a chapter whose title has them is there whole. */
export function foundIn(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters]
  const fits = (clause: Clause, title: string) =>
    has(`${clause.number} ${title} ${clause.text}`, words)
  return chapters
    .map((each) => ({ ...each, clauses: each.clauses.filter((one) => fits(one, each.title)) }))
    .filter((each) => each.clauses.length)
}

/** The steps of the first page in which the words are, with their numbers. */
export function stepsWith(
  primer: Primer | null,
  words: readonly string[],
): { step: Step; at: number }[] {
  return (primer?.steps ?? [])
    .map((step, at) => ({ step, at }))
    .filter(({ step }) => has(`${step.title} ${step.text}`, words))
}

/** A text in pieces: what is searched for is marked, and clauses that there are can be opened. */
export function piecesOf(
  text: string,
  words: readonly string[],
  known: ReadonlySet<string>,
): Piece[] {
  const marks = words.filter((word) => word.length >= SHORTEST).map(escaped)
  const pattern = new RegExp([CLAUSE.source, ...marks].join('|'), 'gi')
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push(plain(text.slice(end, found.index)))
    const [said] = found
    const hit = words.some((word) => said.toLocaleLowerCase().includes(word))
    pieces.push({ text: said, hit, clause: known.has(said) ? said : '' })
    end = found.index + said.length
  }
  if (end < text.length) pieces.push(plain(text.slice(end)))
  return pieces
}

const plain = (text: string): Piece => ({ text, hit: false, clause: '' })
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
