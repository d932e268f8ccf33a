import type { GameModule } from '..'
import type { TableModel } from '../../table/model.svelte'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import { offers, viewOf } from './view'

const asked = (model: TableModel, key: string) => model.question?.key === key
const can = (model: TableModel, verb: string) => model.offered.some((move) => move.verb === verb)

const module: GameModule = {
  Board,
  Aid,
  offers,
  guide: [
    { name: 'goal', at: '[data-area="seats"]', start: true },
    {
      name: 'stacks',
      at: '[data-scene="draft"]',
      when: (model) => asked(model, 'stack'),
      start: true,
    },
    { name: 'site', at: '[data-enter]', when: (model) => can(model, 'found-site'), start: true },
    { name: 'dice', at: '[data-scene="dice"]', when: (model) => can(model, 'keep') },
    { name: 'hand', at: '[data-area="hand"]', when: (model) => viewOf(model).hand.length > 0 },
    { name: 'planning', at: '[data-enter]', when: (model) => can(model, 'place-marker') },
    {
      name: 'city',
      at: '[data-district="northside"] header',
      when: (model) => can(model, 'place-marker'),
    },
    { name: 'action', at: '[data-act]', when: (model) => can(model, 'bluff') },
    { name: 'plans', at: '[data-area="plan-board"]', when: (model) => can(model, 'bluff') },
    { name: 'paying', at: '[data-area="tokens"]', when: (model) => can(model, 'pay-token') },
    {
      name: 'fight',
      at: '[data-scene="confrontation"]',
      when: (model) => viewOf(model).confrontation !== null,
    },
  ],
}
export default module
