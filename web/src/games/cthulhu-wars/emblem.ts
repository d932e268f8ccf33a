const drawn = import.meta.glob<string>('./factions/*/emblem.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What has no drawing has its letters. */
export function lettered(letters: string): string {
  const size = letters.length > 1 ? 26 : 36
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
    `<text x="24" y="${24 + size * 0.36}" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" fill="currentColor">${letters.replace(/\W/g, '')}</text></svg>`
  )
}

/** A faction's emblem, for the board and for where one is picked. */
export function emblemDrawing(faction: string): string {
  return drawn[`./factions/${faction}/emblem.svg`] ?? lettered(faction.toUpperCase())
}
