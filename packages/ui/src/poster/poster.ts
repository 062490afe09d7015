import { drawFrame, type Frame } from './frames.ts'
import { drawMotif, type Motif } from './motifs.ts'
import { paletteOf } from './palette.ts'
import { type Random, randomFrom } from './random.ts'
import { linearGradient, radialGradient, round } from './shapes.ts'

/** Lightness and chroma of the ground, from its light to its edges. */
const GROUNDS = {
  night: undefined,
  evening: [
    [0, 0.56, 0.14],
    [0.42, 0.45, 0.14],
    [0.75, 0.34, 0.11],
    [1, 0.22, 0.08],
  ],
  dusk: [
    [0, 0.68, 0.12],
    [0.42, 0.57, 0.13],
    [0.75, 0.45, 0.12],
    [1, 0.32, 0.09],
  ],
  day: [
    [0, 0.96, 0.035],
    [0.42, 0.9, 0.05],
    [0.75, 0.83, 0.06],
    [1, 0.72, 0.07],
  ],
} as const
export type Ground = keyof typeof GROUNDS

export type PosterArt = {
  /** 0 to 360, the vendor's. */
  hue: number
  motif: Motif
  /** A whole number, the game's. */
  seed: number
  frame?: Frame
  /** Hue of the second light; without it hue + 150 ± 20, and warm for fire, lamps, suns and moons. */
  spark?: number
  /** How light the ground is; without it deep night. */
  ground?: Ground
  /** Degrees by which a brand turns every poster (`--b-poster-hue`). */
  turn?: number
  /** Start of the ids inside, for pages that draw the same poster twice inline. */
  id?: string
}

/** Light has a natural colour: these stay warm whatever the vendor's hue is. */
const WARM: Partial<Record<Motif, number>> = {
  volcano: 52,
  lantern: 68,
  pyramid: 78,
  wave: 84,
  bamboo: 92,
  thunder: 95,
  drum: 82,
  bells: 82,
  seven: 80,
  koi: 42,
  wheel: 40,
  reef: 48,
  moon: 75,
  fan: 88,
}

/** Key art as SVG text, 300 × 400, without words. The same input gives the same text. */
export function posterSvg(art: PosterArt): string {
  const seed = art.seed || 1
  const frame = art.frame ?? 'bleed'
  const turn = art.turn ?? 0
  const u = art.id ?? `p${art.motif}${frame}${Math.round(art.hue + turn)}-${seed}_`
  const r = randomFrom(seed)
  const h = (((art.hue + turn + (r() - 0.5) * 14) % 360) + 360) % 360
  const p = paletteOf(h, sparkOf(art, h, r))
  const cx = round(0.36 + r() * 0.28)
  const cy = round(0.32 + r() * 0.14)
  const ground = radialGradient(
    `${u}bg`,
    GROUNDS[art.ground ?? 'night']?.map(([at, lightness, chroma]) => [at, p.c(lightness, chroma)] as const) ?? [
      [0, p.p3],
      [0.42, p.p2],
      [0.75, p.p1],
      [1, p.n],
    ],
    `cx="${cx}" cy="${cy}" r=".9"`,
  )
  const shade = linearGradient(`${u}sh`, [
    [0, p.n, 0],
    [0.5, p.n, 0.78],
    [1, p.n, 0.98],
  ])
  const lintel = linearGradient(`${u}tl`, [
    [0, p.n, 0.5],
    [1, p.n, 0],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false"><defs>${ground}${shade}${lintel}</defs><rect width="300" height="400" fill="url(#${u}bg)"/>${drawMotif[art.motif](p, r, u)}${drawFrame[frame](p)}<rect y="216" width="300" height="184" fill="url(#${u}sh)"/><rect width="300" height="70" fill="url(#${u}tl)"/></svg>`
}

function sparkOf(art: PosterArt, hue: number, r: Random): number {
  const jitter = (r() - 0.5) * 40
  return art.spark ?? WARM[art.motif] ?? (hue + 150 + jitter + 360) % 360
}
