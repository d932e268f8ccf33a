/** What an address of ours says: the page, and an invitation in its hash. */

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'dice'; table: string }
  | { name: 'daily'; game: string }
  | { name: 'me' }
  | { name: 'lost' }

export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean).map(decoded)
  if (parts.includes(null)) return { name: 'lost' }
  const [first, second, third] = parts
  if (!first) return { name: 'lobby' }
  if (first === 'new' && parts.length <= 2) return { name: 'new', game: second ?? '' }
  if (first === 'daily' && second && parts.length === 2) return { name: 'daily', game: second }
  if (first === 'me' && parts.length === 1) return { name: 'me' }
  if (first === 'table' && second) {
    if (parts.length === 2) return { name: 'table', table: second }
    if (parts.length === 3 && third === 'replay') return { name: 'replay', table: second }
    if (parts.length === 3 && third === 'dice') return { name: 'dice', table: second }
  }
  return { name: 'lost' }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** The invitation in the address, if there is one. */
export function invited(hash: string): { seat: number; invitation: string } | null {
  const found = /^#seat=(\d+)&invitation=([\w.~-]+)$/.exec(hash)
  return found ? { seat: Number(found[1]), invitation: found[2]! } : null
}
