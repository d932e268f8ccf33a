import type { OptionEmblem } from '../emblems'
import './cults.css'

const drawn = import.meta.glob<string>(
  '../../art/cults/{cthulhu,hastur,dagon,chaugnar_faugn}.svg',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** A cult's emblem on its colour. */
export function emblemOf(option: string, value: string): OptionEmblem | null {
  const svg = drawn[`../../art/cults/${value}.svg`]
  return option === 'cults' && svg ? { svg, frame: 'cult-picked', name: value } : null
}
