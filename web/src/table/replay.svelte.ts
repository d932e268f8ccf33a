import type { GameInfo, TableInfo } from '../generated/types'
import type { PlayedLine, TablePosition } from '../lib/position'
import { TableModel } from './model.svelte'

/** A finished game at one of its positions, in the shape that boards know. Nothing can be played. */
export class ReplayModel extends TableModel {
  latest = $state('')

  constructor(id: string, game: GameInfo, info: TableInfo) {
    super(id, game, info, false)
  }

  /** Show this position; of all that was told in the game, what had been told by then. */
  place(position: TablePosition, log: readonly PlayedLine[], seat: number | null): void {
    const forward = position.number === this.shown.number + 1
    this.seat = seat
    this.head = this.shown = position
    this.lines = log.filter((line) => line.at <= position.number)
    this.news = forward ? log.filter((line) => line.at === position.number) : []
    const last = this.lines.at(-1)
    this.latest = last ? this.words(last) : ''
  }

  override async play(): Promise<void> {}
  override async why(): Promise<void> {}
}
