import type { BonusCostRow } from '@maru/contract'
import { shortPercent } from '../../shared/money.ts'

/** The left and the right end of the scale, in basis points of the bonus. */
const LEAST = -10_000
const MOST = 10_000
const SPAN = MOST - LEAST

/** The larger of the two gains of the member: what a careful player gets. */
export const worstGainOf = ({ averageGainBp, modelGainBp }: BonusCostRow): number =>
  Math.max(averageGainBp, modelGainBp)

/** Percent of the width; a gain beyond the scale ends at its edge. */
export const placeOf = (gainBp: number): { start: number; width: number } => {
  const end = Math.min(MOST, Math.max(LEAST, gainBp))
  const [from, to] = end < 0 ? [end, 0] : [0, end]
  return { start: ((from - LEAST) / SPAN) * 100, width: ((to - from) / SPAN) * 100 }
}

export const gainText = (gainBp: number): string => {
  const percent = Math.round(gainBp / 100)
  return percent > 0 ? `+${shortPercent(percent)}` : shortPercent(percent)
}

/** What a member gains who never runs out of money, by the multiple: a straight line from the whole bonus down. */
export const gainAt = ({ weight, returnBp }: Pick<BonusCostRow, 'weight' | 'returnBp'>, multiple: number): number =>
  weight === 0 ? 0 : 10_000 - (multiple * 100 * (10_000 - returnBp)) / weight
