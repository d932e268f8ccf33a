import type { OptionEmblem } from '../emblems'
import { emblemOf as drawn } from './art'
import { KNOWN, paint } from './looks'

paint()

/** A faction's emblem on its colour. */
export function emblemOf(option: string, value: string): OptionEmblem | null {
  const known = option === 'factions' && KNOWN.includes(value)
  return known ? { svg: drawn(value), frame: 'wars', name: value } : null
}
