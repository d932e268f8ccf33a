import type { OptionEmblem } from '../emblems'
import grey from '../../art/wars/grey_acolyte.svg?raw'
import { OPEN } from '../../setup/picks'
import { emblemDrawing } from './emblem'
import { KNOWN, paint } from './looks'

paint()

const cards = import.meta.glob<string>('./cards/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const folderOf = (path: string) => path.split('/')[2]!
const nameOf = (path: string) => path.split('/')[3]!.replace('.svg', '')

/** A card has the drawing of its name, or the first of its folder. */
const pictures = new Map<string, string>()
for (const [path, svg] of Object.entries(cards)) {
  const card = folderOf(path)
  if (!pictures.has(card) || nameOf(path) === card) pictures.set(card, svg)
}

const none =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="currentColor" d="M12 22h24v4H12z"/></svg>'

/** A faction's emblem on its colour, a card's drawing on paper, a grey Acolyte for a handicap. */
export function emblemOf(option: string, value: string): OptionEmblem | null {
  if (option === 'factions') {
    const known = KNOWN.includes(value)
    return known ? { svg: emblemDrawing(value), frame: 'wars', name: value } : null
  }
  if (option === 'handicap')
    return { svg: value === OPEN ? none : grey, frame: 'wars', name: 'neutral' }
  const svg = pictures.get(value)
  return svg ? { svg, frame: 'wars', name: 'neutral' } : null
}
