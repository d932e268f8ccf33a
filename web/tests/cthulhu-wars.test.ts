import { beforeAll, describe, expect, it } from 'vitest'
import type { MoveGroup } from '../src/generated/types'
import { movesOf, type Move } from '../src/lib/moves'
import { drawing, fetchDrawings, unitDrawing } from '../src/games/cthulhu-wars/art.svelte'
import { emblemDrawing } from '../src/games/cthulhu-wars/emblem'
import { crowdOf, roomsOf, spotsOf } from '../src/games/cthulhu-wars/crowd'
import { KNOWN, lookOf, ruleOf, tokenColour } from '../src/games/cthulhu-wars/looks'
import { clamped, zoomed } from '../src/games/cthulhu-wars/sight'
import earth from '../src/games/cthulhu-wars/maps/earth/world'
import { LANDS, SEAS } from '../src/games/cthulhu-wars/maps/earth/shapes'
import { bordersOf, plainWorld, shapesOf, worldOf } from '../src/games/cthulhu-wars/world'
import {
  battleLines,
  battleTold,
  canMove,
  isSame,
  isTaken,
  journeysFrom,
  lastOf,
  diceOf,
  faceOf,
  fromTheStart,
  greatsOf,
  infoOf,
  doomOf,
  kindOf,
  moveOn,
  offers,
  ranksOf,
  sells,
  settled,
  sinceMyTurn,
  takenIn,
  stacksIn,
  targetsOf,
  wakes,
  wayOf,
  wishesIn,
  wordsIn,
  zonesOf,
  type Battle,
  type Faction,
  type Fighter,
  type View,
  type Zone,
} from '../src/games/cthulhu-wars/view'

const line = (key: string, params: Record<string, unknown> = {}) => ({ key, params, row: 1 })
const figures = (seat: number, unit: string, number = 1) => ({ seat, unit, number })

function zone(name: string, more: Partial<Zone> = {}): Zone {
  const printed = { name, ocean: name.endsWith('ocean'), glyph: '', x: 0, y: 0 }
  const empty = { adjacent: [], start: [], gate: false, keeper: null, keeper_unit: '' }
  return { ...printed, ...empty, living_gate: null, units: [], tokens: [], ...more }
}

