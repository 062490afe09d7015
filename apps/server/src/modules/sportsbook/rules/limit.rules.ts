import { isDeepStrictEqual } from 'node:util'
import type { SportCode, SportLimitRule } from '@maru/contract'
import { ruleAt, type Scoped } from './margin.rules.ts'
import type { BookRules, LevelLimits } from './rules.ts'

/** What traders set for one member. */
export type MemberFactor = { factorBp: number; delaySeconds: number }
export const noFactor: MemberFactor = { factorBp: 10_000, delaySeconds: 0 }

const WHOLE_BP = 10_000

/** How much of a level's limits holds for these markets together: the least of what the sport of each, and the last rule that matches it, say. */
export const leastFactorOf = (
  { sportFactors, limits }: Pick<BookRules, 'sportFactors' | 'limits'>,
  markets: readonly Scoped[],
  now: Date,
): number =>
  Math.min(
    WHOLE_BP,
    ...markets.flatMap((market) => [
      sportFactors[market.sport] ?? WHOLE_BP,
      limits[ruleAt(limits, market, now)]?.factorBp ?? WHOLE_BP,
    ]),
  )

/** Whether no market has more of the limits than before: rules that stood are where they were and give no more, and new ones give no more than any of them. */
export const raisesNoLimit = (before: readonly SportLimitRule[], after: readonly SportLimitRule[]): boolean => {
  const least = Math.min(WHOLE_BP, ...before.map(({ factorBp }) => factorBp))
  return (
    after.length >= before.length &&
    after.every((rule, at) => {
      const was = before[at]
      const { factorBp, ...scope } = rule
      if (!was) return factorBp <= least
      const { factorBp: most, ...scopeBefore } = was
      return factorBp <= most && isDeepStrictEqual(scope, scopeBefore)
    })
  )
}

/**
 * What holds for a ticket: the limits of the member's level, or of the highest below it, times what holds for its markets (`leastFactorOf`), times the member's own. The least stake stays, so that a member
 * whose factor is 0 can place nothing.
 */
export const limitsOf = (
  rules: Pick<BookRules, 'levels'>,
  { level, factor, limitBp }: { level: number; factor: MemberFactor; limitBp: number },
): LevelLimits => {
  const rising = [...rules.levels].sort((one, other) => one.level - other.level)
  const own = rising.findLast((one) => one.level <= level) ?? rising[0]
  if (!own) throw new Error('a book without limits')
  const part = (amount: number) =>
    Number((BigInt(amount) * BigInt(limitBp) * BigInt(factor.factorBp)) / BigInt(WHOLE_BP * WHOLE_BP))
  return {
    ...own,
    mostStake: part(own.mostStake),
    mostWin: part(own.mostWin),
    referAbove: own.referAbove === null ? null : part(own.referAbove),
  }
}

/** Seconds that the acceptance takes; 0 without a live event. The slowest sport decides. */
export const delayOf = (
  rules: BookRules,
  factor: MemberFactor,
  events: readonly { sport: SportCode; isLive: boolean }[],
): number => {
  const live = events.filter(({ isLive }) => isLive)
  if (live.length === 0) return 0
  return Math.max(...live.map(({ sport }) => rules.delaySeconds[sport])) + factor.delaySeconds
}
