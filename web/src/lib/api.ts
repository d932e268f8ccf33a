import type {
  Account,
  Again,
  Daily,
  Dice,
  ErrorInfo,
  GameLog,
  Games,
  Hints,
  Invitations,
  Me,
  NewTable,
  Position,
  ReportId,
  Rules,
  Seal,
  SeatWish,
  Sessions,
  SignedIn,
  SignIn,
  Statistics,
  TableInfo,
  Tables,
  TakeSeat,
  Texts,
  Token,
} from '../generated/types'
import type { Eyes } from '../replay/look'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly info: ErrorInfo) {
    super(info.message)
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Unreachable(path)
  }
  if (!response.ok) throw new Refused(await refusal(response))
  return (await response.json()) as T
}

async function refusal(response: Response): Promise<ErrorInfo> {
  try {
    return (await response.json()) as ErrorInfo
  } catch {
    return { code: 'server', message: `${response.status} ${response.statusText}` }
  }
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`

const withEyes = (eyes: Eyes) =>
  eyes === 'open' ? 'open=1' : eyes === 'public' ? 'open=0' : `seat=${eyes}`

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  guest: (name: string) => ask<SignedIn>('POST', '/api/guest', { name }),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  link: (link: string) => ask<SignedIn>('POST', '/api/link', { link }),
  renewLink: () => ask<Token>('POST', '/api/me/link'),
  sessions: () => ask<Sessions>('GET', '/api/me/sessions'),
  endSession: (session: string) =>
    ask<Sessions>('DELETE', `/api/me/sessions/${encodeURIComponent(session)}`),
  endOtherSessions: () => ask<Sessions>('DELETE', '/api/me/sessions'),
  register: (account: Account) => ask<Me>('POST', '/api/account', account),
  signIn: (account: SignIn) => ask<SignedIn>('POST', '/api/login', account),
  games: () => ask<Games>('GET', '/api/games'),
  tables: (which: string) => ask<Tables>('GET', `/api/tables?which=${which}`),
  table: (table: string) => ask<TableInfo>('GET', at(table)),
  seal: () => ask<Seal>('POST', '/api/seals'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  rematch: (table: string, again: Again) => ask<TableInfo>('POST', at(table, '/rematch'), again),
  invitations: (table: string) => ask<Invitations>('GET', at(table, '/invitations')),
  takeSeat: (table: string, seat: number, sitting: TakeSeat) =>
    ask<TableInfo>('POST', at(table, `/seats/${seat}`), sitting),
  changeSeat: (table: string, seat: number, wish: SeatWish) =>
    ask<TableInfo>('PUT', at(table, `/seats/${seat}`), wish),
  position: (table: string, moves: number, eyes: Eyes) =>
    ask<Position>('GET', at(table, `/position?moves=${moves}&${withEyes(eyes)}`)),
  log: (table: string, eyes: Eyes) => ask<GameLog>('GET', at(table, `/log?${withEyes(eyes)}`)),
  dice: (table: string) => ask<Dice>('GET', at(table, '/dice')),
  report: (table: string, words: string) => ask<ReportId>('POST', at(table, '/reports'), { words }),
  daily: (game: string) => ask<Daily>('GET', `/api/daily/${game}`),
  attempt: (game: string) => ask<TableInfo>('POST', `/api/daily/${game}`),
  statistics: (game: string) => ask<Statistics>('GET', `/api/statistics/${game}`),
  hints: (table: string, seat: number) => ask<Hints>('POST', at(table, `/seats/${seat}/hints`)),
  texts: (lang: string, game = '') =>
    ask<Texts>('GET', `/api/texts/${lang}${game ? `?game=${game}` : ''}`),
  rules: (game: string, lang: string) => ask<Rules>('GET', `/api/rules/${game}/${lang}`),
}
