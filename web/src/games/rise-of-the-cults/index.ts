import type { GameModule } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import { offers, viewOf } from './view'

const module: GameModule = {
  Board,
  Aid,
  offers,
  guide: [
    { name: 'goal', at: '[data-area="seats"]' },
    { name: 'city', at: '[data-district="northside"]' },
    {
      name: 'stacks',
      at: '[data-scene="draft"]',
      done: (model) => viewOf(model).phase !== 'draft',
    },
    { name: 'site', at: '.town', done: (model) => viewOf(model).hand.length > 0 },
    { name: 'hand', at: '[data-area="hand"]' },
    { name: 'dice', at: '.prompt', done: (model) => viewOf(model).phase === 'planning' },
    { name: 'planning', at: '.town', done: (model) => viewOf(model).phase === 'action' },
    { name: 'action', at: '.town' },
    { name: 'plans', at: '[data-area="plan-board"]' },
    { name: 'paying', at: '[data-area="tokens"]' },
    { name: 'fight', at: '.town' },
  ],
}
export default module
