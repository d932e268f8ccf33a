import { describe, expect, it } from 'vitest'
import type { SeatInfo, Update } from '../src/generated/types'
import { applied, isHere, linesOf, NOWHERE, retold, type Line } from '../src/lib/position'

const SEATS: SeatInfo[] = [{ name: 'Ann', kind: 'person', bot: '' }]
const FIRST: Update = {
  n: 4,
  since: -1,
  view: { round: 1, pile: 17 },
  question: {
    key: 'give',
    clause: 'AR-5.3',
    moves: [{ verb: 'give', names: ['to'], each: [[1]] }],
  },
  asked: [0],
  may: [{ verb: 'confess', each: [[]] }],
  seats: SEATS,
  commitment: 'ab',
}
const THERE = applied(NOWHERE, FIRST)!

describe('a position after an update', () => {
  it('is the view it brings', () => {
    expect(THERE).toMatchObject({ number: 4, view: { round: 1, pile: 17 }, asked: [0] })
    expect(THERE.question?.moves.map((move) => move.text)).toEqual(['give 1'])
    expect(THERE.may).toEqual([
      { text: 'confess', verb: 'confess', fields: {}, price: 0, on: 'prompt' },
    ])
  })

  it('keeps what an update with changes does not name, and who sits there', () => {
    const now = applied(THERE, { n: 5, since: 4, set: { pile: 16 } })!
    expect(now.view).toEqual({ round: 1, pile: 16 })
    expect(now.seats).toBe(THERE.seats)
    expect(now.commitment).toBe('ab')
  })

  it('has only the questions of the update itself', () => {
    const now = applied(THERE, { n: 5, since: 4, set: {} })!
    expect(now).toMatchObject({ question: null, asked: [], may: [], wish: null, result: null })
  })

  it('leaves the position before it as it was', () => {
    applied(THERE, { n: 5, since: 4, set: { pile: 3 } })
    expect(THERE.view).toEqual({ round: 1, pile: 17 })
  })

  it('is unknown when the changes start from another number', () => {
    expect(applied(THERE, { n: 7, since: 6, set: { pile: 3 } })).toBeNull()
    expect(applied(NOWHERE, { n: 1, since: -1, set: {} })).toBeNull()
  })

  it('has no view before the game begins', () => {
    expect(applied(NOWHERE, { n: 0, view: {}, seats: SEATS })?.view).toBeNull()
  })

  it('knows the end and the wish to take a move back', () => {
    const undo = { seat: 0, agreed: [0] }
    const result = { winners: [0], scores: [7] }
    const now = applied(THERE, { n: 5, since: 4, set: {}, undo, result, seed: '00' })!
    expect(now).toMatchObject({ wish: undo, result, seed: '00' })
  })
})

it('lines of the log carry the number of their update', () => {
  const told = [{ key: 'gave', params: { seat: 0 } }]
  expect(linesOf({ n: 9, told }, SEATS)).toEqual([{ ...told[0], seats: SEATS }])
  expect(linesOf({ n: 9 }, SEATS)).toEqual([])
})

it('presence is told from an update', () => {
  expect(isHere({ here: [0], watching: 1 })).toBe(true)
  expect(isHere(FIRST)).toBe(false)
})

describe('the log, read from its end', () => {
  const ann: SeatInfo = { name: 'Ann', kind: 'person', bot: '' }
  const bob: SeatInfo = { name: 'Bob', kind: 'person', bot: '' }
  const bot: SeatInfo = { name: '', kind: 'bot', bot: 'random' }
  const event = (row: number, key = 'passed', params = {}): Line => ({ key, params, row })
  const undone = (lines: Line[]) => lines.filter((line) => line.undone).map((line) => line.row)

  it('marks what was taken back, and not what was done again', () => {
    const lines = [event(4), event(5), event(6, 'undone', { since: 5 }), event(7)]
    expect(undone(retold(lines, [ann]))).toEqual([5])
  })

  it('marks an earlier take-back that is taken back itself', () => {
    const lines = [
      event(4),
      event(5, 'undone', { since: 4 }),
      event(6),
      event(7, 'undone', { since: 3 }),
      event(8),
    ]
    expect(undone(retold(lines, [ann]))).toEqual([4, 5, 6])
  })

  it('names whoever sat there when it happened', () => {
    const given: Line = { key: 'seat-bot', params: { seat: 1, was: bob }, house: true, row: 1 }
    const lines = retold([event(1), given, event(2)], [ann, bot])
    expect(lines.map((line) => line.seats?.[1])).toEqual([bob, bot, bot])
  })
})
