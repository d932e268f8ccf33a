import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chanced, Dice as Tape } from '../generated/types'

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
  const personalization = new Uint8Array(16)
  personalization.set(utf8ToBytes('mythos commit'))
  return bytesToHex(blake2b(seed, { dkLen: 32, personalization }))
}

export interface Verdict {
  /** The seed is the one the table committed to before the first roll. */
  sealed: boolean
  /** Results of chance that were recomputed and agree. */
  agreed: number
  /** The first line that does not agree. */
  wrong: Chanced | null
}

/** Recompute everything that chance did in a game from its seed. */
export function check(tape: Tape, published = tape.commitment): Verdict {
  const seed = hexToBytes(tape.seed)
  const sealed = commitment(seed) === tape.commitment && published === tape.commitment
  const dice = tape.block ? new Dice(seed, tape.block, tape.at) : new Dice(seed)
  let agreed = 0
  for (const each of tape.chances) {
    for (const result of each.results) {
      const value = dice.below(each.faces)
      if (!same(each, value, result)) return { sealed, agreed, wrong: each }
      agreed += 1
    }
  }
  return { sealed, agreed, wrong: null }
}

function same(each: Chanced, value: number, result: number): boolean {
  const pile = each.pile
  return pile?.length ? pile[value] === pile[result] : value + 1 === result
}
