import type { GameInfo } from '../generated/types'
import type { Asked, Move } from '../lib/moves'
import { prefs } from '../lib/prefs.svelte'
import type { Params } from '../lib/fluent'
import type { TableModel } from '../table/model.svelte'

/** The table as a board of another package gets it: once when it is mounted, anew when it changes. */
export interface OutsideTable {
  /** What this seat may know, as the game's view says it. */
  view: Record<string, unknown>
  /** My seat; null for whoever only watches. */
  seat: number | null
  names: string[]
  lang: string
  /** What I am asked, with its moves as records; null while others decide. */
  question: Asked | null
  /** What I may do unasked. */
  may: Move[]
  /** Can this be done now? */
  can: (move: string) => boolean
  /** Make a move, by its text. */
  play: (move: string) => void
  /** Why can it not be done? The table shows the reason with its clause. */
  why: (move: string) => void
  /** A text of the game, `<id>-<key>`, in the language of the page. */
  say: (key: string, params?: Params) => string
  /** A move in words. */
  words: (move: string) => string
}

/** What `board.js` of a game's folder `browser/` exports. */
export interface OutsideBoard {
  mount: (
    element: HTMLElement,
    table: OutsideTable,
  ) => { update?: (table: OutsideTable) => void; unmount?: () => void } | void
  /** Does the board offer this move itself? The prompt folds many of them. */
  offers?: (move: Move) => boolean
}

export function tableFor(model: TableModel): OutsideTable {
  return {
    view: model.shown.view ?? {},
    seat: model.seat,
    names: model.names,
    lang: prefs.lang,
    question: model.question,
    may: model.may,
    can: (move) => model.can(move),
    play: (move) => void model.propose(move),
    why: (move) => void model.why(move),
    say: (key, params) => model.speaker.say(key, params),
    words: (move) => model.speaker.move(move),
  }
}

const fileOf = (id: string, name: string) => `/games/${encodeURIComponent(id)}/${name}`

/** The board that a game's own package brings, with its styles. */
export async function loadOutside({ id, board }: GameInfo): Promise<OutsideBoard> {
  for (const name of board.filter((each) => each.endsWith('.css'))) {
    const href = fileOf(id, name)
    if (document.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
  return (await import(/* @vite-ignore */ fileOf(id, 'board.js'))) as OutsideBoard
}
