/** An option that picks something for each seat travels as one text: `one,drawn,two`. */

/** What stands for a seat for which nothing is picked. */
export const OPEN = 'drawn'

/** The picks for so many seats; what is too much is left out. */
export function picksOf(text: string, seats: number): string[] {
  const given = text ? text.split(',') : []
  return Array.from({ length: seats }, (_, seat) => given[seat] || OPEN)
}

/** The same as one text; empty when nothing is picked. */
export function pickText(picks: readonly string[]): string {
  return picks.every((each) => each === OPEN) ? '' : picks.join(',')
}

/** The text after another pick for one seat. */
export function withPick(text: string, seats: number, seat: number, value: string): string {
  return pickText(picksOf(text, seats).map((each, at) => (at === seat ? value : each)))
}

/** The other seat that has picked this, which only one may have; -1 if it is free. */
export function holderOf(picked: readonly string[], seat: number, value: string): number {
  return value === OPEN ? -1 : picked.findIndex((each, at) => at !== seat && each === value)
}
