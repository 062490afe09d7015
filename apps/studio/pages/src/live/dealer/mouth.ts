import type { Mouth } from './art/features.ts'
import { chance } from './ease.ts'

/** A syllable takes about so long, ms. */
const SYLLABLE_MS = 95

/** Something that is being said, by the studio's clock. */
export type Speech = { from: number; to: number }

/** The mouth while it speaks; between calls it rests, now and then with a smile. */
export function mouthAt(now: number, speech: Speech | undefined, seed: number): Mouth {
  if (speech && now >= speech.from && now < speech.to) {
    const syllable = Math.floor((now - speech.from) / SYLLABLE_MS)
    const opened = chance(syllable, seed + 41)
    return opened < 0.3 ? 'closed' : opened < 0.72 ? 'small' : 'open'
  }
  return chance(Math.floor(now / 7_000), seed + 43) > 0.62 ? 'smile' : 'closed'
}
