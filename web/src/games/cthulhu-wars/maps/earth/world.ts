import { bordersOf, type Outline, type Point, type World } from '../../world'
import { LANDS, SEAS, SIZE } from './shapes'

/** Where names and figures of oceans stand, and of lands whose middle is badly placed. */
const ANCHORS: Record<string, Point> = {
  arctic_ocean: [768, 66],
  north_pacific: [112, 356],
  north_atlantic: [622, 330],
  south_pacific: [330, 580],
  south_atlantic: [712, 690],
  indian_ocean: [1240, 690],
  antarctica: [1150, 850],
  north_america_east: [478, 248],
  central_america: [318, 404],
  south_america_west: [478, 640],
  scandinavia: [884, 142],
  europe: [884, 248],
  arabia: [972, 345],
  west_africa: [790, 397],
}

const anchored = (zone: string, { path, at }: Outline): [string, Outline] => [
  zone,
  { path, at: ANCHORS[zone] ?? at },
]
const seas = Object.entries(SEAS).map(([zone, pieces]): [string, Outline] =>
  anchored(zone, { path: pieces.join(''), at: [0, 0] }),
)
const halves = Object.values(LANDS).map((lands) =>
  Object.fromEntries(Object.entries(lands).map(([zone, land]) => anchored(zone, land))),
)

const earth: World = {
  size: SIZE,
  beyond: 60,
  boards: [Object.fromEntries(seas), ...halves],
  borders: bordersOf(Object.values(SEAS).flat()),
  echoes: [
    { zone: 'north_pacific', at: [1512, 380] },
    { zone: 'indian_ocean', at: [96, 770] },
  ],
  net: { x: [200, 400, 600, 800, 1000, 1200, 1400], y: [150, 300, 450, 600, 750] },
  decorations: [{ drawing: 'ritual', at: [1490, 640], scale: 1.5 }],
}
export default earth
