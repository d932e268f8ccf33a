import type { MapFolder } from '../../world'

/** Earth: its oceans are on every table, whichever sides of its halves are up. */
const earth: MapFolder = {
  known: [
    'arctic_ocean',
    'north_pacific',
    'north_atlantic',
    'south_pacific',
    'south_atlantic',
    'indian_ocean',
  ],
  load: async () => (await import('./world')).default,
}
export default earth
