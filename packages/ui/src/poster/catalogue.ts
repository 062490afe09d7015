import type { Frame } from './frames.ts'
import { MOTIFS, type Motif } from './motifs.ts'
import type { Ground, PosterArt } from './poster.ts'
import { seedOf } from './random.ts'

export { FRAMES, type Frame } from './frames.ts'
export { MOTIFS, type Motif } from './motifs.ts'

export type VendorArt = { name: string; hue: number; frame: Frame }

/** One hue and one frame each, far apart on the wheel. */
export const VENDOR_ART = {
  pragmatic: { name: 'Pragmatic', hue: 265, frame: 'bleed' },
  habanero: { name: 'Habanero', hue: 28, frame: 'bleed' },
  elle: { name: 'ELLE', hue: 345, frame: 'arch' },
  quick: { name: 'Quickspin', hue: 195, frame: 'bleed' },
  spade: { name: 'Spade', hue: 145, frame: 'gate' },
  playngo: { name: "Play'n GO", hue: 300, frame: 'bleed' },
  worldmatch: { name: 'WorldMatch', hue: 230, frame: 'ring' },
  micro: { name: 'Microgaming', hue: 168, frame: 'bleed' },
  yl: { name: 'YL Gaming', hue: 60, frame: 'arch' },
  kplay: { name: 'K-Play', hue: 12, frame: 'gate' },
} as const satisfies Record<string, VendorArt>

/** Motifs with a colour and a ground of their own, those of the worlds that their games are played in. */
const MOTIF_WORLD: Partial<Record<Motif, { hue: number; ground: Ground }>> = {
  koi: { hue: 252, ground: 'night' },
  lantern: { hue: 328, ground: 'evening' },
  drum: { hue: 290, ground: 'dusk' },
  bamboo: { hue: 135, ground: 'day' },
  cards: { hue: 160, ground: 'dusk' },
  fan: { hue: 20, ground: 'night' },
}

/** The same worlds at another time of day, for a game that stands beside one of its world in a lobby. */
const OTHER_TIME: typeof MOTIF_WORLD = {
  lantern: { hue: 214, ground: 'night' },
  drum: { hue: 22, ground: 'evening' },
  bamboo: { hue: 186, ground: 'dusk' },
}
/** Seeds from here on ask for it. */
export const OTHER_TIME_FROM = 1_000

/** The art of a game that names its motif: in the motif's own colours, or in its vendor's. */
export const artOf = (vendor: { hue: number; frame: Frame }, motif: Motif, seed: number): PosterArt => ({
  hue: vendor.hue,
  frame: vendor.frame,
  motif,
  seed,
  ...MOTIF_WORLD[motif],
  ...(seed >= OTHER_TIME_FROM ? OTHER_TIME[motif] : {}),
})

export type VendorKey = keyof typeof VENDOR_ART

/** A vendor of the table, or a hue and frame found from its key. */
export function vendorArt(vendorKey: string): VendorArt {
  if (Object.hasOwn(VENDOR_ART, vendorKey)) return VENDOR_ART[vendorKey as VendorKey]
  const seed = seedOf(vendorKey)
  const frames = ['bleed', 'bleed', 'arch', 'ring', 'gate'] as const
  return { name: vendorKey, hue: (seed * 47) % 360, frame: frames[seed % frames.length] ?? 'bleed' }
}

/** Later motifs are only for games that name them: a game's picture must not change because a motif was added. */
const MOTIFS_BY_KEY = 22

/** The art of a game whose maker gave none; both keys may be any text. Its colour and motif last as long as its keys do. */
export function posterFor(vendorKey: string, gameKey: string, turn = 0): PosterArt {
  const { hue, frame } = vendorArt(vendorKey)
  const seed = seedOf(`${vendorKey}/${gameKey}`)
  const motif: Motif = MOTIFS[(seed >>> 8) % MOTIFS_BY_KEY] ?? 'moon'
  return { hue, frame, motif, seed: seed % 100_000, turn }
}

export const posterSeed = seedOf
