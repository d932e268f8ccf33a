import type { ErrorInfo, GameInfo, Here, SeatInfo, TableInfo, Update } from '../generated/types'
import { api, Refused } from '../lib/api'
import { Speaker, type Params } from '../lib/fluent'
import type { Asked, Move } from '../lib/moves'
import { notices } from '../lib/notices.svelte'
import { stepTime, type Pace } from '../lib/pace'
import { Place } from '../lib/place'
import { prefs } from '../lib/prefs.svelte'
import { applied, linesOf, NOWHERE, retold, type Line, type TablePosition } from '../lib/position'
import { sound } from '../lib/sound'
import { nameOf } from './names'
import { currentTexts, sayError, sayRefusal, t } from '../lib/words.svelte'

interface Step {
  position: TablePosition
  lines: Line[]
}

const MOST_LINES = 1000
/** The table is closed with this: the page says it, so that no notice has to. */
const CLOSED = 'rules-ran-away'

/** One table on the screen: what the server said, what is shown of it now, what I may do. */
export class TableModel {
  info: TableInfo = $state.raw({} as TableInfo)
  /** The newest position that the server told of. Nobody sees it before it is shown. */
  head: TablePosition = $state.raw(NOWHERE)
  /** The position on the screen: a few steps behind while cards travel. */
  shown: TablePosition = $state.raw(NOWHERE)
  /** More has happened than is shown: nothing can be answered until the table has caught up. */
  behind = $state(false)
  lines: Line[] = $state.raw([])
  /** What the step on show told. */
  news: Line[] = $state.raw([])
  /** What happened since my last move. */
  since: Line[] = $state.raw([])
  here: number[] = $state.raw([])
  watching = $state(0)
  online = $state(false)
  /** The connection has been away for so long that it is worth a word. */
  adrift = $state(false)
  lost: ErrorInfo | null = $state.raw(null)
  /** The seat whose eyes I have. */
  seat: number | null = $state(null)
  sending: string | null = $state(null)
  /** A move that waits for a confirmation. */
  proposed: { move: string; cost: string } | null = $state(null)
  /** The clause that the rules panel is to show. */
  clause: string | null = $state(null)

  private queue: Step[] = []
  /** The number at which the move that is being sent takes effect. */
  private due = Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private drifting: ReturnType<typeof setTimeout> | undefined
  private connection: Place | undefined

