import { describe, expect, it } from 'vitest'
import { LATEST, STEP, stepTime } from '../src/lib/pace'

describe('how long a step is shown', () => {
  it('is a calm moment when one waits', () => {
    expect(stepTime(1, true)).toBe(STEP)
  })

  it('is nothing when none waits, or without motion', () => {
    expect(stepTime(0, true)).toBe(0)
    expect(stepTime(7, false)).toBe(0)
  })

  it('shrinks with the crowd, so that nobody is further behind than the limit', () => {
    for (let waiting = 1; waiting < 400; waiting += 1) {
      expect(stepTime(waiting, true)).toBeLessThanOrEqual(STEP)
      expect(stepTime(waiting, true) * waiting).toBeLessThanOrEqual(LATEST)
    }
  })
})
