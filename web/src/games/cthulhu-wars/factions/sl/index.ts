import type { Look } from '../../looks'

/** Sleeper. */
const look: Look = {
  colour: '#cf7436',
  ink: '#1d1a16',
  glow: '#f6c29b',
  outline: 'M5-3H43L53 50H-5z',
}
export default look
