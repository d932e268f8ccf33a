import type { Look } from '../../looks'

/** Black Goat. */
const look: Look = {
  colour: '#96261f',
  ink: '#fbeee0',
  glow: '#f2a197',
  outline: 'M0-2H48V28Q48 44 24 53Q0 44 0 28z',
}
export default look
