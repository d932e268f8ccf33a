import { describe, expect, it } from 'vitest'
import { LANDS, SEAS } from '../src/games/cthulhu-wars/earth'
import {
  BEYOND,
  clamped,
  HEIGHT,
  seaBorders,
  shapesOf,
  spotsOf,
  WIDTH,
  zoomed,
} from '../src/games/cthulhu-wars/map'
import { costOf, incomeOf, isGreat, kindOf } from '../src/games/cthulhu-wars/units'
import {
  battleLines,
  battleTold,
  canMove,
  diceOf,
  faceOf,
  moveOn,
  offers,
  progressOf,
  ranksOf,
  said,
  sinceMyTurn,
  stacksIn,
  targetsOf,
  wishesIn,
  zonesOf,
  type Battle,
  type Faction,
  type Fighter,
  type View,
  type Zone,
} from '../src/games/cthulhu-wars/view'

const line = (key: string, params: Record<string, unknown> = {}) => ({ key, params, at: 1 })
const figures = (seat: number, unit: string, number = 1) => ({ seat, unit, number })

function zone(name: string, more: Partial<Zone> = {}): Zone {
  const printed = { name, ocean: name.endsWith('ocean'), glyph: '', x: 0, y: 0 }
  const empty = { adjacent: [], start: [], gate: false, keeper: null, keeper_unit: '' }
  return { ...printed, ...empty, units: [], tokens: [], ...more }
}

function faction(seat: number, code: string, more: Partial<Faction> = {}): Faction {
  const numbers = { power: 8, doom: 0, signs: 0, gates: 0 }
  const lists = { books: [], books_left: [], met: [], open: [], orders: [] }
  return { seat, faction: code, ...numbers, ...lists, pool: [], card: [], captives: [], ...more }
}

function view(zones: Zone[], seats: Faction[]): View {
  return { seat: 0, ritual_cost: 7, areas: zones, zones, seats, battle: null } as unknown as View
}

describe('the map', () => {
  it('draws every zone of every table, oceans under coasts', () => {
    for (const west of ['earth-west-3p', 'earth-west-5p']) {
      for (const east of ['earth-east-3p', 'earth-east-5p']) {
        const lands = Object.keys({ ...LANDS[west], ...LANDS[east] })
        const all = [
          ...lands.map((name) => zone(name)),
          ...Object.keys(SEAS).map((name) => zone(name, { ocean: true })),
        ]
        const shapes = shapesOf(all)
        expect(shapes).toHaveLength(all.length)
        expect(shapes[0]!.zone.ocean).toBe(true)
        for (const { path, at } of shapes) {
          expect(path).toMatch(/^M/)
          expect(at[0]).toBeGreaterThan(0)
          expect(at[1]).toBeLessThan(HEIGHT)
        }
        const places = new Set(shapes.map(({ at }) => at.join()))
        expect(places.size).toBe(all.length)
      }
    }
  })

  it('draws the border of two oceans once', () => {
    const west = ['M0 0L5 0L5 5L0 5Z']
    const east = ['M5 0L9 0L9 5L5 5Z']
    expect(seaBorders({ west, east })).toBe('M5 0L5 5')
    expect(seaBorders().length).toBeGreaterThan(1000)
  })

  it('shows zones where nothing stands', () => {
    const empty = view([zone('asia'), zone('europe')], [])
    const shown = zonesOf({ ...empty, zones: [zone('europe', { gate: true })] })
    expect(shown.map((each) => [each.name, each.gate])).toEqual([
      ['asia', false],
      ['europe', true],
    ])
  })

  it('puts figures beside each other without overlapping', () => {
    const stacks = Array.from({ length: 7 }, (_, at) => ({
      seat: 0,
      unit: `unit-${at}`,
      number: 1,
      great: at === 0,
    }))
    const spots = spotsOf(true, stacks)
    expect(spots[0]!.stack).toBeNull()
    for (const one of spots) {
      for (const two of spots) {
        if (one === two) continue
        const apart = Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))
        expect(apart).toBeGreaterThanOrEqual((one.size + two.size) / 2 - 0.3)
      }
    }
  })

  it('never leaves the frame and zooms around the fingers', () => {
    const far = clamped({ x: -5000, y: 9000, scale: 0.001 }, 800, 450)
    expect(far.scale).toBeCloseTo(800 / (WIDTH + 2 * BEYOND))
    expect(far.x).toBeCloseTo(WIDTH / 2)
    const near = clamped({ x: -5000, y: 9000, scale: 2 }, 800, 450)
    expect(near.x - 200).toBeCloseTo(-BEYOND)
    expect(near.y + 450 / 4).toBeCloseTo(HEIGHT)
    const nearer = zoomed({ x: 100, y: 100, scale: 1 }, 2, 300, 100)
    expect((300 - nearer.x) * nearer.scale).toBeCloseTo(300 - 100)
  })
})

