import { lettered } from './emblem'

const common = import.meta.glob<string>('../../art/wars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What a faction or a card brings: a drawing is named as the unit or the marker is. */
const brought = import.meta.glob<string>(
  ['./factions/*/*.svg', '!./factions/*/emblem.svg', './cards/**/*.svg'],
  { query: '?raw', import: 'default' },
)

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
const named = (files: Record<string, string>) =>
  Object.entries(files).map(([path, svg]) => [nameOf(path), svg] as const)

const ofCards = new Set(
  Object.keys(brought)
    .filter((path) => path.startsWith('./cards/'))
    .map(nameOf),
)
/** Has a card a drawing of this name in its folder? */
export const isOfCard = (name: string) => ofCards.has(name)

/** The files that are here by now: those of the factions and units at the table. */
let here: Record<string, string> = $state.raw({})
const byName = $derived(new Map([...named(here), ...named(common)]))

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** Get the drawings of these factions, and of the cards that have these units. */
export async function fetchDrawings(
  factions: readonly string[],
  units: readonly string[] = [],
): Promise<void> {
  const cards = Object.keys(brought).filter(
    (path) => path.startsWith('./cards/') && units.includes(nameOf(path)),
  )
  const folders = new Set(cards.map(folderOf))
  const wanted = Object.entries(brought).filter(
    ([path]) =>
      !(path in here) &&
      (factions.some((code) => path.startsWith(`./factions/${code}/`)) ||
        folders.has(folderOf(path))),
  )
  const found = await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const))
  if (found.length) here = { ...here, ...Object.fromEntries(found) }
}

/** Our own drawings by name, as SVG; empty for what has none. */
export function drawing(name: string): string {
  return byName.get(name) ?? ''
}

/** What is inside a drawing of 48 by 48, for a larger picture. */
export function strokes(name: string): string {
  return inside(drawing(name))
}

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** The drawing of a unit: its faction's own, as Acolytes have, or the one of its name. */
export function unitDrawing(unit: string, faction: string): string {
  const svg = here[`./factions/${faction}/${unit}.svg`] ?? ofCard(unit) ?? shared(unit)
  return inside(svg || lettered(unit.slice(0, 1).toUpperCase()))
}

/** A card brings its own drawing, also of a Great Old One that some faction has, too. */
const ofCard = (unit: string) =>
  Object.entries(here).find(([path]) => path.startsWith('./cards/') && nameOf(path) === unit)?.[1]

/** A kind that every faction draws for itself is nobody else's. */
function shared(unit: string): string {
  const own = Object.keys(brought).filter((path) => nameOf(path) === unit)
  return own.length > 1 ? '' : drawing(unit)
}
