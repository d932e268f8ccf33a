import { describe, expect, it } from 'vitest'
import type { GameInfo, TableInfo } from '../src/generated/types'
import { FORM, optionsOf, placeOf, SEATS, seatsLike, valueOf, wishOf } from '../src/setup/form'
import { holderOf, OPEN, picksOf, pickText, withPick } from '../src/setup/picks'
import { membersOf, toggled } from '../src/setup/several'

const options: GameInfo['options'] = [
  { name: 'factions', kind: 'each_seat', default: '', choices: ['gc', 'cc'] },
  { name: 'rounds', kind: 'number', default: 6 },
]
const game = { options } as GameInfo
const table = {
  seats: [
    { kind: 'person', name: 'Bob', bot: '' },
    { kind: 'person', name: 'Ann', bot: '' },
    { kind: 'bot', name: 'adept 3', bot: 'adept' },
  ],
  mine: [1],
  options: { factions: 'gc,drawn,cc', gone: 1 },
} as unknown as TableInfo

describe('picks for seats', () => {
  it('are one text, and nothing picked is the empty one', () => {
    expect(picksOf('gc,drawn', 3)).toEqual(['gc', OPEN, OPEN])
    expect(picksOf('', 2)).toEqual([OPEN, OPEN])
    expect(picksOf('gc,cc,bg', 2)).toEqual(['gc', 'cc'])
    expect(pickText([OPEN, 'gc'])).toBe('drawn,gc')
    expect(pickText([OPEN, OPEN])).toBe('')
  })

  it('change for one seat at a time', () => {
    expect(withPick('', 3, 1, 'gc')).toBe('drawn,gc,drawn')
    expect(withPick('drawn,gc,drawn', 3, 1, OPEN)).toBe('')
  })

  it('are held by the seat that has them, and nothing is held by nobody', () => {
    expect(holderOf(['gc', OPEN, 'cc'], 1, 'cc')).toBe(2)
    expect(holderOf(['gc', OPEN, 'cc'], 0, 'gc')).toBe(-1)
    expect(holderOf(['gc', OPEN, OPEN], 0, OPEN)).toBe(-1)
  })
})

describe('a form', () => {
  it('knows the field that a refusal is about', () => {
    const said = { message: '' }
    expect(placeOf({ ...said, code: 'bad-number', option: 'rounds' }, options)).toBe('rounds')
    expect(placeOf({ ...said, code: 'unknown-bot' }, options)).toBe(SEATS)
    expect(placeOf({ ...said, code: 'bad-option', option: 'mcts:ms=0' }, options)).toBe(SEATS)
    expect(placeOf({ ...said, code: 'busy' }, options)).toBe(FORM)
  })

  it('begins like another table: bots and I as there, the others open', () => {
    expect(seatsLike(table).map(valueOf)).toEqual(['open', 'me', 'bot:adept'])
    expect(optionsOf(game, table)).toEqual({ factions: 'gc,drawn,cc', rounds: 6 })
    expect(optionsOf(game)).toEqual({ factions: '', rounds: 6 })
    expect(wishOf('bot:adept')).toEqual({ kind: 'bot', bot: 'adept' })
  })
})

describe('several of some things', () => {
  const sets = { all: ['gug', 'dhole', 'yig'], monsters: ['gug'] }
  const order = ['all', 'monsters', 'drawn_1', 'gug', 'dhole', 'yig']

  it('knows what is chosen in a set', () => {
    expect([...membersOf('monsters,yig', sets)]).toEqual(['gug', 'yig'])
    expect([...membersOf('', sets)]).toEqual([])
  })
  it('keeps the order of the choices', () => {
    expect(toggled('yig', 'gug', sets, order)).toBe('gug,yig')
    expect(toggled('gug,yig', 'gug', sets, order)).toBe('yig')
    expect(toggled('', 'all', sets, order)).toBe('all')
  })
  it('takes one out of a set by naming the others', () => {
    expect(toggled('all', 'dhole', sets, order)).toBe('gug,yig')
    expect(toggled('all,drawn_1', 'yig', sets, order)).toBe('drawn_1,gug,dhole')
  })
})
