import type { GameModule } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import type { ArkhamNoirView } from '../../generated/types'
import { cardsOf, offers, viewOf } from './view'

/** Is there a clue at hand that has to be unlocked? */
function barred(view: ArkhamNoirView): boolean {
  const cards = cardsOf(view)
  return view.hand.some((name) => (cards.get(name)?.condition ?? 'none') !== 'none')
}

const module: GameModule = {
  Board,
  Aid,
  offers,
  guide: [
    { name: 'goal', at: '[data-area="status"]', start: true },
    { name: 'lead', at: '[data-lead]', start: true },
    { name: 'chain', at: '[data-area="cases"]', start: true },
    { name: 'hand', at: '[data-area="hand"]', when: (model) => viewOf(model).turn > 1 },
    {
      name: 'losses',
      at: '[data-area="status"]',
      when: (model) => viewOf(model).time_loss.length + viewOf(model).stability.length > 0,
    },
    { name: 'conditions', at: '[data-area="hand"]', when: (model) => barred(viewOf(model)) },
    {
      name: 'effects',
      at: '[data-area="cases"]',
      when: (model) => model.lines.some((line) => line.key === 'placed'),
    },
    { name: 'keep', at: '[data-lead]', when: (model) => viewOf(model).turn > 2 },
    { name: 'cases', at: '[data-area="cases"]', when: (model) => viewOf(model).turn > 3 },
    {
      name: 'close',
      at: '[data-area="cases"]',
      when: (model) => model.offered.some(({ verb }) => verb === 'close'),
    },
  ],
}
export default module
