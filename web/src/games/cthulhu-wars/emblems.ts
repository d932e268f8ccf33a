import type { OptionEmblem } from '../emblems'
import { emblemDrawing } from './emblem'
import { KNOWN, paint } from './looks'

paint()

/** A faction's emblem on its colour. */
export function emblemOf(option: string, value: string): OptionEmblem | null {
  const known = option === 'factions' && KNOWN.includes(value)
  return known ? { svg: emblemDrawing(value), frame: 'wars', name: value } : null
}
