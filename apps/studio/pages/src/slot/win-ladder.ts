import { decimal, type Language } from '../frame/texts.ts'

/** How a round is shown when it has ended, by what it paid for its stake. */
export const RUNGS = ['none', 'line', 'moon', 'sky', 'mirror'] as const
export type Rung = (typeof RUNGS)[number]

/** Times the stake from which each rung is reached. */
const FROM: readonly (readonly [Rung, number])[] = [
  ['mirror', 50],
  ['sky', 25],
  ['moon', 10],
]

/** At or below the stake nothing is celebrated; below ten times it the line glows, no more. */
export function rungOf(stake: number, payout: number): Rung {
  if (payout <= stake) return 'none'
  return FROM.find(([, times]) => payout >= stake * times)?.[0] ?? 'line'
}

export const hasCard = (rung: Rung): boolean => rung === 'moon' || rung === 'sky' || rung === 'mirror'
export const clearsSky = (rung: Rung): boolean => rung === 'sky' || rung === 'mirror'

/** How many times the stake, cut to one decimal: never more than was paid. */
export function timesOf(stake: number, payout: number, language: Language): string {
  return decimal(Math.floor((payout * 10) / stake) / 10, 1, language)
}