describe('moves', () => {
  const legal = ['move-unit acolyte asia europe', 'move-unit acolyte asia africa', 'pass']
  const names = { 'move-unit': ['unit', 'origin', 'zone'], attack: ['zone', 'to'], pass: [] }

  it('are taken apart by the names of their words', () => {
    expect(said('attack asia 2', names)).toMatchObject({ verb: 'attack', zone: 'asia', to: 2 })
    expect(said('pass', names)).toMatchObject({ verb: 'pass', zone: undefined, to: undefined })
  })

  it('of a picked unit light its targets', () => {
    expect(canMove('acolyte', 'asia', legal)).toBe(true)
    expect(canMove('acolyte', 'africa', legal)).toBe(false)
    expect(targetsOf({ unit: 'acolyte', origin: 'asia' }, legal)).toEqual(['europe', 'africa'])
  })

  it('on the map are folded away, others are not', () => {
    expect(legal.filter(offers)).toHaveLength(2)
    expect(offers('retreat acolyte asia')).toBe(false)
    expect(offers('shriek-from asia')).toBe(true)
  })

  it('that one may wish for depend on who is there', () => {
    const mine = faction(0, 'gc')
    expect(wishesIn(zone('asia', { units: [figures(1, 'ghoul')] }), mine)).toEqual([])
    const shared = zone('asia', { units: [figures(0, 'acolyte'), figures(1, 'ghoul')] })
    expect(wishesIn(shared, mine)).toEqual([
      'recruit acolyte asia',
      'create-gate asia',
      'attack asia 1',
      'capture asia 1',
    ])
  })
})

describe('prices', () => {
  const shub = zone('asia', { units: [figures(0, 'shub_niggurath')] })

  it('are printed, and change with spellbooks and rituals', () => {
    const plain = view([shub], [faction(0, 'bg')])
    const young = view([shub], [faction(0, 'bg', { books: ['thousand_young'] })])
    expect(costOf(plain, 0, 'summon dark_young asia')).toBe(3)
    expect(costOf(young, 0, 'summon dark_young asia')).toBe(2)
    expect(costOf(plain, 0, 'create-gate asia')).toBe(3)
    expect(costOf(plain, 0, 'perform-ritual')).toBe(7)
    expect(costOf(plain, 0, 'pay-for-book 6')).toBe(6)
    expect(costOf(plain, 0, 'end-turn')).toBe(0)
    expect(costOf(plain, 3, 'create-gate asia')).toBe(0)
  })

  it('of Cthulhu fall when he comes again', () => {
    const first = view([], [faction(0, 'gc')])
    const again = view([], [faction(0, 'gc', { met: ['awaken_cthulhu'] })])
    expect(costOf(first, 0, 'awaken cthulhu south_pacific')).toBe(10)
    expect(costOf(again, 0, 'awaken cthulhu south_pacific')).toBe(4)
  })

  it('of the next round: Cultists, Gates, abandoned Gates, captives, abilities', () => {
    const zones = [
      zone('asia', { units: [figures(0, 'acolyte', 4), figures(0, 'dark_young', 2)], gate: true }),
      zone('europe', { gate: true, keeper: 0, tokens: ['desecration'] }),
    ]
    const captives = [figures(1, 'acolyte')]
    const plain = faction(0, 'bg', { gates: 1, captives })
    expect(incomeOf(view(zones, [plain]), plain)).toBe(4 + 2 + 1 + 1)
    const red = { ...plain, books: ['red_sign'] }
    expect(incomeOf(view(zones, [red]), red)).toBe(10)
  })
})

describe('figures', () => {
  it('stand apart from the one on the Gate', () => {
    const units = [figures(0, 'acolyte', 6), figures(1, 'ghoul'), figures(0, 'cthulhu')]
    const kept = zone('asia', { units, gate: true, keeper: 0, keeper_unit: 'acolyte' })
    expect(stacksIn(kept).map((each) => [each.unit, each.number])).toEqual([
      ['cthulhu', 1],
      ['acolyte', 5],
      ['ghoul', 1],
    ])
    expect(stacksIn(zone('asia', { ...kept, units: [figures(0, 'acolyte')] }))).toEqual([])
  })

  it('have kinds', () => {
    expect(kindOf('dark_young_on_gate')).toBe('dark_young')
    expect(kindOf('starspawn_hit')).toBe('starspawn')
    expect(isGreat('hastur')).toBe(true)
    expect(isGreat('acolyte_on_gate')).toBe(false)
  })
})

