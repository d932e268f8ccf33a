import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chanced, Dice as Tape } from '../generated/types'
import type { Share } from './shares'

const BLOCK = 64

/** The seeded dice of the server, computed here: block i is BLAKE2b(key = seed, i). */
export class Dice {
  private buffer = new Uint8Array(0)

  constructor(
    private seed: Uint8Array,
    private block = 0,
    private at = BLOCK,
  ) {
    if (block > 0) this.buffer = this.hash(block - 1)
  }

  /** A number from 0 to n-1, all equally likely. */
  below(n: number): number {
    let size = 1
    while (256 ** size < n) size += 1
    const whole = 256 ** size
    for (;;) {
      let number = 0
      for (let byte = 0; byte < size; byte += 1) number = number * 256 + this.byte()
      if (number < whole - (whole % n)) return number % n
    }
  }

  private byte(): number {
    if (this.at >= this.buffer.length) {
      this.buffer = this.hash(this.block)
      this.block += 1
      this.at = 0
    }
    return this.buffer[this.at++]!
  }

  private hash(block: number): Uint8Array<ArrayBuffer> {
    const counter = new Uint8Array(8)
    new DataView(counter.buffer).setBigUint64(0, BigInt(block))
    return new Uint8Array(blake2b(counter, { key: this.seed, dkLen: BLOCK }))
  }
}

/** The fingerprint that a table publishes before the first roll. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(blake2b(seed, { dkLen: 32, personalization: text('mythos commit') }))
}

const text = (name: string): Uint8Array => {
  const personalization = new Uint8Array(16)
  personalization.set(utf8ToBytes(name))
  return personalization
}

/** The seed of a table's dice: the house's, all that was agreed, and the changes of the rules. */
export function seedOf(tape: Pick<Tape, 'seed' | 'header' | 'change'>): Uint8Array {
  let seed = hexToBytes(tape.seed)
  if (sharesIn(tape.header).length) {
    const personalization = text('mythos table')
    seed = blake2b(utf8ToBytes(tape.header), { key: seed, dkLen: 32, personalization })
  }
  if (!tape.change) return seed
  const personalization = text('mythos derive')
  return blake2b(utf8ToBytes(`rules/${tape.change}`), { key: seed, dkLen: 32, personalization })
}

/** What the seats have added to the dice, as the first line of a record says. */
export function sharesIn(header: string): string[] {
  const read = JSON.parse(header) as { shares?: string[] }
  return read.shares ?? []
}

export interface Verdict {
  /** The seed is the one the table committed to before the first roll. */
  sealed: boolean
  /** How many seats have added to the dice. */
  shares: number
  /** What this browser has added is among it; null if it has added nothing, or forgotten it. */
  mine: boolean | null
  /** Results of chance that were recomputed and agree. */
  agreed: number
  /** The first line that does not agree. */
  wrong: Chanced | null
}

/** Recompute everything that chance did in a game from its seed. */
export function check(tape: Tape, kept: readonly Share[] = []): Verdict {
  const published = kept.every((each) => each.commitment === tape.commitment)
  const sealed = published && commitment(hexToBytes(tape.seed)) === tape.commitment
  const found = sharesIn(tape.header)
  const shares = found.filter(Boolean).length
  const mine = kept.length ? kept.every((each) => found.includes(each.share)) : null
  const seed = seedOf(tape)
  const dice = tape.block ? new Dice(seed, tape.block, tape.at) : new Dice(seed)
  let agreed = 0
  for (const each of tape.chances) {
    for (const result of each.results) {
      const value = dice.below(each.faces)
      if (!same(each, value, result)) return { sealed, shares, mine, agreed, wrong: each }
      agreed += 1
    }
  }
  return { sealed, shares, mine, agreed, wrong: null }
}

function same(each: Chanced, value: number, result: number): boolean {
  const pile = each.pile
  return pile?.length ? pile[value] === pile[result] : value + 1 === result
}
