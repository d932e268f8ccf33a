import type { SeatInfo } from '../generated/types'
import { currentTexts, t } from '../lib/words.svelte'

/** A seat's name: whoever sits there has one from the server; or the words for an empty seat. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind !== 'open') return seat.name
  return seat.name ? t('web-seat-kept', { name: seat.name }) : t('web-seat-open')
}

/** The level of a bot in words: the house has words for the levels it knows. */
export function botName(bot: string): string {
  const kind = bot.split(':')[0] ?? ''
  const key = `web-bot-${kind}`
  return currentTexts().has(key) ? t(key) : kind
}
