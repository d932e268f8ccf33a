/** Where somebody looks in a finished game: the position and the eyes are in the address. */

/** With whose eyes: nothing hidden, a spectator's, a seat's. */
export type Eyes = 'open' | 'public' | number

export interface Look {
  at: number
  eyes: Eyes
}

/** What can be looked at. */
export interface Reach {
  first: number
  last: number
  seats: number
}

/** What the address says; what it cannot mean is taken for the nearest that it can. */
export function lookOf(search: string, reach: Reach): Look {
  const query = new URLSearchParams(search)
  return { at: position(query.get('at'), reach), eyes: eyes(query.get('eyes'), reach.seats) }
}

function position(text: string | null, { first, last }: Reach): number {
  if (text === null || !/^\d+$/.test(text)) return first
  return Math.min(last, Math.max(first, Number(text)))
}

export function eyes(text: string | null, seats: number): Eyes {
  if (text === 'public') return 'public'
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) < seats ? Number(text) : 'open'
}

/** The address of it; the start with nothing hidden needs no words. */
export function searchOf(look: Look, reach: Reach): string {
  const query = new URLSearchParams()
  if (look.at !== reach.first) query.set('at', String(look.at))
  if (look.eyes !== 'open') query.set('eyes', String(look.eyes))
  return query.size ? `?${query}` : ''
}
