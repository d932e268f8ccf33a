import type { Look } from '../../looks'

/** Crawling Chaos. */
const look: Look = {
  colour: '#23538a',
  ink: '#f3f1e4',
  glow: '#9cc7f5',
  outline: 'M24-5L49 9.500V38.500L24 53L-1 38.500V9.500z',
}
export default look
