import type { NewTable, TableInfo } from '../generated/types'
import { api } from './api'

/** What this browser has added to a table's dice, and the fingerprint that it saw before. */
export interface Share {
  table: string
  share: string
  commitment: string
}

const KEY = 'mythos-shares'
const KEPT = 200

/** Random bytes that nobody else knows before the house has committed to its own. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function all(): Share[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Share[]) : []
  } catch {
    return []
  }
}

function keep(made: Share): void {
  const others = all().filter((each) => each.table !== made.table || each.share !== made.share)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, made].slice(-KEPT)))
  } catch {
    // Without a place to keep it the share still counts; only this page cannot look for it later.
  }
}

/** What this browser has added to the dice of a table. */
export function sharesOf(table: string): Share[] {
  return all().filter((each) => each.table === table)
}

/** Open a table: the house commits first, then this browser adds its share for each own seat. */
export async function openTable(asked: NewTable): Promise<TableInfo> {
  const seal = await api.seal()
  const seats = asked.seats.map((seat) => (seat.kind === 'me' ? { ...seat, share: fresh() } : seat))
  const info = await api.open({ ...asked, seats, seal: seal.token })
  for (const { share } of seats) {
    if (share) keep({ table: info.table, share, commitment: seal.commitment })
  }
  return info
}

export async function takeSeat(table: string, seat: number, invitation = ''): Promise<TableInfo> {
  const { commitment, status } = await api.table(table)
  if (status !== 'open') return api.takeSeat(table, seat, { invitation })
  const share = fresh()
  const info = await api.takeSeat(table, seat, { invitation, share })
  keep({ table, share, commitment })
  return info
}

/** Another game with the same people. Whoever comes first opens the table with a fresh seal. */
export async function playAgain(table: string): Promise<TableInfo> {
  const seal = await api.seal()
  const share = fresh()
  const info = await api.rematch(table, { seal: seal.token, share })
  keep({ table: info.table, share, commitment: info.commitment })
  return info
}
