import { describe, expect, it } from 'vitest'
import { foundIn, piecesOf, stepsWith, wordsOf } from '../src/rules/search'

const chapters = [
  {
    number: '5',
    title: 'A turn',
    clauses: [
      { number: 'AR-5.1', text: 'Hands go down.' },
      { number: 'AR-5.2', text: 'Draw the top card.' },
    ],
  },
  { number: '7', title: 'Settling', clauses: [{ number: 'AR-7.1', text: 'Cards are revealed.' }] },
]
const known = new Set(['AR-5.1', 'R-4'])

describe('searching the rules', () => {
  it('finds clauses with all of the words, in chapters', () => {
    expect(foundIn(chapters, wordsOf('card TOP'))).toEqual([
      { ...chapters[0], clauses: [chapters[0]!.clauses[1]] },
    ])
    expect(foundIn(chapters, wordsOf('ar-7')).map((each) => each.number)).toEqual(['7'])
    expect(foundIn(chapters, wordsOf('a turn'))[0]!.clauses).toHaveLength(2)
    expect(foundIn(chapters, wordsOf('gate'))).toEqual([])
    expect(foundIn(chapters, [])).toEqual(chapters)
  })

  it('finds steps of the first page with their numbers', () => {
    const steps = [
      { title: 'Draw', text: 'One card.', clauses: [] },
      { title: 'Give', text: 'Away.', clauses: [] },
    ]
    const primer = { goal: '', picture: '', example: '', steps }
    expect(stepsWith(primer, ['away']).map((each) => each.at)).toEqual([1])
    expect(stepsWith(null, [])).toEqual([])
  })
})

describe('a text in pieces', () => {
  it('marks what is searched for', () => {
    expect(piecesOf('Blau, blaue (Karten).', ['blau'], known)).toEqual([
      { text: 'Blau', hit: true, clause: '' },
      { text: ', ', hit: false, clause: '' },
      { text: 'blau', hit: true, clause: '' },
      { text: 'e (Karten).', hit: false, clause: '' },
    ])
  })

  it('opens the clauses that there are', () => {
    const found = piecesOf('See AR-5.1, AR-9.9 and R-4.', [], known)
    expect(found.filter((each) => each.clause).map((each) => each.clause)).toEqual([
      'AR-5.1',
      'R-4',
    ])
    expect(found.map((each) => each.text).join('')).toBe('See AR-5.1, AR-9.9 and R-4.')
  })

  it.each(['(', '.*', '[a', '\\', 'a'])('takes %s for what it is', (word) => {
    const text = `a word ${word} in a text`
    expect(piecesOf(text, [word], known).map((each) => each.text)).toContain(
      word.length > 1 ? word : text,
    )
  })
})
