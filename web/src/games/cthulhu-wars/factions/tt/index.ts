import type { Look } from '../../looks'

/** Tcho-Tcho. */
const look: Look = {
  colour: '#3cc3cb',
  ink: '#1d1a16',
  glow: '#a2edf0',
  outline: 'M8-3H40A11 11 0 0 0 51 8V40A11 11 0 0 0 40 51H8A11 11 0 0 0-3 40V8A11 11 0 0 0 8-3z',
}
export default look
