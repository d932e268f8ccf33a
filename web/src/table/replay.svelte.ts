import type { GameInfo, TableInfo } from '../generated/types'
import type { Line, TablePosition } from '../lib/position'
import { TableModel } from './model.svelte'

/** A finished game at one of its positions, in the shape that boards know. Nothing can be played. */
export class ReplayModel extends TableModel {
  latest = $state('')

  constructor(id: string, game: GameInfo, info: TableInfo) {
    super(id, game, info, false)
  }

  /** Show this position, with what was told up to it. */
  place(position: TablePosition, lines: Line[], seat: number | null): void {
    const forward = position.number === this.shown.number + 1
    const known = this.lines.length
    this.seat = seat
    this.head = this.shown = position
    this.news = forward ? freshOf(lines, known, this.lines) : []
    this.lines = lines
    const last = lines.at(-1)
    this.latest = last ? this.words(last) : ''
  }

  override async play(): Promise<void> {}
  override async why(): Promise<void> {}
}

/** The lines that the last step added: the server tells the latest fifty. */
function freshOf(lines: Line[], known: number, before: Line[]): Line[] {
  if (lines.length > known) return lines.slice(known)
  const last = JSON.stringify(before.at(-1)?.params)
  const key = before.at(-1)?.key
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    if (lines[at]!.key === key && JSON.stringify(lines[at]!.params) === last)
      return lines.slice(at + 1)
  }
  return lines
}
