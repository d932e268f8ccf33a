import type { Here, Reply, Update } from '../generated/types'
import { Refused } from './api'
import { isHere } from './position'

/** What a place tells the page. */
export interface Listener {
  update(update: Update): void
  here(here: Here): void
  /** The connection came (true) or went (false). */
  online(online: boolean): void
  /** The server will not have us here. */
  refused(error: Refused): void
}

interface Open {
  message: object
  done: (reply: Reply) => void
  failed: (error: Refused) => void
}

/** Refusals of a hello that pass by themselves. */
const PASSING = ['storage-down', 'busy', 'internal', 'too-fast']
const LONGEST_PAUSE = 5000
/** The code with which a table ends a connection that sent too much at once. */
const TOO_LONG = 1009

/**
 * A place at a table. The connection heals itself: a command in flight is repeated with its id
 * until it is answered, and what was missed is asked for by the last number.
 */
export class Place {
  private socket: WebSocket | null = null
  private open = new Map<string, Open>()
  private pause = 250
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** The table has answered since this connection opened: what is refused now is one message. */
  private greeted = false
  /** The last number seen; -1 before the first update. */
  number = -1

  constructor(
    private table: string,
    private seat: number | null,
    private listener: Listener,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  /** Take another seat, or none, at the same table. */
  sit(seat: number | null): void {
    if (seat === this.seat) return
    this.seat = seat
    this.number = -1
    this.socket?.close()
    this.hurry()
  }

  /** Ask for everything anew: an update did not fit. */
  refresh(): void {
    this.number = -1
    this.socket?.close()
  }

  play = (move: string) => this.command({ do: 'move', move })
  undo = () => this.command({ do: 'undo' })
  consent = (yes: boolean, about: 'undo' | 'seat' = 'undo') =>
    this.command({ do: 'consent', yes, about })
  say = (text: string) => this.command({ do: 'chat', text })
  why = (move: string) => this.command({ do: 'why', move })

  private command(body: object): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const message = { id, ...body }
    return new Promise((done, failed) => {
      this.open.set(id, { message, done, failed })
      this.send(message)
    })
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.pause = 250
    this.connect()
  }

  private connect(): void {
    if (this.closed) return
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = `/api/tables/${encodeURIComponent(this.table)}/play`
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    socket.binaryType = 'arraybuffer'
    this.greeted = false
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => this.take(event.data as string | ArrayBuffer)
    socket.onclose = (event) => {
      if (event.code === TOO_LONG) this.giveUpLongest()
      this.lost(socket)
    }
  }

  private greet(): void {
    this.send({ do: 'hello', seat: this.seat, since: this.number < 0 ? null : this.number })
    for (const { message } of this.open.values()) this.send(message)
  }

  /** A message was too long for the table: it is not sent again, so that the others arrive. */
  private giveUpLongest(): void {
    const size = (open: Open) => JSON.stringify(open.message).length
    const [longest] = [...this.open].sort(([, one], [, other]) => size(other) - size(one))
    if (!longest) return
    this.open.delete(longest[0])
    longest[1].failed(new Refused({ code: 'too-big', message: 'the message is too long' }))
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return
    this.listener.online(false)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }

  private take(data: string | ArrayBuffer): void {
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
    const message = JSON.parse(text) as Reply | Update | Here
    if ('re' in message) this.answered(message)
    else if (isHere(message)) this.listener.here(message)
    else {
      this.pause = 250
      this.greeted = true
      this.listener.online(true)
      this.listener.update(message)
    }
  }

  private answered(reply: Reply): void {
    const open = this.open.get(reply.re)
    this.open.delete(reply.re)
    if (!reply.error) open?.done(reply)
    else if (open) open.failed(new Refused(reply.error))
    else if (this.greeted) this.misunderstood(new Refused(reply.error))
    else if (!PASSING.includes(reply.error.code)) {
      this.closed = true
      this.listener.refused(new Refused(reply.error))
    }
  }

  /** Something was refused and nobody knows what: give up what is under way, look at the table. */
  private misunderstood(error: Refused): void {
    const given = [...this.open.values()]
    this.open.clear()
    for (const each of given) each.failed(error)
    this.refresh()
  }
}
