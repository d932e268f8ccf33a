/** How a faction looks: a folder of its own in `factions/` says it; one without has a plain look. */
export interface Look {
  colour: string
  /** What is drawn and written on its colour. */
  ink: string
  glow: string
  /** Its edge on paper, where the colour itself would not be seen. */
  edge?: string
  /** The outline of its figures: who cannot tell colours apart tells shapes. */
  outline: string
  /** Its markers that lie on the map, each with a colour; others are only in a zone's panel. */
  tokens?: Record<string, string>
}

const found = import.meta.glob<Look>('./factions/*/index.ts', { import: 'default', eager: true })
const folderOf = (path: string) => path.split('/')[2]!
const LOOKS = new Map(Object.entries(found).map(([path, look]) => [folderOf(path), look]))

/** The factions that have a folder of their own. */
export const KNOWN: readonly string[] = [...LOOKS.keys()]

/** What is nobody's: bone on paper, for what waits in the supply or has lost its owner. */
export const NEUTRAL = 'neutral'
const BONE: Look = {
  colour: '#e6dcc3',
  ink: '#2b2621',
  glow: '#fff6dd',
  edge: '#8a7d62',
  outline: 'M24-4L52 24 24 52-4 24z',
}

const OUTLINE = 'M13-3H35L51 13V35L35 51H13L-3 35V13z'
const INK = ['#f8f3e4', '#1d1a16'] as const
/** Colours for seats whose faction brings none; the second number says which ink is read on it. */
const PALETTE: readonly [colour: string, glow: string, ink: 0 | 1][] = [
  ['#6b4a2f', '#d8b48f', 0],
  ['#4f5d2f', '#c3d198', 0],
  ['#35506b', '#a8c5e2', 0],
  ['#7a3b5d', '#e2aac9', 0],
  ['#b9a24a', '#eddc9c', 1],
  ['#2f6b66', '#9ad8d2', 0],
  ['#c98f7a', '#f2cdbf', 1],
  ['#55506e', '#c2bce0', 0],
]

export function lookOf(faction: string, seat = 0): Look {
  const [colour, glow, ink] = PALETTE[Math.max(seat, 0) % PALETTE.length]!
  if (faction === NEUTRAL) return BONE
  return LOOKS.get(faction) ?? { colour, glow, ink: INK[ink], outline: OUTLINE }
}

/** What lies on the map because of a card. */
const CARD_TOKEN = 'light-dark(#5b3a8a, #cdb4f5)'

/** The colour of a marker that lies on the map; undefined for those that do not. */
export function tokenColour(token: string, ofCard = false): string | undefined {
  for (const { tokens } of LOOKS.values()) if (tokens?.[token]) return tokens[token]
  return ofCard ? CARD_TOKEN : undefined
}

/** The rule that gives everything of a faction its colours, on the board and where it is picked. */
export function ruleOf(faction: string, seat: number): string {
  const { colour, ink, glow, edge } = lookOf(faction, seat)
  const colours = { faction: colour, 'on-faction': ink, glow, ...(edge ? { edge } : {}) }
  const lines = Object.entries(colours).map(([name, value]) => `--${name}:${value}`)
  return `.wars .${faction}{${lines.join(';')}}`
}

let sheet: CSSStyleSheet | undefined

/** Put the colours of all factions on the page, and of those at this table, in seat order. */
export function paint(seated: readonly string[] = []): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const factions = [...new Set([...KNOWN, NEUTRAL, ...seated.filter(Boolean)])]
  sheet.replaceSync(factions.map((each) => ruleOf(each, seated.indexOf(each))).join(''))
}
