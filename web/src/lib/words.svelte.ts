import type { ErrorInfo } from '../generated/types'
import { api, Refused } from './api'
import { Texts, type Params } from './fluent'
import { prefer, prefs } from './prefs.svelte'

/** The texts on the screen now. A language is shown when all of its texts are there. */
let texts = $state.raw(new Texts('en'))
const games = new Set<string>()
const fetched = new Map<string, Promise<string>>()

function fetchTexts(lang: string, game: string): Promise<string> {
  const key = `${lang}/${game}`
  let found = fetched.get(key)
  if (!found) {
    found = api.texts(lang, game).then((each) => each.fluent)
    found.catch(() => fetched.delete(key))
    fetched.set(key, found)
  }
  return found
}

async function show(lang: 'en' | 'de'): Promise<void> {
  const parts = await Promise.all(['', ...games].map((game) => fetchTexts(lang, game)))
  const made = new Texts(lang)
  for (const part of parts) made.add(part)
  texts = made
}

export async function startWords(): Promise<void> {
  await show(prefs.lang)
}

/** Get the texts of these games too. */
export async function speakOf(...ids: string[]): Promise<void> {
  const before = games.size
  for (const id of ids) games.add(id)
  if (games.size > before) await show(prefs.lang)
}

export async function speak(lang: 'en' | 'de'): Promise<void> {
  await show(lang)
  prefer({ lang })
}

export function currentTexts(): Texts {
  return texts
}

/** Say something of the house. */
export function t(key: string, params?: Params): string {
  return texts.say(key, params)
}

/** An error in words. */
export function sayError(error: unknown): string {
  if (!(error instanceof Refused)) return t('web-unreachable')
  return sayRefusal(error.info)
}

/** Why an option of a game cannot be so; what is allowed is said in the game's own words. */
export function sayOption(info: ErrorInfo, game: string): string {
  const key = `web-refused-${info.code}`
  if (!texts.has(key)) return info.message
  const named = (value: unknown) => {
    const name = `${game}-option-${info.option}-${String(value)}`
    return texts.has(name) ? t(name) : value
  }
  const params = { ...info.params, given: named(info.params?.['given'] ?? '') }
  return t(key, { ...params, allowed: (info.allowed ?? []).map(named).join(', ') })
}

export function sayRefusal(info: ErrorInfo, game = ''): string {
  if (info.reason && game && texts.has(`${game}-why-${info.reason}`)) {
    return t(`${game}-why-${info.reason}`)
  }
  const key = `web-refused-${info.code}`
  return t(texts.has(key) ? key : 'web-refused-other', info.params)
}
