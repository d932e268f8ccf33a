import type { Component } from 'svelte'
import type { GameInfo } from '../generated/types'
import type { Move } from '../lib/moves'
import type { TableModel } from '../table/model.svelte'

/** What a game brings to the browser table. Everything in it is optional but the board. */
export interface GameModule {
  /** Draws `model.shown.view`; answers questions with `model.play`. */
  Board: Component<{ model: TableModel }>
  /** What I know: an aid that can be switched off. */
  Aid?: Component<{ model: TableModel }>
  /** What a move costs, for the prompt: nothing where it is free. */
  Price?: Component<{ model: TableModel; move: string }>
  /** What is said in a first game when it comes up: texts `<game>-guide-<step>`. */
  guide?: GuideStep[]
  /** Does the board itself offer this move? Where there are many of them the prompt folds them. */
  offers?: (move: Move, model: TableModel) => boolean
  /** The board itself tells what happened since my last move. */
  recaps?: boolean
  /** Is it hardly ever meant? The prompt has it last, and small. */
  modest?: (move: Move) => boolean
  /** What is asked before such a move is made; nothing where it is meant. */
  doubt?: (model: TableModel, move: string) => string
  /** Does the board keep this move, which nobody asks for, in a place of its own? */
  keeps?: (move: Move) => boolean
}

export interface GuideStep {
  /** The text's name. */
  name: string
  /** The part of the page that it is about, as a CSS selector. */
  at?: string
  /** Is it meant for me? Steps for others are left out. */
  meant?: (model: TableModel) => boolean
  /** Has it come up yet? It is said when this is true for the first time. */
  when?: (model: TableModel) => boolean
  /** It belongs to the beginning and does not wait for the next position. */
  start?: boolean
}

const found = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/**
 * The board of a game is loaded when its table opens: ours, or the one that the game's own package
 * brings. A game without any, or with one that does not load, gets the plain board.
 */
export async function loadGame(game: GameInfo): Promise<GameModule> {
  const own = found[`./${game.id}/index.ts`]
  if (!own && game.board.length) {
    const module = await outside(game).catch((error: unknown) => console.error(error))
    if (module) return module
  }
  return (await (own ?? found['./generic/index.ts']!)()).default
}

async function outside(game: GameInfo): Promise<GameModule> {
  const [{ default: Board }, { loadOutside }] = await Promise.all([
    import('./Outside.svelte'),
    import('./outside'),
  ])
  const { offers } = await loadOutside(game)
  return { Board, ...(offers ? { offers } : {}) }
}
