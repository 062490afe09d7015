import type { SportScoreOut } from '@maru/contract'

type Periods = SportScoreOut['periods']

/** How a match of two halves, or of four quarters, stood between them; undefined where there is no half time, or it was not reached. */
export const halfTimeOf = (periods: Periods): { home: number; away: number } | undefined => {
  const first = periods.filter(({ kind, nr }) => (kind === 'half' && nr === 1) || (kind === 'quarter' && nr <= 2))
  const isWhole = first.length === (first[0]?.kind === 'quarter' ? 2 : 1) && first.every(({ ended }) => ended)
  if (!isWhole) return undefined
  return first.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })
}

/** Of two halves the first says all there is beside the final score. */
export const areHalves = (periods: Periods): boolean =>
  periods.length === 2 && periods.every(({ kind }) => kind === 'half')
