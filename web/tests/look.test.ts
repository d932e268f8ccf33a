import { describe, expect, it } from 'vitest'
import { lookOf, searchOf } from '../src/replay/look'

const reach = { first: 2, last: 40, seats: 3 }

describe('where one looks', () => {
  it.each([
    ['', { at: 2, eyes: 'open' }],
    ['?at=17', { at: 17, eyes: 'open' }],
    ['?at=17&eyes=public', { at: 17, eyes: 'public' }],
    ['?at=17&eyes=0', { at: 17, eyes: 0 }],
    ['?at=0', { at: 2, eyes: 'open' }],
    ['?at=999', { at: 40, eyes: 'open' }],
    ['?at=1e1&eyes=3', { at: 2, eyes: 'open' }],
    ['?at=-1&eyes=-1', { at: 2, eyes: 'open' }],
    ['?eyes=Ann', { at: 2, eyes: 'open' }],
  ] as const)('%s', (search, look) => {
    expect(lookOf(search, reach)).toEqual(look)
  })

  it.each([
    [{ at: 2, eyes: 'open' }, ''],
    [{ at: 17, eyes: 'open' }, '?at=17'],
    [{ at: 2, eyes: 0 }, '?eyes=0'],
    [{ at: 17, eyes: 'public' }, '?at=17&eyes=public'],
  ] as const)('%o is an address', (look, search) => {
    expect(searchOf(look, reach)).toBe(search)
    expect(lookOf(search, reach)).toEqual(look)
  })
})
