import type { SeatInfo } from '../generated/types'
import { currentTexts, t } from '../lib/words.svelte'

/** A seat's name: a person's own, a bot's level with its seat, or the words for an empty seat. */
export function nameOf(seat: SeatInfo, at: number): string {
  if (seat.kind === 'open') {
    return seat.name ? t('web-seat-kept', { name: seat.name }) : t('web-seat-open')
  }
  if (seat.kind === 'person') return seat.name
  return `${botName(seat.bot)} ${at + 1}`
}

/** A bot in words: the house has names for the levels it knows. */
export function botName(bot: string): string {
  const kind = bot.split(':')[0] ?? ''
  const key = `web-bot-${kind}`
  return currentTexts().has(key) ? t(key) : kind
}