function faction(seat: number, code: string, more: Partial<Faction> = {}): Faction {
  const numbers = { power: 8, doom: 0, signs: 0, gates: 0, income: 0, next_power: 0 }
  const ritual = { ritual_price: 5, ritual_doom: 0, ritual_signs: 0 }
  const books = { powers: [], books: [], books_left: [] }
  const lists = { ...books, met: [], open: [], tallies: [], orders: [] }
  const places = { pool: [], card: [], captives: [] }
  const rare = { marks: [], asleep: false }
  return { seat, faction: code, ...numbers, ...ritual, ...lists, ...places, ...rare, ...more }
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
        const shapes = shapesOf(earth, all)
        expect(shapes).toHaveLength(all.length)
        expect(shapes[0]!.zone.ocean).toBe(true)
        for (const { path, at } of shapes) {
          expect(path).toMatch(/^M/)
          expect(at[0]).toBeGreaterThan(0)
          expect(at[1]).toBeLessThan(earth.size[1])
        }
        const places = new Set(shapes.map(({ at }) => at.join()))
        expect(places.size).toBe(all.length)
      }
    }
  })

  it('draws the border of two oceans once', () => {
    const west = ['M0 0L5 0L5 5L0 5Z']
    const east = ['M5 0L9 0L9 5L5 5Z']
    expect(bordersOf([...west, ...east])).toBe('M5 0L5 5')
    expect(earth.borders.length).toBeGreaterThan(1000)
  })

  it('is the one whose zones are on the table, and a plain one where nobody has drawn it', async () => {
    const oceans = Object.keys(SEAS).map((name) => zone(name, { ocean: true }))
    expect(await worldOf(oceans)).toBe(earth)
    const moon = [
      zone('crater', { x: 10, y: 10, adjacent: ['dome'] }),
      zone('dome', { x: 90, y: 50, adjacent: ['crater'] }),
    ]
    const plain = await worldOf(moon)
    expect(plain).toMatchObject({ beyond: 0, plain: true })
    const [crater, dome] = shapesOf(plain, moon)
    expect(crater!.path).toMatch(/^M/)
    expect(crater!.at[0]).toBeLessThan(dome!.at[0])
    expect(plain.borders).toBe(`M${crater!.at.join(' ')}L${dome!.at.join(' ')}`)
  })

  it('sets zones apart even if their board says no places', () => {
    const zones = ['one', 'two', 'three', 'four', 'five'].map((name) => zone(name))
    const places = shapesOf(plainWorld(zones), zones).map(({ at }) => at.join())
    expect(new Set(places).size).toBe(zones.length)
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

  it('gives figures the room that busy neighbours leave', () => {
    const here = (name: string, at: [number, number], more: Partial<Zone> = {}) => ({
      zone: zone(name, more),
      path: 'M0 0',
      at,
    })
    const rooms = roomsOf([
      here('europe', [800, 200], { gate: true }),
      here('scandinavia', [800, 100], { units: [figures(0, 'acolyte')] }),
      here('atlantic', [600, 220], { gate: true }),
      here('arabia', [810, 260]),
    ])
    expect(rooms.get('europe')).toEqual({ width: 200, height: 100 })
    expect(rooms.get('arabia')).toEqual({ width: 210, height: 60 })
  })

  it('makes figures smaller where they are many, and never too small', () => {
    const stacks = Array.from({ length: 12 }, (_, at) => ({
      seat: 0,
      unit: `unit-${at}`,
      number: 1,
      great: false,
    }))
    const tight = { width: 200, height: 60 }
    expect(crowdOf(true, stacks, { width: 900, height: 900 }, 40).share).toBe(1)
    expect(crowdOf(true, stacks, tight, 40).share).toBeCloseTo(0.68)
    expect(crowdOf(true, stacks.slice(0, 2), tight, 40).share).toBe(1)
    const flat = crowdOf(false, stacks.slice(0, 6), { width: 240, height: 40 }, 40)
    expect(flat.share).toBe(1)
    expect(new Set(flat.spots.map((spot) => spot.y)).size).toBe(1)
  })

  it('never leaves the frame and zooms around the fingers', () => {
    const [wide, high] = earth.size
    const far = clamped({ x: -5000, y: 9000, scale: 0.001 }, 800, 450, earth)
    expect(far.scale).toBeCloseTo(800 / (wide + 2 * earth.beyond))
    expect(far.x).toBeCloseTo(wide / 2)
    const near = clamped({ x: -5000, y: 9000, scale: 2 }, 800, 450, earth)
    expect(near.x - 200).toBeCloseTo(-earth.beyond)
    expect(near.y + 450 / 4).toBeCloseTo(high)
    const nearer = zoomed({ x: 100, y: 100, scale: 1 }, 2, 300, 100)
    expect((300 - nearer.x) * nearer.scale).toBeCloseTo(300 - 100)
  })
})

