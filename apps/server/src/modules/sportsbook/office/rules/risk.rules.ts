import { isDeepStrictEqual } from 'node:util'
import { sportCodes, traderMarginBp } from '@maru/contract'
import { limitsOf, noFactor, raisesNoLimit } from '../../rules/limit.rules.ts'
import type { BookRules } from '../../rules/rules.ts'

const levels = Array.from({ length: 100 }, (_, i) => i + 1)
const WHOLE_BP = 10_000

/**
 * Would the book lose more, or a member of some level stake or win more without a trader? Then one of the staff alone may not decide it. A shift makes some prices higher whatever it is, and a
 * margin below what traders may set hardly covers the errors of probabilities.
 */
export const raisesRisk = (before: BookRules, after: BookRules): boolean =>
  (['outcome', 'event', 'competition'] as const).some((kind) => after.liability[kind] > before.liability[kind]) ||
  sportCodes.some((sport) => (after.sportFactors[sport] ?? WHOLE_BP) > (before.sportFactors[sport] ?? WHOLE_BP)) ||
  sportCodes.some((sport) => after.delaySeconds[sport] < before.delaySeconds[sport]) ||
  !isDeepStrictEqual(after.shifts, before.shifts) ||
  !raisesNoLimit(before.limits, after.limits) ||
  (after.margins.some(({ marginBp }) => marginBp < traderMarginBp.least) &&
    !isDeepStrictEqual(after.margins, before.margins)) ||
  levels.some((level) => {
    const was = limitsAt(before, level)
    return limitsAt(after, level).some((limit, i) => limit > (was[i] ?? 0))
  })

const limitsAt = (rules: BookRules, level: number): number[] => {
  const { mostStake, mostWin, mostPrice, referAbove } = limitsOf(rules, { level, factor: noFactor, limitBp: WHOLE_BP })
  return [mostStake, mostWin, mostPrice, referAbove ?? Number.POSITIVE_INFINITY]
}