  /** Who sits where; the same list while nobody changes, so that the log is not said anew. */
  seats: SeatInfo[] = $derived(this.shown.seats.length ? this.shown.seats : this.info.seats)
  names: string[] = $derived(this.seats.map((each) => nameOf(each)))
  speaker: Speaker = $derived.by(
    () => new Speaker(currentTexts(), this.game.id, this.names, this.seat, this.game.moves),
  )

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    info: TableInfo,
    live = true,
  ) {
    this.info = info
    this.seat = info.mine[0] ?? null
    if (!live) return
    this.connection = new Place(id, this.seat, {
      update: (update) => this.take(update),
      here: (here) => this.took(here),
      online: (online) => this.connected(online),
      refused: (error) => (this.lost = error.info),
    })
  }

  close(): void {
    this.connection?.close()
    clearTimeout(this.timer)
    clearTimeout(this.drifting)
  }

  get begun(): boolean {
    return this.shown.view !== null
  }

  get over(): boolean {
    return this.shown.result !== null
  }

  /** What I am asked; there is no question before I have seen what led to it. */
  get question(): Asked | null {
    return this.behind ? null : this.shown.question
  }

  get myTurn(): boolean {
    return this.question !== null
  }

  /** What I may do without being asked. */
  get may(): Move[] {
    return this.behind ? [] : this.shown.may
  }

  /** Everything I may do now, and the same as texts. */
  readonly offered: Move[] = $derived.by(() => [...(this.question?.moves ?? []), ...this.may])
  readonly legal: string[] = $derived(this.offered.map((move) => move.text))
  private readonly known = $derived.by(() => {
    const all = [...this.offered, ...(this.question?.beside ?? [])]
    return new Map(all.map((move) => [move.text, move]))
  })

  /** The move behind a text, if I may make it now. */
  find(move: string): Move | undefined {
    return this.known.get(move)
  }

  can(move: string): boolean {
    return this.sending === null && this.known.has(move)
  }

  /** Make a move, at once or, where it costs something or one likes to be asked, after a yes. */
  async propose(move: string, cost = ''): Promise<void> {
    if (cost || prefs.confirm) this.proposed = { move, cost }
    else await this.play(move)
  }

  async play(move: string): Promise<void> {
    this.proposed = null
    this.hurry()
    this.since = []
    this.sending = move
    this.due = Infinity
    try {
      const reply = await this.connection!.play(move)
      this.due = reply.number ?? 0
      this.landed()
    } catch (error) {
      this.sending = null
      this.refused(error)
    }
  }

  /** My move is made when its effect is here, not when the server has said yes. */
  private landed(): void {
    if (this.head.number >= this.due) this.sending = null
  }

  /** Why can this not be done? The server says; it is shown with its clause. */
  async why(move: string): Promise<void> {
    if (this.seat === null) return
    try {
      const reply = await this.connection!.why(move)
      if (reply.why) this.explain(reply.why)
    } catch (error) {
      this.refused(error)
    }
  }

  async undo(): Promise<void> {
    this.proposed = null
    try {
      await this.connection!.undo()
      if (this.head.wish) notices.show(t('web-undo-wait'))
    } catch (error) {
      this.refused(error)
    }
  }

  async consent(yes: boolean, about: 'undo' | 'seat' = 'undo'): Promise<void> {
    await this.connection!.consent(yes, about).catch((error: unknown) => this.refused(error))
  }

  async say(text: string): Promise<void> {
    await this.connection!.say(text).catch((error: unknown) => this.refused(error))
  }

  /** Seats have changed hands: who am I here now? */
  async reseat(): Promise<void> {
    try {
      this.settle(await api.table(this.id))
    } catch (error) {
      notices.show(sayError(error), 'error')
    }
  }

  settle(info: TableInfo): void {
    this.info = info
    const seat =
      this.seat !== null && info.mine.includes(this.seat) ? this.seat : (info.mine[0] ?? null)
    if (seat !== this.seat) {
      this.seat = seat
      this.lines = []
      this.connection?.sit(seat)
    }
  }

  /** Show the newest position at once. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const steps = this.queue.splice(0)
    for (const step of steps) this.show(step)
    // Whatever was hurried through is news all the same: the end of a round must not be missed.
    if (steps.length) this.news = steps.flatMap((step) => step.lines)
  }

  private take(update: Update): void {
    const position = applied(this.head, update)
    if (!position) {
      this.connection?.refresh()
      return
    }
    const fresh = this.head.number < 0
    this.head = position
    this.connection!.number = position.number
    this.landed()
    const step = { position, lines: linesOf(update, position.seats) }
    if (fresh) this.show(step, true)
    else this.enqueue(step)
    if (step.lines.some((line) => line.house && line.key.startsWith('seat-')) && !fresh) {
      void this.reseat()
    }
  }

  /** How fast the table moves: as the person likes, at once where nobody looks. */
  private get pace(): Pace {
    return document.hidden || calm() ? 'at-once' : prefs.pace
  }

  private enqueue(step: Step): void {
    this.queue.push(step)
    if (this.pace === 'at-once') this.hurry()
    else if (this.timer === undefined) this.advance()
    else this.behind = true
  }

  private advance(): void {
    const step = this.queue.shift()
    this.timer = undefined
    if (!step) return
    this.show(step)
    // A step that says nothing needs no time.
    const wait = step.lines.length ? stepTime(this.queue.length, this.pace) : 0
    this.timer = setTimeout(() => this.advance(), wait)
  }

  private show(step: Step, fresh = false): void {
    const asked = step.position.question !== null && this.shown.question === null
    this.shown = step.position
    this.behind = this.queue.length > 0
    this.news = fresh ? [] : step.lines
    const known = fresh ? [] : this.lines
    this.lines = retold([...known, ...step.lines].slice(-MOST_LINES), step.position.seats)
    if (!fresh) this.since = [...this.since, ...step.lines.filter((line) => !line.house)]
    if (this.proposed && !this.legal.includes(this.proposed.move)) this.proposed = null
    if (fresh) return
    notices.speak(...step.lines.map((line) => this.words(line)))
    if (step.lines.some((line) => !line.house)) sound('card')
    if (asked && !this.behind) sound('turn')
    if (step.position.result && !this.behind) sound('end')
  }

  /** A line of the log in words, with the names of those who sat there then. */
  words(line: Line): string {
    const speaker = this.speakerOf(line.seats)
    if (!line.house) return speaker.event(line)
    const seat = Number(line.params['seat'])
    const name = speaker.names[seat] ?? ''
    const params: Params = { ...line.params, seat: name, yes: String(line.params['yes']) }
    if (line.key === 'played') params['move'] = speaker.move(String(line.params['move']))
    return t(`web-house-${line.key}`, params)
  }

  private speakerOf(seats: SeatInfo[] | undefined): Speaker {
    if (!seats || seats === this.seats) return this.speaker
    const names = seats.map(nameOf)
    return new Speaker(currentTexts(), this.game.id, names, this.seat, this.game.moves)
  }

  private took(here: Here): void {
    this.here = here.here
    this.watching = here.watching
  }

  private connected(online: boolean): void {
    clearTimeout(this.drifting)
    this.online = online
    if (online) this.adrift = false
    else this.drifting = setTimeout(() => (this.adrift = true), 1200)
  }

  private refused(error: unknown): void {
    if (error instanceof Refused && error.info.code === CLOSED) return
    if (error instanceof Refused) this.explain(error.info)
    else notices.show(sayError(error), 'error')
  }

  private explain(info: ErrorInfo): void {
    notices.show(sayRefusal(info, this.game.id), 'error', info.clause)
  }
}

/** Does this person wish for less motion? */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
