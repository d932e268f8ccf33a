import type { MoveGroup, AskMessage } from '../generated/types'

/** A move that the table offers: its text, which is what is sent, and what it consists of. */
export interface Move {
  text: string
  verb: string
  /** Its values by name, in the order in which the text has them. */
  fields: Record<string, string | number>
  /** What it costs now. */
  price: number
  /** Where a board can offer it. */
  on: 'map' | 'battle' | 'card' | 'prompt'
}

/** A question with its moves one by one. */
export interface Asked extends Omit<AskMessage, 'moves' | 'beside'> {
  moves: Move[]
  beside: Move[]
}

/** The text of a move with these values. */
export function textOf(verb: string, fields: Move['fields']): string {
  return [verb, ...Object.values(fields)].join(' ')
}

/** The moves of a message, in their order. */
export function movesOf(groups: readonly MoveGroup[] = []): Move[] {
  return groups.flatMap(({ verb, each, names = [], price = 0, on = 'prompt' }) =>
    each.map((values) => {
      const fields = Object.fromEntries(names.map((name, at) => [name, values[at]!]))
      return { text: textOf(verb, fields), verb, fields, price, on }
    }),
  )
}

export function askedOf(question: AskMessage | null | undefined): Asked | null {
  if (!question) return null
  return { ...question, moves: movesOf(question.moves), beside: movesOf(question.beside) }
}
