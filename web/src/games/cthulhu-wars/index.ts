import type { GameModule, GuideStep } from '..'
import Aid from './Aid.svelte'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import type { TableModel } from '../../table/model.svelte'
import { offers, viewOf } from './view'

/** While factions are chosen there is no board yet that could be explained. */
const drafted = (model: TableModel) => viewOf(model).phase !== 'draft'

/** Steps about one faction are for whoever plays it. */
const playing = (code: string) => (model: TableModel) =>
  viewOf(model).seats[model.seat ?? -1]?.faction === code

const STEPS: GuideStep[] = [
  { name: 'goal', at: '[data-area="seats"]' },
  { name: 'map', at: '[data-area="map"]' },
  { name: 'power', at: '[data-area="seats"]' },
  { name: 'zone', at: '[data-area="map"]' },
  { name: 'move', at: '[data-area="map"]' },
  { name: 'gate', at: '[data-area="map"]' },
  { name: 'first_gc', at: '[data-area="map"]', meant: playing('gc') },
  { name: 'first_cc', at: '[data-area="map"]', meant: playing('cc') },
  { name: 'first_bg', at: '[data-area="map"]', meant: playing('bg') },
  { name: 'first_ys', at: '[data-area="map"]', meant: playing('ys') },
  { name: 'first_ow', at: '[data-area="map"]', meant: playing('ow') },
  { name: 'first_ww', at: '[data-area="map"]', meant: playing('ww') },
  { name: 'first_an', at: '[data-area="map"]', meant: playing('an') },
  { name: 'first_tt', at: '[data-area="map"]', meant: playing('tt') },
  { name: 'first_sl', at: '[data-area="map"]', meant: playing('sl') },
  { name: 'books', at: '[data-area="seats"]' },
  { name: 'battle', at: '[data-area="map"]' },
  { name: 'round', at: '[data-area="status"]' },
  { name: 'ritual', at: '[data-area="ritual"]' },
]

const module: GameModule = {
  Board,
  Aid,
  Price: Cost,
  offers,
  recaps: true,
  guide: STEPS.map((step) => ({
    ...step,
    meant: (model) => drafted(model) && (step.meant?.(model) ?? true),
  })),
}
export default module
