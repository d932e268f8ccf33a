import type { OptionEmblem } from '../emblems'
import './factions.css'

const drawn = import.meta.glob<string>('../../art/wars/??.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A faction's emblem on its colour. */
export function emblemOf(option: string, value: string): OptionEmblem | null {
  const svg = drawn[`../../art/wars/${value}.svg`]
  return option === 'factions' && svg ? { svg, frame: 'wars', name: value } : null
}
