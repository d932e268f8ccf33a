import type { ErrorInfo, GameInfo, OptionInfo, SeatWish, TableInfo } from '../generated/types'

export type OptionValue = boolean | number | string

/** The part of the form that a refusal is about: an option's name, the seats, or all of it. */
export const SEATS = 'seats'
export const FORM = ''
const ABOUT_SEATS = ['bad-players', 'unknown-bot', 'bad-option', 'bot-ceiling']

export function placeOf(info: ErrorInfo, options: readonly OptionInfo[]): string {
  if (options.some((each) => each.name === info.option)) return info.option!
  return ABOUT_SEATS.includes(info.code) ? SEATS : FORM
}

export const valueOf = (seat: SeatWish) => (seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind)

export function wishOf(value: string): SeatWish {
  return value.startsWith('bot:') ? { kind: 'bot', bot: value.slice(4) } : { kind: value, bot: '' }
}

/** The same seats as at another table: bots and I as they were, the others open for people. */
export function seatsLike(table: TableInfo): SeatWish[] {
  return table.seats.map((seat, at) => {
    if (table.mine.includes(at)) return { kind: 'me', bot: '' }
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open', bot: '' }
  })
}

/** The values at first: the game's own, or those of another table. */
export function optionsOf(game: GameInfo, like?: TableInfo): Record<string, OptionValue> {
  const known = (like?.options ?? {}) as Record<string, OptionValue>
  return Object.fromEntries(
    game.options.map((each) => [each.name, known[each.name] ?? each.default]),
  )
}
