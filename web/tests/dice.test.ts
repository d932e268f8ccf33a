import { describe, expect, it } from 'vitest'
import { check, commitment, Dice, seedOf } from '../src/lib/dice'

/** The answers that `tests/test_dice.py` calls the contract. */
const SEED = Uint8Array.from({ length: 32 }, (_, at) => at)
const HEX = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const times = (count: number, work: () => number) => Array.from({ length: count }, work)

describe('the dice of the server', () => {
  it('give the known answers', () => {
    const dice = new Dice(SEED)
    expect(times(12, () => dice.below(6))).toEqual([2, 0, 2, 1, 3, 5, 2, 0, 4, 0, 3, 1])
    expect(times(4, () => dice.below(1000))).toEqual([682, 609, 576, 924])
  })

  it('are sealed by the known fingerprint', () => {
    expect(commitment(new Uint8Array(32))).toMatch(/^21c3d9eb87deccf1[0-9a-f]{48}$/)
  })

  it('go on from any place of their stream', () => {
    const dice = new Dice(SEED)
    times(70, () => dice.below(256))
    expect(new Dice(SEED, 2, 6).below(256)).toBe(dice.below(256))
  })
})

describe('a tape', () => {
  const dice = new Dice(SEED)
  const rolled = times(40, () => dice.below(6) + 1)
  const pile = ['a', 'b', 'b', 'c']
  const drawn = dice.below(4)
  const tape = {
    commitment: commitment(SEED),
    seed: HEX,
    header: '{"record":1}',
    change: 0,
    until: 0,
    block: 0,
    at: 0,
    chances: [
      { line: 2, faces: 6, results: rolled },
      { line: 3, faces: 4, results: [drawn], pile },
    ],
  }

  it('that follows from its seed is fair', () => {
    expect(check(tape)).toMatchObject({ sealed: true, agreed: 41, wrong: null })
  })

  it('with another result is not, and the line is named', () => {
    const bent = structuredClone(tape)
    bent.chances[0]!.results[7] = (bent.chances[0]!.results[7]! % 6) + 1
    const verdict = check(bent)
    expect(verdict).toMatchObject({ sealed: true, agreed: 7 })
    expect(verdict.wrong?.line).toBe(2)
  })

  it('with another card is not, with its equal it is', () => {
    const draws = (result: number) => ({
      ...tape,
      chances: [tape.chances[0]!, { line: 3, faces: 4, results: [result], pile }],
    })
    const names = pile.map((_, at) => check(draws(at)).wrong === null)
    expect(names).toEqual(pile.map((name) => name === pile[drawn]))
  })

  it('with another seed is not sealed', () => {
    expect(check({ ...tape, seed: '00'.repeat(32) }).sealed).toBe(false)
  })

  it('with another fingerprint than the one that was published is not sealed', () => {
    const kept = [{ table: 't', share: '', commitment: 'ab' }]
    expect(check(tape, kept).sealed).toBe(false)
  })
})

describe('dice that several have made', () => {
  const share = 'ab'.repeat(32)
  const header = (shares: string[]) => JSON.stringify({ record: 2, seats: ['Ann', 'Bot'], shares })
  const made = { seed: HEX, header: header([share, '']), change: 0 }
  const tape = { ...made, commitment: commitment(SEED), block: 0, at: 0, chances: [], until: 0 }
  const kept = (own: string) => [{ table: 't', share: own, commitment: commitment(SEED) }]

  it('are others for another share, another name and another change of the rules', () => {
    const seeds = [
      made,
      { ...made, header: header(['cd'.repeat(32), '']) },
      { ...made, header: made.header.replace('Ann', 'Bea') },
      { ...made, change: 1 },
      { ...made, change: 2 },
    ].map((each) => seedOf(each).join())
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('tell whether the own share is part of them', () => {
    expect(check(tape, kept(share))).toMatchObject({ shares: 1, mine: true })
    expect(check(tape, kept('cd'.repeat(32)))).toMatchObject({ shares: 1, mine: false })
    expect(check(tape)).toMatchObject({ shares: 1, mine: null })
  })
})
