import type { Look } from '../../looks'

/** Opener of the Way. */
const look: Look = {
  colour: '#8238b4',
  ink: '#f8effb',
  glow: '#d9b4f4',
  outline:
    'M24 0.8A16.4 16.4 0 1 1 47.2 24A16.4 16.4 0 1 1 24 47.2A16.4 16.4 0 1 1 0.8 24A16.4 16.4 0 1 1 24 0.8z',
}
export default look
