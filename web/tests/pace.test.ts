import { describe, expect, it } from 'vitest'
import { PACES, stepTime } from '../src/lib/pace'

describe('how long a step is shown', () => {
  it('is longer the calmer the pace, and nothing at once', () => {
    const times = PACES.map((pace) => stepTime(1, pace))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(times).size).toBe(PACES.length)
    expect(times.at(-1)).toBe(0)
  })

  it('is a whole moment for the last step, too', () => {
    expect(stepTime(0, 'normal')).toBe(stepTime(1, 'normal'))
  })

  it('shrinks with the crowd, so that the wait has an end', () => {
    for (const [pace, latest] of [['slow', 30000] as const, ['fast', 4000] as const]) {
      for (let waiting = 1; waiting < 400; waiting += 1) {
        expect(stepTime(waiting, pace) * waiting).toBeLessThanOrEqual(latest)
      }
    }
  })
})
