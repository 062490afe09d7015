import { streamOf } from '@maru/draws'
import { normal } from '../random.ts'
import { digestOf } from './digest.ts'
import type { League } from './leagues.ts'

/** How far competitors of a league lie from each other, and how far form carries them from their own level: standard deviations. */
const spread = { base: 0.9, form: 0.25 }
/** What is left of a form after a matchday. */
const memory = 0.85

/**
 * Strength of a competitor on a matchday. Its base is drawn once for a season. Its form is an autoregressive process of the first order: form of a matchday = 0.85 × that of the
 * one before + √(1 - 0.85²) × 0.25 × a standard normal number; it begins with 0. Rounded to thousandths, so that it can be written down exactly.
 */
export const strengthOn = (
  league: League,
  seed: string,
  season: number,
  competitor: number,
  matchday: number,
): number => {
  const random = streamOf(digestOf(`maru strength 1 ${seed} ${league.id} ${season} ${competitor}`))
  const base = spread.base * normal(random)
  let form = 0
  for (let day = 0; day < matchday; day++)
    form = memory * form + Math.sqrt(1 - memory ** 2) * spread.form * normal(random)
  const most = 2.5
  return Math.round(1_000 * Math.max(-most, Math.min(most, base + form))) / 1_000
}
