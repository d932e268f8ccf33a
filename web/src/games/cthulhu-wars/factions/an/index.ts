import type { Look } from '../../looks'

/** The Ancients. */
const look: Look = {
  colour: '#8f9197',
  ink: '#1d1a16',
  glow: '#cdced3',
  outline: 'M24-6Q48 8 48 26V51H0V26Q0 8 24-6z',
  tokens: { cathedral: 'light-dark(#3c3d42, #d9dade)' },
}
export default look
