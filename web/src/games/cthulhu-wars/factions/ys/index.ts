import type { Look } from '../../looks'

/** Yellow Sign. */
const look: Look = {
  colour: '#e3b23c',
  ink: '#1d1a16',
  glow: '#f8dc8f',
  outline: 'M0-1H48Q49-1 49 0V48Q49 49 48 49H0Q-1 49-1 48V0Q-1-1 0-1z',
  tokens: { desecration: 'light-dark(#8a5b00, #f2c75a)' },
}
export default look