describe('requirements', () => {
  it('say how far they are', () => {
    const sea = zone('arctic_ocean', { gate: true, keeper: 0, units: [figures(0, 'acolyte')] })
    const both = zone('asia', { units: [figures(0, 'ghoul'), figures(1, 'undead')] })
    const mine = faction(0, 'bg', { gates: 1, power: 9, books: ['frenzy'] })
    const all = view([sea, both], [mine, faction(1, 'ys'), faction(2, 'gc')])
    expect(progressOf(all, mine, 'spread_4')).toEqual([[2, 4]])
    expect(progressOf(all, mine, 'gates_3_power_12')).toEqual([
      [1, 3],
      [9, 12],
    ])
    expect(progressOf(all, mine, 'ocean_gates')).toEqual([
      [1, 3],
      [1, 4],
    ])
    expect(progressOf(all, mine, 'share_areas')).toEqual([[1, 2]])
    expect(progressOf(all, mine, 'five_books')).toEqual([[1, 5]])
    expect(progressOf(all, mine, 'awaken_hastur')).toEqual([])
  })
})

describe('what was told', () => {
  const turn = (seat: number) => line('turn', { seat })
  const [a, b, c] = [line('recruited'), line('moved'), line('battle')]

  it('since my last turn', () => {
    expect(sinceMyTurn([turn(0), a, turn(1), b, turn(2), c, turn(0)], 0)).toEqual([b, c])
    expect(sinceMyTurn([turn(0), a, turn(1), b], 0)).toEqual([b])
    expect(sinceMyTurn([turn(0), a], 0)).toEqual([])
    expect(sinceMyTurn([a, turn(1), b, turn(0), c], 0)).toEqual([a, b])
    expect(sinceMyTurn([turn(0), a, turn(1), b, turn(0), c, turn(1)], 0)).toEqual([])
  })

  it('of the last battle', () => {
    const told = [c, a, line('battle-over'), b]
    expect(battleLines(told).map((each) => each.key)).toEqual([
      'battle',
      'recruited',
      'battle-over',
    ])
    expect(battleLines([a, b])).toEqual([])
  })
})

describe('a battle', () => {
  const fighter = (seat: number, unit: string, more: Partial<Fighter> = {}): Fighter => ({
    seat,
    unit,
    takes_part: true,
    kills: 0,
    pains: 0,
    ...more,
  })
  const names = { 'assign-kill': ['unit'], retreat: ['unit', 'zone'] }
  const fighters = [fighter(0, 'acolyte'), fighter(1, 'acolyte'), fighter(1, 'ghoul')]
  const battle = { attacker: 0, defender: 1, fighters } as unknown as Battle

  it('lets only those be touched whom the question is about', () => {
    const legal = ['assign-kill acolyte', 'assign-kill ghoul'].map((move) => said(move, names))
    expect(fighters.map((each) => moveOn(each, battle, legal))).toEqual([
      null,
      'assign-kill acolyte',
      'assign-kill ghoul',
    ])
    expect(moveOn({ ...fighters[1]!, takes_part: false }, battle, legal)).toBeNull()
    expect(moveOn(fighters[1]!, battle, [said('retreat acolyte asia', names)])).toBeNull()
  })

  it('shows fighters that are alike as one', () => {
    const hit = fighter(1, 'acolyte', { kills: 1 })
    const ranks = ranksOf([...fighters, fighter(1, 'acolyte'), hit], 1)
    expect(ranks.map(([each, number]) => [each.unit, each.kills, number])).toEqual([
      ['acolyte', 0, 2],
      ['ghoul', 0, 1],
      ['acolyte', 1, 1],
    ])
  })

  it('that was over at once is read off the log', () => {
    const rolled = { seat: 1, number: 4, kills: 1, pains: 2 }
    const told = [
      line('battle', { zone: 'asia', seat: 1, to: 0 }),
      line('rolled', rolled),
      line('battle-over', { zone: 'asia' }),
    ]
    const fight = battleTold(told)!
    expect(fight).toMatchObject({ zone: 'asia', attacker: 1, defender: 0 })
    expect(diceOf(fight, 1, told).map((die) => die.kind)).toEqual(['kill', 'pain', 'pain', 'miss'])
    expect(diceOf(fight, 0, told)).toEqual([])
    expect(diceOf({ ...fight, defender_dice: [6] }, 0, told)).toEqual([{ face: 6, kind: 'kill' }])
    expect(battleTold(told.slice(0, 2))).toBeNull()
    expect(battleTold([])).toBeNull()
  })

  it('reads its dice', () => {
    expect([1, 3, 4, 5, 6].map(faceOf)).toEqual(['miss', 'miss', 'pain', 'pain', 'kill'])
  })
})
