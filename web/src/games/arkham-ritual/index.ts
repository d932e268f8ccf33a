import type { GameModule } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import { viewOf } from './view'

const module: GameModule = {
  Board,
  Aid,
  guide: [
    { name: 'own', at: '[data-own] .card' },
    { name: 'others', at: '.cellar' },
    {
      name: 'travel',
      at: '.prompt',
      done: (model) => model.lines.some((line) => line.key === 'took'),
    },
    { name: 'hands', at: '.prompt' },
    { name: 'end', at: '.centre', done: (model) => viewOf(model).round > 1 },
  ],
}
export default module
