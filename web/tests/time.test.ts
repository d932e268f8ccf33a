import { expect, it } from 'vitest'
import { ago } from '../src/lib/time'

const NOW = 1_000_000

it.each([
  [0, 'now', 'jetzt'],
  [59, 'now', 'jetzt'],
  [60, '1 minute ago', 'vor 1 Minute'],
  [3599, '59 minutes ago', 'vor 59 Minuten'],
  [7200, '2 hours ago', 'vor 2 Stunden'],
  [86_400, 'yesterday', 'gestern'],
  [300_000, '3 days ago', 'vor 3 Tagen'],
  [-5, 'now', 'jetzt'],
])('%i seconds ago', (passed, english, german) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(english)
  expect(ago(NOW - passed, NOW, 'de')).toBe(german)
})
