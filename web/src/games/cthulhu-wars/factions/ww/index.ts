import type { Look } from '../../looks'

/** Windwalker. */
const look: Look = {
  colour: '#eef4f8',
  ink: '#1d1a16',
  glow: '#a9d8f2',
  /* On paper white would be no edge. */
  edge: '#8fb3c9',
  outline:
    'M24 -5.5L30.2 1L38.8 -1.5L40.8 7.2L49.5 9.3L47 17.8L53.5 24L47 30.2L49.5 38.8L40.8 40.8L38.8 49.5L30.2 47L24 53.5L17.8 47L9.3 49.5L7.2 40.8L-1.5 38.8L1 30.2L-5.5 24L1 17.8L-1.5 9.2L7.2 7.2L9.2 -1.5L17.8 1z',
  tokens: { ice_age: 'light-dark(#14617f, #bfe6f7)' },
}
export default look
