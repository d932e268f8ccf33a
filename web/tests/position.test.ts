import { describe, expect, it } from 'vitest'
import type { Update } from '../src/generated/types'
import { applied, isHere, linesOf, NOWHERE } from '../src/lib/position'

const SEATS = [{ name: 'Ann', kind: 'person', bot: '' } as const]
const FIRST: Update = {
  n: 4,
  since: -1,
  view: { round: 1, pile: 17 },
  question: { key: 'give', clause: 'AR-5.3', moves: ['give 1'] },
  asked: [0],
  may: ['confess'],
  seats: SEATS,
  commitment: 'ab',
}
const THERE = applied(NOWHERE, FIRST)!

describe('a position after an update', () => {
  it('is the view it brings', () => {
    expect(THERE).toMatchObject({ number: 4, view: { round: 1, pile: 17 }, asked: [0] })
    expect(THERE.question?.moves).toEqual(['give 1'])
    expect(THERE.may).toEqual(['confess'])
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
  expect(linesOf({ n: 9, told })).toEqual([{ key: 'gave', params: { seat: 0 }, at: 9 }])
  expect(linesOf({ n: 9 })).toEqual([])
})

it('presence is told from an update', () => {
  expect(isHere({ here: [0], watching: 1 })).toBe(true)
  expect(isHere(FIRST)).toBe(false)
})
