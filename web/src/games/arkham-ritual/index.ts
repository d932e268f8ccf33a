import type { GameModule } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import { viewOf } from './view'

const module: GameModule = {
  Board,
  Aid,
  guide: [
    { name: 'own', at: '[data-own] .card', start: true },
    { name: 'others', at: '[data-seat]:not([data-own]) .card', start: true },
    { name: 'travel', at: '.travelling', when: (model) => model.myTurn },
    {
      name: 'hands',
      at: '.hand',
      when: (model) => model.lines.some((line) => line.key === 'passed'),
    },
    { name: 'end', at: '.middle .head', when: (model) => viewOf(model).turn > 1 },
  ],
}
export default module
