import { round } from './shapes.ts'

/** Seven fixed lightness planes, so that every hue weighs the same and a wall of posters stays calm. */
export type Palette = {
  hue: number
  /** Hue of the second light. */
  s: number
  n: string
  p1: string
  p2: string
  p3: string
  p4: string
  p5: string
  p6: string
  sp: string
  spd: string
  spl: string
  au: string
  aud: string
  c: (lightness: number, chroma: number, hue?: number) => string
}

export function paletteOf(hue: number, spark: number): Palette {
  const c = (lightness: number, chroma: number, at = hue) => `oklch(${lightness} ${chroma} ${round(at)})`
  return {
    hue,
    s: spark,
    n: c(0.125, 0.03),
    p1: c(0.2, 0.055),
    p2: c(0.31, 0.085),
    p3: c(0.44, 0.115),
    p4: c(0.6, 0.13),
    p5: c(0.77, 0.1),
    p6: c(0.93, 0.045),
    sp: c(0.8, 0.14, spark),
    spd: c(0.52, 0.14, spark),
    spl: c(0.92, 0.07, spark),
    au: 'oklch(0.85 0.085 85)',
    aud: 'oklch(0.6 0.085 75)',
    c,
  }
}
