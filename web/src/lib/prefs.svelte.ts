/** What a person likes, kept in this browser. */

import { PACES, type Pace } from './pace'

export interface Prefs {
  theme: 'auto' | 'light' | 'dark'
  lang: 'en' | 'de'
  sound: boolean
  confirm: boolean
  /** How fast the table shows what happens. */
  pace: Pace
  /** Tables at which the aid is switched off. */
  unaided: string[]
  /** Games whose guided start was finished or skipped. */
  guided: string[]
}

const KEY = 'mythos'

function firstLanguage(): 'en' | 'de' {
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
}

function read(): Prefs {
  const standard: Prefs = {
    theme: 'auto',
    lang: firstLanguage(),
    sound: false,
    confirm: false,
    pace: 'normal',
    unaided: [],
    guided: [],
  }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const found = { ...standard, ...(kept as Partial<Prefs>) }
    return { ...found, pace: PACES.includes(found.pace) ? found.pace : standard.pace }
  } catch {
    return standard
  }
}

export const prefs: Prefs = $state(read())

/** Change a preference and keep it. */
export function prefer(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes)
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // A browser without storage forgets; nothing else breaks.
  }
  showTheme()
}

export function showTheme(): void {
  const root = document.documentElement
  if (prefs.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = prefs.theme
  root.lang = prefs.lang
}
