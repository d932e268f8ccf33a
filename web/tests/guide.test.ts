import { describe, expect, it } from 'vitest'
import { placeFor, shared, type Box } from '../src/lib/guide'

const FRAME: Box = { left: 0, top: 0, right: 400, bottom: 600 }
const SIZE = { wide: 320, high: 140 }

function placed(meant: Box, others: Box[]): Box {
  const { left, top } = placeFor(SIZE, FRAME, meant, others)
  return { left, top, right: left + SIZE.wide, bottom: top + SIZE.high }
}

describe('a tip', () => {
  it('leaves a small thing it speaks of free, even if it hides an answer for it', () => {
    const hand = { left: 180, top: 520, right: 204, bottom: 544 }
    const seats = [0, 150, 300].map((top) => ({ left: 0, top, right: 90, bottom: top + 140 }))
    expect(shared(placed(hand, seats), hand)).toBe(0)
  })
  it('goes where nothing answers, if it can', () => {
    const map = { left: 0, top: 300, right: 400, bottom: 600 }
    const answer = { left: 0, top: 0, right: 400, bottom: 100 }
    const bubble = placed(map, [answer])
    expect(shared(bubble, map) + shared(bubble, answer)).toBe(0)
  })
})