describe('moves', () => {
  const step = (each: string[][]): MoveGroup => ({
    verb: 'move-unit',
    names: ['unit', 'origin', 'zone'],
    each,
    price: 1,
    on: 'map',
  })
  const legal = movesOf([
    step([
      ['acolyte', 'asia', 'europe'],
      ['acolyte', 'asia', 'africa'],
    ]),
    { verb: 'pass', each: [[]] },
  ])

  it('take my unit, or another’s of which I have none there', () => {
    const zone = {
      units: [
        { seat: 0, unit: 'acolyte', number: 1 },
        { seat: 1, unit: 'acolyte', number: 2 },
        { seat: 1, unit: 'tarang', number: 1 },
      ],
    }
    expect(isTaken('acolyte', 0, zone, 0)).toBe(true)
    expect(isTaken('acolyte', 1, zone, 0)).toBe(false)
    expect(isTaken('tarang', 1, zone, 0)).toBe(true)
  })

  it('of a picked unit light its targets, with their prices', () => {
    expect(canMove('acolyte', 'asia', legal)).toBe(true)
    expect(canMove('acolyte', 'africa', legal)).toBe(false)
    const targets = targetsOf({ unit: 'acolyte', origin: 'asia' }, legal)
    expect([...targets.keys()]).toEqual(['europe', 'africa'])
    expect(targets.get('africa')).toMatchObject({ text: 'move-unit acolyte asia africa', price: 1 })
    expect(lastOf({ unit: 'acolyte', origin: 'asia' }, 'europe')).toBe(
      'move-last acolyte asia europe',
    )
  })

  it('on the map are folded away, others are not', () => {
    const outside = (move: Move) => offers(move, 'action', false)
    expect(legal.filter(outside)).toHaveLength(2)
    const [retreat, book] = movesOf([
      { verb: 'retreat', names: ['unit', 'zone'], each: [['acolyte', 'asia']], on: 'map' },
      { verb: 'take-book', names: ['book'], each: [['frenzy']], on: 'card' },
    ])
    expect(offers(retreat!, 'retreat', true)).toBe(false)
    expect(offers(book!, 'book', false)).toBe(true)
    expect(offers(book!, 'action', false)).toBe(false)
  })

  it('that go from zone to zone are offered once where they begin', () => {
    const moves = movesOf([
      {
        ...step([
          ['abomination', 'asia', 'europe'],
          ['abomination', 'asia', 'africa'],
          ['abomination', 'africa', 'europe'],
        ]),
        verb: 'beyond-one',
      },
      step([['acolyte', 'asia', 'europe']]),
    ])
    const journeys = journeysFrom(
      'asia',
      moves,
      (move) => move,
      (zone) => zone,
    )
    expect(journeys).toEqual([
      {
        unit: 'abomination',
        origin: 'asia',
        way: moves[0],
        words: 'beyond-one abomination asia …',
      },
    ])
    expect([...targetsOf(journeys[0]!, moves).keys()]).toEqual(['europe', 'africa'])
    expect(wayOf(journeys[0]!, 'africa')).toBe(moves[1]!.text)
    expect(isSame({ unit: 'abomination', origin: 'asia' }, journeys[0]!)).toBe(false)
  })

  it('in the panel of a zone do not name it again', () => {
    expect(wordsIn('South Pacific', 'Summon: Shoggoth (South Pacific)')).toBe('Summon: Shoggoth')
    expect(wordsIn('Asia', 'Abandon the Gate: Asia')).toBe('Abandon the Gate')
    expect(wordsIn('Asia', 'Pass')).toBe('Pass')
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

describe('figures', () => {
  it('stand apart from the one on the Gate', () => {
    const units = [figures(0, 'acolyte', 6), figures(1, 'ghoul'), figures(0, 'cthulhu')]
    const kept = zone('asia', { units, gate: true, keeper: 0, keeper_unit: 'acolyte' })
    const greats = new Set(['cthulhu'])
    expect(stacksIn(kept, greats).map((each) => [each.unit, each.number])).toEqual([
      ['cthulhu', 1],
      ['acolyte', 5],
      ['ghoul', 1],
    ])
    const alone = zone('asia', { ...kept, units: [figures(0, 'acolyte')] })
    expect(stacksIn(alone, greats)).toEqual([])
  })

  it('have kinds', () => {
    expect(kindOf('dark_young_on_gate')).toBe('dark_young')
    expect(kindOf('starspawn_hit')).toBe('starspawn')
    const printed = { great: false, cultist: true, dice: 0, price: 1, ready: false }
    const roster = [
      { ...printed, seat: 0, unit: 'acolyte' },
      { ...printed, seat: 1, unit: 'acolyte', price: 2 },
      { ...printed, seat: 1, unit: 'hastur', great: true },
    ]
    const known = { ...view([], []), roster }
    expect([...greatsOf(known)]).toEqual(['hastur'])
    expect(infoOf(known, 1, 'acolyte')?.price).toBe(2)
    expect(infoOf(known, 0, 'hastur')).toBeUndefined()
  })
})

describe('factions', () => {
  beforeAll(() => fetchDrawings(KNOWN))

  it('can be told apart without colours, and by colours', () => {
    expect(KNOWN).toHaveLength(9)
    const looks = KNOWN.map((code) => lookOf(code))
    expect(new Set(looks.map((look) => look.outline)).size).toBe(KNOWN.length)
    expect(new Set(looks.map((look) => look.colour)).size).toBe(KNOWN.length)
    for (const code of KNOWN) {
      expect(emblemDrawing(code)).toContain('<path')
      expect(unitDrawing('acolyte', code)).toContain('<path')
    }
  })

  it('without a folder play with a plain look: a colour by seat, letters for drawings', () => {
    const looks = Array.from({ length: 8 }, (_, seat) => lookOf('zz', seat))
    expect(new Set(looks.map((look) => look.colour)).size).toBe(8)
    expect(KNOWN.map((code) => lookOf(code).outline)).not.toContain(looks[0]!.outline)
    expect(ruleOf('zz', 3)).toBe(
      `.wars .zz{--faction:${looks[3]!.colour};--on-faction:${looks[3]!.ink};--glow:${looks[3]!.glow}}`,
    )
    expect(emblemDrawing('zz')).toContain('>ZZ</text>')
    expect(unitDrawing('acolyte', 'zz')).toContain('>A</text>')
    expect(unitDrawing('moon_beast', 'gc')).toContain('>M</text>')
  })

  it('lend their drawings to whoever has the unit, and markers keep their colour', () => {
    expect(unitDrawing('ghoul', 'zz')).toBe(unitDrawing('ghoul', 'bg'))
    expect(unitDrawing('high_priest', 'zz')).toContain('<path')
    expect(tokenColour('cathedral')).toMatch(/light-dark/)
    expect(tokenColour('web', true)).toMatch(/light-dark/)
    expect(tokenColour('rumour')).toBeUndefined()
    expect(drawing('rumour')).toBe('')
  })

  it('that are taken belong to whoever was told to play them', () => {
    const told = [line('faction', { seat: 0, faction: 'ys' }), line('turn', { seat: 0 })]
    expect([...takenIn(told)]).toEqual([['ys', 0]])
    expect(takenIn([{ ...told[0]!, house: true }]).size).toBe(0)
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

  it('before my first turn', () => {
    const all = [{ ...line('seat-taken'), house: true }, a, turn(1), b, turn(0)]
    expect(fromTheStart(sinceMyTurn(all, 0), all)).toBe(true)
    const later = [...all, c, turn(1), b]
    expect(fromTheStart(sinceMyTurn(later, 0), later)).toBe(false)
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
  const fighters = [fighter(0, 'acolyte'), fighter(1, 'acolyte'), fighter(1, 'ghoul')]
  const battle = { attacker: 0, defender: 1, fighters } as unknown as Battle

  it('lets only those be touched whom the question is about', () => {
    const legal = movesOf([
      { verb: 'assign-kill', names: ['unit'], each: [['acolyte'], ['ghoul']], on: 'battle' },
    ])
    expect(fighters.map((each) => moveOn(each, battle, legal))).toEqual([
      null,
      'assign-kill acolyte',
      'assign-kill ghoul',
    ])
    expect(moveOn({ ...fighters[1]!, takes_part: false }, battle, legal)).toBeNull()
    const away = { verb: 'retreat', names: ['unit', 'zone'], each: [['acolyte', 'asia']] }
    expect(moveOn(fighters[1]!, battle, movesOf([{ ...away, on: 'map' }]))).toBeNull()
  })

  it('lets a fighter of either side be touched where moves name whose it is', () => {
    const hide = { verb: 'hide', names: ['unit', 'to'], on: 'battle' as const }
    const legal = movesOf([
      {
        ...hide,
        each: [
          ['acolyte', 0],
          ['acolyte', 1],
        ],
      },
    ])
    const moves = fighters.map((each) => moveOn(each, battle, legal))
    expect(moves).toEqual(['hide acolyte 0', 'hide acolyte 1', null])
    const two = movesOf([
      { verb: 'harbinger-power', names: ['unit'], each: [['ghoul']], on: 'battle' },
      { verb: 'harbinger-signs', names: ['unit'], each: [['ghoul']], on: 'battle' },
    ])
    expect(moveOn(fighters[2]!, battle, two)).toBeNull()
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

  it('that is over shows who died and who retreated', () => {
    const told = [
      line('killed', { seat: 1, unit: 'acolyte' }),
      line('retreated', { seat: 1, unit: 'acolyte', zone: 'asia' }),
    ]
    const both = [fighter(1, 'acolyte'), fighter(1, 'acolyte_on_gate', { kills: 1 })]
    const left = settled([...both, fighter(1, 'ghoul', { pains: 1 })], told)
    expect(left.map(({ unit, kills, pains }) => [unit, kills, pains])).toEqual([
      ['acolyte', 0, 1],
      ['acolyte_on_gate', 1, 0],
      ['ghoul', 0, 0],
    ])
  })

  it('that is over shows the dead, who take no part any more, but not the hidden as dead', () => {
    const hidden = fighter(1, 'acolyte', { takes_part: false })
    const dead = fighter(1, 'acolyte', { takes_part: false, kills: 1 })
    const left = settled([hidden, dead], [line('killed', { seat: 1, unit: 'acolyte' })])
    expect(left.map(({ kills }) => kills)).toEqual([0, 1])
  })

  it('that was over at once is read off the log', () => {
    const rolled = { seat: 1, number: 4, faces: [6, 4, 5, 1], kills: 1, pains: 2 }
    const told = [
      line('battle', { zone: 'asia', seat: 1, to: 0 }),
      line('rolled', rolled),
      line('battle-over', { zone: 'asia' }),
    ]
    const stood = zone('asia', { units: [figures(0, 'ghoul', 2), figures(2, 'acolyte')] })
    const fight = battleTold(told, { zones: [stood] })!
    expect(fight).toMatchObject({ zone: 'asia', attacker: 1, defender: 0 })
    expect(diceOf(fight, 1, told)).toEqual([6, 4, 5, 1])
    expect(diceOf(fight, 0, told)).toEqual([])
    expect(diceOf({ ...fight, defender_dice: [6] }, 0, told)).toEqual([6])
    expect(fight.fighters.map((each) => [each.seat, each.unit])).toEqual([
      [0, 'ghoul'],
      [0, 'ghoul'],
    ])
    expect(battleTold(told, null)!.fighters).toEqual([])
    expect(battleTold(told.slice(0, 2), null)).toBeNull()
    expect(battleTold([], null)).toBeNull()
  })

  it('reads its dice', () => {
    expect([1, 3, 4, 5, 6].map(faceOf)).toEqual(['miss', 'miss', 'pain', 'pain', 'kill'])
  })
})

describe('Doom as a price', () => {
  const view = {
    cards: [{ card: 'gug', doom: 2 }] as unknown as View['cards'],
    battle_doom: [['asia', 1]] as View['battle_doom'],
  }
  const [buy, here, there, move] = movesOf([
    { verb: 'buy', names: ['card'], each: [['gug']] },
    {
      verb: 'attack',
      names: ['zone', 'to'],
      each: [
        ['asia', 1],
        ['africa', 1],
      ],
    },
    { verb: 'move-unit', names: ['unit', 'zone'], each: [['acolyte', 'asia']] },
  ])

  it('is paid for cards, and for battles where somebody makes them dear', () => {
    expect([buy, here, there, move].map((each) => doomOf(view, each!))).toEqual([2, 1, 0, 0])
  })
})

describe('the guide to cards', () => {
  const moves = (texts: string[]): Move[] =>
    texts.map((text) => {
      const [verb, unit] = text.split(' ') as [string, string]
      return {
        text,
        verb,
        fields: verb === 'awaken' ? { unit } : { card: unit },
      } as unknown as Move
    })
  const cards = [
    { card: 'yig', sort: 'independent', units: ['yig'] },
    { card: 'gug', sort: 'monster', units: ['gug'] },
  ] as unknown as View['cards']

  it('speaks of the market when something can be bought', () => {
    expect(sells(moves(['buy gug', 'done x']))).toBe(true)
    expect(sells(moves(['perform-ritual x']))).toBe(false)
  })

  it('leaves what can be bought to the supply', () => {
    expect(moves(['buy gug']).every((move) => offers(move, 'doom', false))).toBe(true)
    expect(moves(['perform-ritual x']).some((move) => offers(move, 'doom', false))).toBe(false)
  })

  it('speaks of independents when one can be awakened, and not of the own Great Old Ones', () => {
    expect(wakes(cards, moves(['awaken yig asia']))).toBe(true)
    expect(wakes(cards, moves(['awaken cthulhu asia']))).toBe(false)
    expect(wakes([], moves(['awaken yig asia']))).toBe(false)
  })
})
