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
  ow: 'M24 0.8A16.4 16.4 0 1 1 47.2 24A16.4 16.4 0 1 1 24 47.2A16.4 16.4 0 1 1 0.8 24A16.4 16.4 0 1 1 24 0.8z',
  ww: 'M24 -5.5L30.2 1L38.8 -1.5L40.8 7.2L49.5 9.3L47 17.8L53.5 24L47 30.2L49.5 38.8L40.8 40.8L38.8 49.5L30.2 47L24 53.5L17.8 47L9.3 49.5L7.2 40.8L-1.5 38.8L1 30.2L-5.5 24L1 17.8L-1.5 9.2L7.2 7.2L9.2 -1.5L17.8 1z',
  an: 'M24-6Q48 8 48 26V51H0V26Q0 8 24-6z',
  tt: 'M8-3H40A11 11 0 0 0 51 8V40A11 11 0 0 0 40 51H8A11 11 0 0 0-3 40V8A11 11 0 0 0 8-3z',
  sl: 'M5-3H43L53 50H-5z',
}

export function baseOf(faction: string): string {
  return BASES[faction] ?? BASES['gc']!
}

/** The drawing of a unit; Acolytes differ from faction to faction. */
export function unitDrawing(unit: string, faction: string): string {
  return strokes(unit === 'acolyte' ? `acolyte-${faction}` : unit)
}
