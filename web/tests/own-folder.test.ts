import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const drawings = Object.keys(import.meta.glob('../src/games/cthulhu-wars/factions/*/*.svg'))
const looks = Object.keys(import.meta.glob('../src/games/cthulhu-wars/factions/*/index.ts'))
const worlds = import.meta.glob<{ boards: Record<string, unknown>[] }>(
  '../src/games/cthulhu-wars/maps/*/world.ts',
  { import: 'default', eager: true },
)

const GAME = '../src/games/cthulhu-wars/'
const folderOf = (path: string) => path.slice(GAME.length).split('/')[1]!
const stemOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/** A name that one folder has belongs to it; what several have, as Acolytes, is everybody's. */
function owners(): Map<string, string> {
  const found = new Map<string, string[]>()
  const add = (name: string, folder: string) =>
    found.set(name, [...(found.get(name) ?? []), folder])
  for (const path of looks) add(folderOf(path), `${GAME}factions/${folderOf(path)}/`)
  for (const path of drawings) add(stemOf(path), `${GAME}factions/${folderOf(path)}/`)
  for (const [path, { boards }] of Object.entries(worlds)) {
    const folder = `${GAME}maps/${folderOf(path)}/`
    const zones = new Set(boards.flatMap((board) => Object.keys(board)))
    for (const name of [folderOf(path), ...zones]) add(name, folder)
  }
  const single = [...found].filter(([, folders]) => folders.length === 1)
  return new Map(single.map(([name, folders]) => [name, folders[0]!]))
}

/** The words in texts and selectors of a source: what it says to others in comments does not count. */
function wordsIn(source: string): Set<string> {
  const bare = source.replace(
    /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$|#[\da-f]{3,8}\b/gm,
    '',
  )
  const said = bare.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|\.[a-z][\w-]*/g) ?? []
  const keys = bare.match(/\b[a-z_]{2,}(?=:)/g) ?? []
  return new Set([...said, ...keys].flatMap((each) => each.match(/[a-z][a-z_]+/g) ?? []))
}

/** Names of another's folder that a source says. */
function strays(path: string, source: string, names: Map<string, string>): string[] {
  return [...wordsIn(source)].filter(
    (word) => names.has(word) && !path.startsWith(names.get(word)!),
  )
}

const OTHER_GAMES = /^\.\.\/src\/(games\/(?!cthulhu-wars\/)[\w-]+\/|generated\/)/

describe('a faction, a card, a map', () => {
  const names = owners()

  it('has names of its own', () => {
    expect(names.get('gc')).toBe(`${GAME}factions/gc/`)
    expect(names.get('hastur')).toBe(`${GAME}factions/ys/`)
    expect(names.get('europe')).toBe(`${GAME}maps/earth/`)
    expect(names.has('acolyte')).toBe(false)
    expect(names.size).toBeGreaterThan(60)
  })

  it('is named by nothing in the client but its own folder', () => {
    const found = Object.entries(sources)
      .filter(([path]) => !OTHER_GAMES.test(path))
      .map(([path, source]) => [path, strays(path, source, names)] as const)
    expect(found.length).toBeGreaterThan(80)
    expect(found.filter(([, words]) => words.length)).toEqual([])
  })

  it('would be found wherever it is named', () => {
    const path = `${GAME}view.ts`
    expect(strays(path, "if (code === 'gc') {}", names)).toEqual(['gc'])
    expect(strays(path, '.wars .ys { color: red }', names)).toEqual(['ys'])
    expect(strays(path, 'const AT = { europe: [1, 2] }', names)).toEqual(['europe'])
    expect(strays(path, '/** `europe` is an example. */', names)).toEqual([])
  })
})
