import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** Parameters with these names hold a seat. The server's `SEAT_PARAMS` says the same. */
export const SEAT_PARAMS = ['seat', 'to', 'by', 'holder', 'first', 'asked']

/** A parameter with this name holds a move that was made. The server's `DEED` says the same. */
const DEED = 'deed'

export type Params = Record<string, unknown>

/** The texts of the house and of games, in one language. */
export class Texts {
  private bundle: FluentBundle

  constructor(readonly lang: string) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
  }

  add(fluent: string): void {
    this.bundle.addResource(new FluentResource(fluent), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text behind a key; the key itself if there is none. */
  say(key: string, params: Params = {}): string {
    const message = this.bundle.getMessage(key)
    if (!message?.value) return key
    return this.bundle.formatPattern(message.value, params as Record<string, FluentVariable>, [])
  }
}

/** Speaks of one game, to one seat, with the seats' names: the twin of the server's `Speaker`. */
export class Speaker {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly names: readonly string[],
    readonly listener: number | null,
    readonly moves: Record<string, string[]>,
  ) {}

  /** A player's name; for a seat that nobody has, an automaton's, the game's own word. */
  name(seat: number): string {
    const automaton = `${this.game}-seat-${seat}`
    return (
      this.names[seat] ?? (this.texts.has(automaton) ? this.texts.say(automaton) : String(seat))
    )
  }

  /** The name of a card, a zone, a reason: the text `<game>-<kind>-<value>`. */
  term(kind: string, value: string): string {
    return this.named(kind, value) ?? `${this.game}-${kind}-${value}`
  }

  /** The name of a value, or of the value that it is a form of, in words for that form. */
  private named(kind: string, value: string): string | undefined {
    const key = `${this.game}-${kind}-`
    if (this.texts.has(key + value)) return this.texts.say(key + value)
    for (let at = value.indexOf('_'); at >= 0; at = value.indexOf('_', at + 1)) {
      const name = key + value.slice(0, at)
      const form = `${key}form-${value.slice(at + 1)}`
      if (this.texts.has(name) && this.texts.has(form)) {
        return this.texts.say(form, { [kind]: this.texts.say(name) })
      }
    }
    return undefined
  }

  /** A text of the game with seats and cards named. */
  say(key: string, params: Params = {}): string {
    const named: Params = {}
    for (const [name, value] of Object.entries(params)) named[name] = this.value(name, value)
    named['you'] = params['seat'] === this.listener && this.listener !== null ? 'yes' : 'no'
    return this.texts.say(`${this.game}-${key}`, named)
  }

  event(told: { key: string; params: Params }): string {
    if (told.key === 'undone') {
      return this.texts.say('undone', { name: this.name(Number(told.params['seat'])) })
    }
    return this.say(`event-${told.key}`, told.params)
  }

  /** Whether an event is for boards only: its text is empty, and no log has a line for it. */
  silent(key: string): boolean {
    return this.texts.say(`${this.game}-event-${key}`) === ''
  }

  question(key: string, seat: number, params: Params = {}): string {
    return this.say(`ask-${key}`, { seat, ...params })
  }

  move(text: string): string {
    const [verb = '', ...tokens] = text.split(' ')
    const names = this.moves[verb] ?? []
    const params: Params = {}
    tokens.forEach((token, at) => {
      const name = names[at]
      if (name) params[name] = /^-?\d+$/.test(token) ? Number(token) : token
    })
    return this.say(`move-${verb}`, params)
  }

  /** One of a list; `<game>-each-<name>` sets it off, for a title may have a comma in it. */
  private each(name: string, value: unknown): string {
    const said = String(this.value(name, value))
    const key = `${this.game}-each-${name}`
    return this.texts.has(key) ? this.texts.say(key, { name: said }) : said
  }

  private value(name: string, value: unknown): unknown {
    if (Array.isArray(value)) {
      const one = name.replace(/s$/, '')
      return value.map((each) => this.each(one, each)).join(', ')
    }
    if (SEAT_PARAMS.includes(name) && typeof value === 'number') return this.name(value)
    if (name === DEED) return this.move(String(value))
    if (typeof value === 'string') return this.named(name, value) ?? value
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return value ?? ''
  }
}
