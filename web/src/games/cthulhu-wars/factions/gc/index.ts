import type { Look } from '../../looks'

/** Great Cthulhu. */
const look: Look = {
  colour: '#2c6a3f',
  ink: '#f6f1df',
  glow: '#8fd6a4',
  outline: 'M24-3a27 27 0 1 0 .01 0z',
}
export default look
