import { describe, expect, it } from 'vitest'
import { revealIn } from '../src/games/arkham-ritual/reveal'
import {
  beside,
  colourOf,
  drawingOf,
  known,
  PHONE,
  seatAt,
  sorted,
} from '../src/games/arkham-ritual/view'

describe('cards', () => {
  it.each([
    ['dagger_b', 'blue', 'dagger'],
    ['dagger_r', 'red', 'dagger'],
    ['gate_1', 'blue', 'gate_1'],
    ['elder_sign', 'blue', 'elder_sign'],
    ['cthulhu', 'red', 'cthulhu'],
    ['mystery', 'red', 'mystery'],
  ])('%s is %s and drawn as %s', (card, colour, drawing) => {
    expect(colourOf(card)).toBe(colour)
    expect(drawingOf(card)).toBe(drawing)
  })

  it('lie on the places of their artifacts', () => {
    const { places, others } = sorted(['mask_r', 'mask_b', 'mask_b', 'elder_sign'])
    expect(places.find((each) => each.kind === 'mask')).toEqual({ kind: 'mask', blue: 2, red: 1 })
    expect(places.filter((each) => each.blue + each.red === 0)).toHaveLength(4)
    expect(others).toEqual(['elder_sign'])
  })

  it('that a seat cannot place are counted', () => {
    const deck = ['mask_b', 'mask_b', 'cultist']
    expect(known({ deck, unseen: ['mask_b'] })).toEqual([
      { card: 'mask_b', total: 2, unseen: 1 },
      { card: 'cultist', total: 1, unseen: 0 },
    ])
  })
})

describe('seats around the table', () => {
  it.each([3, 4, 5, 6, 7])('%i of them: mine at the bottom, none on another', (seats) => {
    for (const round of [undefined, PHONE]) {
      const places = Array.from({ length: seats }, (_, seat) => seatAt(seat, 2, seats, round))
      expect(places[2]!.x).toBeCloseTo(50)
      expect(Math.max(...places.map((each) => each.y))).toBe(places[2]!.y)
      const keys = new Set(places.map((each) => `${each.x.toFixed()}/${each.y.toFixed()}`))
      expect(keys.size).toBe(seats)
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThan(5)
        expect(Math.max(x, y)).toBeLessThan(95)
      }
    }
  })

  it('the next seat sits to the left, as the cards go round', () => {
    expect(seatAt(1, 0, 5).x).toBeLessThan(50)
    expect(seatAt(4, 0, 5).x).toBeGreaterThan(50)
  })

  it('a travelling card lies between its seat and the middle', () => {
    const seat = seatAt(1, 0, 5)
    const card = beside(seat)
    expect(Math.abs(card.x - 50)).toBeLessThan(Math.abs(seat.x - 50))
    expect(Math.sign(card.y - 48)).toBe(Math.sign(seat.y - 48))
  })
})

describe('the end of a round', () => {
  const line = (key: string, params: Record<string, unknown> = {}) => ({ key, params, at: 7 })
  const told = [
    line('discarded', { seat: 0, card: 'elder_sign' }),
    line('round-ends', { reason: 'elder-sign' }),
    line('verdict', { seat: 0, card: 'mask_b', verdict: 'survives' }),
    line('verdict', { seat: 1, card: 'mask_r', verdict: 'colour' }),
    line('verdict-dummy', { number: 1, card: 'idol_b', verdict: 'survives' }),
    line('fallen', { number: 1 }),
    line('lost', { seat: 1, number: 1, left: 6 }),
    line('round', { number: 2, first: 1 }),
    line('lost', { seat: 0, number: 5, left: 1 }),
  ]

  it('is none where none is told', () => {
    expect(revealIn(told.slice(0, 1))).toBeNull()
    expect(revealIn([])).toBeNull()
  })

  it('has a reason and a fate for everybody', () => {
    const found = revealIn(told)!
    expect(found.reason.params).toEqual({ reason: 'elder-sign' })
    expect(found.omens).toEqual([])
    expect(found.fates.map((each) => [each.seat, each.dummy, each.verdict])).toEqual([
      [0, null, 'survives'],
      [1, null, 'colour'],
      [null, 1, 'survives'],
    ])
    expect(found.fallen?.params).toEqual({ number: 1 })
  })

  it('tells the sanity with the fate, and nothing of the next round', () => {
    const fates = revealIn(told)!.fates
    expect(fates[1]!.change?.params['left']).toBe(6)
    expect(fates[0]!.change).toBeNull()
  })

  it('through a Gate has omens, and fates without a verdict', () => {
    const found = revealIn([
      line('round-ends', { reason: 'gate' }),
      line('revealed', { seat: 0, card: 'mystery' }),
      line('revealed', { seat: 1, card: 'mask_b' }),
      line('mystery', { card: 'hastur' }),
      line('awakens', { seat: 0, card: 'hastur' }),
      line('lost', { seat: 1, number: 2, left: 5 }),
      { ...line('chat', { name: 'Ann', text: 'oh' }), house: true },
    ])!
    expect(found.omens.map((each) => each.key)).toEqual(['mystery', 'awakens'])
    expect(found.fates.map((each) => [each.seat, each.verdict])).toEqual([
      [0, ''],
      [1, ''],
    ])
    expect(found.fates[1]!.change?.params['left']).toBe(5)
    expect(found.fallen).toBeNull()
  })
})
