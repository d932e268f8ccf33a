import type { GameModule } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import { viewOf } from './view'

const module: GameModule = {
  Board,
  Aid,
  guide: [
    { name: 'goal', at: '[data-area="status"]' },
    { name: 'lead', at: '[data-lead]' },
    { name: 'hand', at: '[data-area="hand"]' },
    { name: 'cases', at: '[data-area="cases"]' },
    {
      name: 'chain',
      at: '[data-area="cases"]',
      done: (model) => viewOf(model).cases.some((each) => each.row.length),
    },
    { name: 'keep', at: '.prompt', done: (model) => viewOf(model).turn > 2 },
    { name: 'conditions', at: '[data-area="hand"]' },
    { name: 'effects', at: '.prompt' },
    { name: 'losses', at: '[data-area="status"]' },
    { name: 'close', at: '[data-area="cases"]' },
  ],
}
export default module
