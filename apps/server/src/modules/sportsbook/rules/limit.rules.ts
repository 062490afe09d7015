import type { SportCode } from '@maru/contract'
import type { BookRules, LevelLimits } from './rules.ts'

/** What traders set for one member. */
export type MemberFactor = { factorBp: number; delaySeconds: number }
export const noFactor: MemberFactor = { factorBp: 10_000, delaySeconds: 0 }

const WHOLE_BP = 10_000

/**
 * What holds for a ticket: the limits of the member's level, or of the highest below it, times the least factor of its sports, times the member's own. The least stake stays, so that a member
 * whose factor is 0 can place nothing.
 */
export const limitsOf = (
  rules: BookRules,
  { level, factor, sports }: { level: number; factor: MemberFactor; sports: readonly SportCode[] },
): LevelLimits => {
  const rising = [...rules.levels].sort((one, other) => one.level - other.level)
  const own = rising.findLast((one) => one.level <= level) ?? rising[0]
  if (!own) throw new Error('a book without limits')
  const sportBp = Math.min(WHOLE_BP, ...sports.map((sport) => rules.sportFactors[sport] ?? WHOLE_BP))
  const part = (amount: number) =>
    Number((BigInt(amount) * BigInt(sportBp) * BigInt(factor.factorBp)) / BigInt(WHOLE_BP * WHOLE_BP))
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
