import type { GameModule, GuideStep } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import type { TableModel } from '../../table/model.svelte'
import { KNOWN } from './looks'
import { MENU, offers, sells, viewOf, wakes } from './view'

/** While factions are chosen there is no board yet that could be explained. */
const drafted = (model: TableModel) => viewOf(model).phase !== 'draft'

const playing = (code: string) => (model: TableModel) =>
  viewOf(model).seats[model.seat ?? -1]?.faction === code

/** In my own turn of the Action Phase. */
const acting = (model: TableModel) => MENU.includes(model.question?.key ?? '')

/** Steps about one faction are for whoever plays it. */
const first = (code: string): Omit<GuideStep, 'name'> => ({
  at: `[data-plate="${code}"]`,
  meant: playing(code),
  when: acting,
  start: true,
})

const STEPS: GuideStep[] = [
  { name: 'goal', at: '[data-area="seats"]', start: true },
  { name: 'zone', at: '[data-area="hint"]', when: acting, start: true },
  ...KNOWN.map((code) => ({ name: `first_${code}`, ...first(code) })),
  { name: 'power', at: '[data-area="seats"]', when: acting },
  { name: 'battle', at: '[data-scene="battle"]', when: (model) => viewOf(model).battle !== null },
  { name: 'round', at: '[data-area="status"]', when: (model) => viewOf(model).round > 1 },
  {
    name: 'ritual',
    at: '[data-area="ritual"]',
    when: (model) => model.question?.key === 'doom',
  },
  { name: 'market', at: '[data-plate="supply"]', when: (model) => sells(model.offered) },
  {
    name: 'independent',
    at: '[data-plate="supply"]',
    when: (model) => wakes(viewOf(model).cards, model.offered),
  },
  { name: 'move', at: '[data-area="hint"]', when: acting },
  { name: 'gate', at: '[data-area="hint"]', when: acting },
  { name: 'books', at: '[data-area="seats"]', when: acting },
  { name: 'map', at: '[data-area="status"]', when: acting },
]

const PASS = 'pass'

const module: GameModule = {
  Board,
  Aid,
  Price: Cost,
  offers: (move, model) => offers(move, model.question?.key ?? '', viewOf(model)?.battle !== null),
  recaps: true,
  modest: (move) => move.verb === PASS,
  doubt: (model, move) => {
    const number = viewOf(model).seats[model.seat ?? -1]?.power
    return move === PASS && number ? model.speaker.say('screen-sure-pass', { number }) : ''
  },
  keeps: (move) => move.verb === 'standing-order',
  guide: STEPS.map((step) => ({
    ...step,
    meant: (model) => drafted(model) && (step.meant?.(model) ?? true),
  })),
}
export default module
