import { zonesOf, type Faction, type View } from './view'

/** What is printed on the faction cards: price and dice. Shown, never judged by. */
export interface Printed {
  cost: number
  /** Dice of its own; null where the number comes from the table: `combat-<unit>` says how. */
  dice: number | null
  great?: true
}

export const UNITS: Record<string, Printed> = {
  acolyte: { cost: 1, dice: 0 },
  high_priest: { cost: 3, dice: 0 },
  deep_one: { cost: 1, dice: 1 },
  shoggoth: { cost: 2, dice: 2 },
  starspawn: { cost: 3, dice: 3 },
  cthulhu: { cost: 10, dice: 6, great: true },
  nightgaunt: { cost: 1, dice: 0 },
  flying_polyp: { cost: 2, dice: 1 },
  hunting_horror: { cost: 3, dice: 2 },
  nyarlathotep: { cost: 10, dice: null, great: true },
  ghoul: { cost: 1, dice: 0 },
  fungi: { cost: 2, dice: 1 },
  dark_young: { cost: 3, dice: 2 },
  shub_niggurath: { cost: 8, dice: null, great: true },
  undead: { cost: 1, dice: null },
  byakhee: { cost: 2, dice: null },
  king_in_yellow: { cost: 4, dice: 0, great: true },
  hastur: { cost: 10, dice: null, great: true },
}

/** What moves cost whose price is the same for everybody at all times. */
const FLAT: Record<string, number> = {
  'create-gate': 3,
  'move-unit': 1,
  attack: 1,
  capture: 1,
  dreams: 2,
  submerge: 1,
  avatar: 1,
  ghroth: 2,
  'he-who-is-not-to-be-named': 1,
  'screaming-dead': 1,
  shriek: 1,
  zingaya: 1,
}

const AWAKENED_AGAIN = 4

/** A unit's kind without what it is doing: `acolyte_on_gate` is an `acolyte`. */
export function kindOf(unit: string): string {
  return unit.replace(/_(on_gate|hit)/g, '')
}

export function isGreat(unit: string): boolean {
  return UNITS[kindOf(unit)]?.great === true
}

/** How many of these units a seat has on the map and on its faction card. */
function inPlay(view: View, mine: Faction, ...units: string[]): number {
  return [...view.zones.flatMap((zone) => zone.units), ...mine.card]
    .filter((each) => each.seat === mine.seat && units.includes(each.unit))
    .reduce((sum, each) => sum + each.number, 0)
}

/** What a move costs in Power: told before one makes it. */
export function costOf(view: View, seat: number, move: string): number {
  const [verb = '', what = ''] = move.split(' ')
  const mine = view.seats[seat]
  const printed = UNITS[what]?.cost ?? 0
  if (!mine) return 0
  if (verb === 'recruit') return printed
  if (verb === 'summon') {
    const young = mine.books.includes('thousand_young') && inPlay(view, mine, 'shub_niggurath') > 0
    return young ? printed - 1 : printed
  }
  if (verb === 'awaken') {
    const again = what === 'cthulhu' && mine.met.includes('awaken_cthulhu')
    return again ? AWAKENED_AGAIN : printed
  }
  if (verb === 'desecrate') {
    return mine.books.includes('third_eye') && inPlay(view, mine, 'hastur') > 0 ? 1 : 2
  }
  if (verb === 'perform-ritual') return view.ritual_cost
  if (verb === 'pay-for-book') return Number(what)
  return FLAT[verb] ?? 0
}

/** What a seat would gather now, before the poorest are raised: an aid, the server reckons. */
export function incomeOf(view: View, mine: Faction): number {
  const zones = zonesOf(view)
  const abandoned = zones.filter((zone) => zone.gate && zone.keeper === null).length
  const captives = mine.captives.reduce((sum, each) => sum + each.number, 0)
  const cultists = inPlay(view, mine, 'acolyte', 'high_priest')
  const drowned = zones.filter(
    (zone) => zone.ocean && zone.keeper !== null && zone.keeper !== mine.seat,
  ).length
  const feasts = zones.filter(
    (zone) =>
      zone.tokens.includes('desecration') && zone.units.some((each) => each.seat === mine.seat),
  ).length
  const nthlei = mine.books.includes('yha_nthlei') && inPlay(view, mine, 'cthulhu') > 0
  const red = mine.books.includes('red_sign') ? inPlay(view, mine, 'dark_young') : 0
  return (
    cultists +
    2 * mine.gates +
    abandoned +
    captives +
    red +
    (nthlei ? drowned : 0) +
    (mine.faction === 'ys' ? feasts : 0)
  )
}
