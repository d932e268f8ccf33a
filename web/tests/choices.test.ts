import { describe, expect, it } from 'vitest'
import { draft, hurried } from '../src/lib/choices'

const LEGAL = ['pay 1 gold', 'pay 1 blood', 'pay 2 gold', 'rest', 'march north', 'march']

describe('a move is picked word by word', () => {
  it('begins with the verbs, each once', () => {
    expect(draft(LEGAL, [])).toEqual({
      picked: [],
      moves: LEGAL,
      next: ['pay', 'rest', 'march'],
      move: null,
    })
  })

  it('is narrowed by each word', () => {
    const found = draft(LEGAL, ['pay', '1'])
    expect(found?.next).toEqual(['gold', 'blood'])
    expect(found?.moves).toEqual(['pay 1 gold', 'pay 1 blood'])
    expect(found?.move).toBeNull()
  })

  it('is complete when a legal move has no more words', () => {
    expect(draft(LEGAL, ['pay', '1', 'blood'])).toMatchObject({ move: 'pay 1 blood', next: [] })
  })

  it('can be complete and go on', () => {
    expect(draft(LEGAL, ['march'])).toMatchObject({ move: 'march', next: ['north'] })
  })

  it('compares whole words', () => {
    expect(draft(['give 1', 'give 12'], ['give', '1'])?.moves).toEqual(['give 1'])
  })

  it.each([[['dance']], [['pay', '3']], [['rest', 'more']]])('refuses %j', (picked) => {
    expect(draft(LEGAL, picked)).toBeNull()
  })
})

describe('where there is one choice it is made', () => {
  it('down to the move', () => {
    expect(hurried(LEGAL, ['pay', '2'])?.move).toBe('pay 2 gold')
  })

  it('and not where there are two', () => {
    expect(hurried(LEGAL, ['pay'])).toMatchObject({ picked: ['pay'], move: null })
  })

  it('and never past a complete move', () => {
    expect(hurried(LEGAL, ['march'])?.move).toBe('march')
  })

  it('and a wrong pick stays wrong', () => {
    expect(hurried(LEGAL, ['dance'])).toBeNull()
  })
})
