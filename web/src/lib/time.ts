const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** "5 minutes ago", in the reader's language. */
export function ago(seconds: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const passed = Math.max(0, now - seconds)
  for (const [unit, size] of STEPS) {
    if (passed >= size) return format.format(-Math.floor(passed / size), unit)
  }
  return format.format(0, 'second')
}
