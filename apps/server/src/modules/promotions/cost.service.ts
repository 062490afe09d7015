import { type AdminAnswerOf, type adminBonusCost, type BonusTerms, bonusGroups, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { findReturns } from './bonus.repository.ts'
import { depositBonusOf, requiredOf } from './bonus.rules.ts'
import { breakEvenMultiple, costOf } from './cost.rules.ts'

/** What a stake that wins brings back in the model, by group: slots win seldom and much. */
const paysIn = (group: string): number => (group.endsWith('slot') ? 10 : 2)

const inBasisPoints = (part: number, whole: number): number => Math.round((part / whole) * 10_000)

/** For each group and each return that its games have: what the largest bonus costs on the average. The largest stake is the member's best choice. */
export const bonusCost = async (ctx: StaffCtx, terms: BonusTerms): Promise<AdminAnswerOf<typeof adminBonusCost>> => {
  const deposit = terms.rateBp > 0 ? Math.max(terms.minimumDeposit, Math.ceil((terms.cap * 10_000) / terms.rateBp)) : 0
  const bonus = deposit > 0 ? depositBonusOf(terms, deposit) : terms.cap
  const stake = Math.min(terms.largestStake, deposit + bonus)
  const returns = await findReturns(ctx, bonusGroups)
  const rows = returns.flatMap(({ group, returnBp, games }) => {
    const weight = terms.weights[group] ?? 0
    const cost = costOf({
      ...{ deposit, bonus, weight, returnBp, stake },
      required: requiredOf(terms, bonus),
      pays: paysIn(group),
    })
    if (!cost) return []
    const { turnover, gainIfNeverBroke, gain, bust } = cost
    return [
      {
        ...{ group, returnBp, games, weight, turnover: cashOf(turnover) },
        averageGainBp: inBasisPoints(gainIfNeverBroke, bonus),
        modelGainBp: inBasisPoints(gain, bonus),
        bustBp: inBasisPoints(bust, 1),
        breakEvenMultiple: breakEvenMultiple(weight, returnBp),
        mayProfit: gain > 0 || gainIfNeverBroke > 0,
      },
    ]
  })
  return { deposit: cashOf(deposit), bonus: cashOf(bonus), stake: cashOf(stake), rows }
}
