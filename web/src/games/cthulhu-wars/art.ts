const common = import.meta.glob<string>('../../art/wars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What a faction or a card brings: a drawing is named as the unit or the marker is. */
const brought = import.meta.glob<string>(['./factions/*/*.svg', './cards/**/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const EMBLEM = 'emblem'
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
const byName = new Map(
  [...Object.entries(brought), ...Object.entries(common)].map(([path, svg]) => [nameOf(path), svg]),
)

/** Our own drawings by name, as SVG; empty for what has none. */
export function drawing(name: string): string {
  return byName.get(name) ?? ''
}

/** What is inside a drawing of 48 by 48, for a larger picture. */
export function strokes(name: string): string {
  return inside(drawing(name))
}

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** What has no drawing has its letters. */
export function lettered(letters: string): string {
  const size = letters.length > 1 ? 26 : 36
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    `<text x="24" y="${24 + size * 0.36}" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" fill="currentColor">${letters.replace(/\W/g, '')}</text></svg>`
  )
}

export function emblemOf(faction: string): string {
  return brought[`./factions/${faction}/${EMBLEM}.svg`] ?? lettered(faction.toUpperCase())
}

/** The drawing of a unit: its faction's own, as Acolytes have, or the one of its name. */
export function unitDrawing(unit: string, faction: string): string {
  const svg = brought[`./factions/${faction}/${unit}.svg`] ?? shared(unit)
  return inside(svg || lettered(unit.slice(0, 1).toUpperCase()))
}

/** A kind that every faction draws for itself is nobody else's. */
function shared(unit: string): string {
  const own = Object.keys(brought).filter((path) => nameOf(path) === unit)
  return own.length > 1 ? '' : drawing(unit)
}
