const drawn = import.meta.glob<string>('../../art/wars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Our own drawings by name, as SVG. */
export function drawing(name: string): string {
  return drawn[`../../art/wars/${name}.svg`] ?? ''
}

/** What is inside a drawing of 48 by 48, for a larger picture. */
export function strokes(name: string): string {
  return drawing(name).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

/** The outline of a faction's figures: who cannot tell colours apart tells shapes. */
const BASES: Record<string, string> = {
  gc: 'M24-3a27 27 0 1 0 .01 0z',
  cc: 'M24-5L49 9.500V38.500L24 53L-1 38.500V9.500z',
  bg: 'M0-2H48V28Q48 44 24 53Q0 44 0 28z',
  ys: 'M0-1H48Q49-1 49 0V48Q49 49 48 49H0Q-1 49-1 48V0Q-1-1 0-1z',
}

export function baseOf(faction: string): string {
  return BASES[faction] ?? BASES['gc']!
}

/** The drawing of a unit; Acolytes differ from faction to faction. */
export function unitDrawing(unit: string, faction: string): string {
  return strokes(unit === 'acolyte' ? `acolyte-${faction}` : unit)
}
