import type { GameInfo, SeatWish } from '../generated/types'
import { api } from './api'
import { prefs } from './prefs.svelte'

class Shelf {
  games: GameInfo[] = $state.raw([])
}

export const shelf = new Shelf()

let fetched: Promise<GameInfo[]> | null = null

/** The games of this server; fetched once, however many ask. */
export function loadGames(): Promise<GameInfo[]> {
  fetched ??= api.games().then(({ games }) => (shelf.games = games))
  fetched.catch(() => (fetched = null))
  return fetched
}

export function gameName(id: string): string {
  const game = shelf.games.find((each) => each.id === id)
  return game?.name[prefs.lang] ?? id
}

/** The bot that plays best within a moment: the game's own if it has one. */
export function goodBot(game: GameInfo): string {
  const own = game.bots.find((bot) => !['random', 'greedy', 'mcts'].includes(bot))
  return own ?? (game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? ''))
}

/** A table for one person, the other seats with bots. */
export function aloneWithBots(game: GameInfo, seats = game.default_players): SeatWish[] {
  const bot = goodBot(game)
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  )
}
