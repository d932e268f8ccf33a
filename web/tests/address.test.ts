import { describe, expect, it } from 'vitest'
import { invited, pageOf } from '../src/lib/address'

describe('the page of an address', () => {
  it.each([
    ['/', { name: 'lobby' }],
    ['', { name: 'lobby' }],
    ['/new', { name: 'new', game: '' }],
    ['/new/arkham-ritual', { name: 'new', game: 'arkham-ritual' }],
    ['/me', { name: 'me' }],
    ['/table/a1', { name: 'table', table: 'a1' }],
    ['/table/a1/', { name: 'table', table: 'a1' }],
    ['/table/a%2F1', { name: 'table', table: 'a/1' }],
    ['/table/a1/replay', { name: 'replay', table: 'a1' }],
    ['/table/a1/dice', { name: 'dice', table: 'a1' }],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toEqual(page)
  })

  it.each([
    '/table',
    '/table/a1/cellar',
    '/table/a1/dice/6',
    '/me/you',
    '/new/a/b',
    '/x',
    '/table/%',
  ])('nothing is behind %s', (path) => {
    expect(pageOf(path)).toEqual({ name: 'lost' })
  })
})

describe('the invitation in an address', () => {
  it('names a seat and its secret', () => {
    const found = invited('#seat=3&invitation=Ab_c-d.e~f')
    expect(found).toEqual({ seat: 3, invitation: 'Ab_c-d.e~f' })
  })

  it.each([
    '',
    '#',
    '#seat=3',
    '#seat=x&invitation=a',
    '#seat=3&invitation=',
    '#seat=3&invitation=a b',
  ])('there is none in "%s"', (hash) => {
    expect(invited(hash)).toBeNull()
  })
})
