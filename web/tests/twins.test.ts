/**
 * What the server's Speaker and dice said must be said here too, word for word. The cases are made
 * by `tests/test_web.py`, which runs this file: MYTHOS_CASES names their file.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Dice as Tape } from '../src/generated/types'
import { check, commitment, Dice } from '../src/lib/dice'
import { SEAT_PARAMS, Speaker, Texts, type Params } from '../src/lib/fluent'

interface Said {
  key: string
  params: Params
  said: string
}
interface Spoken {
  lang: string
  game: string
  names: string[]
  listener: number | null
  moves: Record<string, string[]>
  events: Said[]
  questions: (Said & { seat: number })[]
  offered: { move: string; said: string }[]
}
interface Cases {
  seatParams: string[]
  texts: Record<string, Record<string, string>>
  spoken: Spoken[]
  dice: { seed: string; commitment: string; below: [number, number][] }[]
  tapes: Tape[]
}

const file = process.env['MYTHOS_CASES']

describe.skipIf(!file)('as the server', () => {
  const cases = file ? (JSON.parse(readFileSync(file, 'utf8')) as Cases) : null

  it('knows which parameters are seats', () => {
    expect(SEAT_PARAMS).toEqual(cases!.seatParams)
  })

  it.each(cases?.spoken ?? [])('speaks of $game in $lang to seat $listener', (each) => {
    const texts = new Texts(each.lang)
    texts.add(cases!.texts[each.lang]![''] ?? '')
    texts.add(cases!.texts[each.lang]![each.game] ?? '')
    const speaker = new Speaker(texts, each.game, each.names, each.listener, each.moves)
    for (const told of each.events) expect(speaker.event(told)).toBe(told.said)
    for (const ask of each.questions) {
      expect(speaker.question(ask.key, ask.seat, ask.params)).toBe(ask.said)
    }
    for (const { move, said } of each.offered) expect(speaker.move(move)).toBe(said)
  })

  it.each(cases?.dice ?? [])('throws the dice of $seed', ({ seed, commitment: sealed, below }) => {
    const bytes = Uint8Array.from(Buffer.from(seed, 'hex'))
    const dice = new Dice(bytes)
    expect(below.map(([faces]) => dice.below(faces))).toEqual(below.map(([, result]) => result))
    expect(commitment(bytes)).toBe(sealed)
  })

  it.each(cases?.tapes ?? [])('recomputes the whole game of $seed', (tape) => {
    const results = tape.chances.reduce((sum, each) => sum + each.results.length, 0)
    expect(check(tape)).toMatchObject({ sealed: true, agreed: results, wrong: null })
  })
})
