import { describe, expect, it } from 'vitest'
import { automatonIn, decidedIn } from '../src/games/rise-of-the-cults/fight'
import {
  cityToCome,
  dominanceFields,
  grouped,
  moveInto,
  movesWith,
  offers,
  opposers,
  paymentOf,
  planMove,
  rerollOf,
  ritualMove,
  scoreOf,
  strengthOf,
  wishFor,
  type Cards,
  type District,
  type Seat,
  type View,
} from '../src/games/rise-of-the-cults/view'

const line = (key: string, params: Record<string, unknown> = {}) => ({ key, params, row: 1 })
const cards: Cards = new Map(
  [
    { name: 'tide', attack: 2 },
    { name: 'prayer', power: 2, terror: 1 },
  ].map((each) => [each.name, { kind: 'starting', title: {}, text: {}, ...each }]),
)
const district = (parts: Partial<District>) =>
  ({
    district: 'uptown',
    sites: [],
    rituals: [],
    dominance: [0, 0],
    dominance_fields: 4,
    free_fields: 1,
    ...parts,
  }) as unknown as District

describe('moves', () => {
  it('rolls the dice at the chosen places again, counted by their faces', () => {
    const faces = ['thug', 'thug', 'adept', 'freak', 'blank']
    expect(rerollOf(faces, [0, 4])).toBe('reroll 1 0 0 1')
    expect(rerollOf(faces, [0, 1, 2, 3])).toBe('reroll 2 1 1 0')
  })

  it('knows what a card, a district and a plan mean', () => {
    const legal = ['pay tide', 'use tide', 'place-marker uptown']
    expect(movesWith('tide', legal)).toEqual(['use tide', 'pay tide'])
    expect(moveInto('uptown', legal)).toBe('place-marker uptown')
    expect(moveInto('downtown', legal)).toBeNull()
    expect(planMove('bluff', 'uptown')).toBe('bluff uptown')
    expect(planMove('influence', 'uptown')).toBe('execute influence uptown')
    expect(wishFor('pay-terror', 'tide')).toBe('pay tide')
    expect(wishFor('plan', 'tide')).toBe('use tide')
  })

  it('reads a Ritual on the board as the move that it can make', () => {
    const view = { seat: 0, plan_district: 'uptown' }
    const mine = { seat: 0, level: 2 }
    const legal = ['move-ritual 2 downtown', 'remove 2', 'banish 1 3']
    expect(ritualMove(mine, 'downtown', view, legal)).toBe('move-ritual 2 downtown')
    expect(ritualMove(mine, 'uptown', view, legal)).toBe('remove 2')
    expect(ritualMove({ seat: 1, level: 3 }, 'uptown', view, legal)).toBe('banish 1 3')
    expect(ritualMove({ seat: 1, level: 3 }, 'downtown', view, legal)).toBeNull()
  })

  it('offers on the board what can be touched, and leaves the rest to the prompt', () => {
    expect(['keep', 'pay', 'fist', 'execute'].every((verb) => offers({ verb }))).toBe(true)
    expect(
      ['done', 'terrorize', 'draw-card', 'perform-ritual'].some((verb) => offers({ verb })),
    ).toBe(false)
  })
})

describe('what lies open', () => {
  it('groups equal cards and fills Dominance fields from the left', () => {
    expect(grouped(['a', 'b', 'a'])).toEqual([
      { name: 'a', count: 2 },
      { name: 'b', count: 1 },
    ])
    expect(dominanceFields(district({ dominance: [1, 2] }))).toEqual([0, 1, 1, null])
  })

  it('takes victory points apart', () => {
    const view = { districts: [district({ sites: [0], rituals: [{ seat: 0, level: 1 }] })] }
    const seat = { seat: 0, cult: 'dagon', dominance: 3, points: 5 } as unknown as Seat
    expect(scoreOf(view, seat)).toMatchObject({ dominance: 3, sites: 1, rituals: 1, points: 5 })
  })

  it('adds up icons and tokens', () => {
    const view = { hand: ['tide', 'prayer', 'prayer'], tokens: { thug: 3, adept: 1 } }
    expect(strengthOf(view, cards)).toEqual({
      attack: { cards: 2, tokens: 3 },
      power: { cards: 4, tokens: 1 },
      terror: { cards: 2, tokens: 0 },
    })
  })

  it('names those who could oppose: present, or elsewhere while a field is free', () => {
    const here = district({ rituals: [{ seat: 1, level: 1 }] })
    const there = district({ district: 'downtown', rituals: [{ seat: 2, level: 1 }] })
    const view = { seat: 0, districts: [here, there] }
    expect(opposers(view, here)).toEqual([1, 2])
    const full = { ...here, free_fields: 0 }
    expect(opposers({ ...view, districts: [full, there] }, full)).toEqual([1])
  })

  it('lists the City cards to come only where the list is sure', () => {
    const city = [
      { name: 'a', kind: 'city' },
      { name: 'b', kind: 'city' },
    ] as View['cards']
    expect(cityToCome({ cards: city, city_out: ['a'], city_left: 1 })).toHaveLength(1)
    expect(cityToCome({ cards: city, city_out: ['a'], city_left: 0 })).toHaveLength(0)
  })

  it('reads how far a payment is', () => {
    expect(paymentOf({ number: 5, paid: 2, waste: 1 })).toEqual({
      number: 5,
      paid: 2,
      missing: 3,
      waste: 1,
    })
  })
})

describe('a Confrontation that was decided', () => {
  const told = [
    line('confrontation', { seats: [1, 0], district: 'uptown' }),
    line('revealed', { seat: 1, cards: ['tide'], number: 1 }),
    line('revealed', { seat: 0, cards: ['prayer'], number: 0 }),
    line('attack-total', { seat: 1, number: 5 }),
    line('attack-total', { seat: 0, number: 1 }),
  ]

  it('is put together from what was told', () => {
    const fight = decidedIn([...told, line('confrontation-won', { seat: 1 })], cards)
    expect(fight).toMatchObject({ district: 'uptown', executor: 1, winner: 1, over: true })
    expect(fight!.sides[0]).toMatchObject({ thugs: 1, total: 5, rituals: 2, cards: ['tide'] })
    expect(fight!.sides[1]).toMatchObject({ thugs: 0, total: 1, rituals: 1 })
  })

  it('has no winner in a tie, and is none before its verdict', () => {
    expect(
      decidedIn([...told, line('confrontation-tied', { number: 5 })], cards)!.winner,
    ).toBeNull()
    expect(decidedIn(told, cards)).toBeNull()
    expect(decidedIn([], cards)).toBeNull()
  })
})

describe('the automaton', () => {
  it('shows its last turn, until somebody else acts', () => {
    const turn = [line('npc-rolled', { number: 1 }), line('advanced'), line('ritual', { seat: 1 })]
    const lines = [line('npc-rolled'), line('executed', { seat: 0 }), ...turn]
    expect(automatonIn(lines, 1)).toEqual(turn)
    expect(automatonIn([...lines, line('executed', { seat: 0 }), line('site')], 1)).toEqual(turn)
    expect(automatonIn([], 1)).toEqual([])
  })
})
