import { type Cash, cashOf, type PartnerPeriod } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { findEstimateRun, findEstimates } from '../losing/estimate.repository.ts'
import { sumLosing } from '../losing/settlement.repository.ts'
import { sumEarned } from './earned.repository.ts'
import { daysOf } from './period.rules.ts'

/** `losing`: what was paid for periods that end in these days, and of the period that is open, where it begins in them, what it comes to so far. */
export type PeriodSums = { turnover: Cash; netLoss: Cash; rolling: Cash; losing: Cash }
const nothing: PeriodSums = { turnover: cashOf(0), netLoss: cashOf(0), rolling: cashOf(0), losing: cashOf(0) }

/** What the play below each of these partners came to in a period, and what they themselves earned by it. */
export const sumsOf = async (
  ctx: Ctx,
  partnerIds: readonly number[],
  period: PartnerPeriod,
): Promise<(partnerId: number) => PeriodSums> => {
  const { from, until } = daysOf(period, ctx.now)
  const sums = await sumEarned(ctx, partnerIds, from, until)
  const losing = await sumLosing(ctx, partnerIds, from, until)
  const open = await findEstimateRun(ctx)
  const isIn = open !== undefined && from <= open.from && open.from <= until
  const estimates = isIn ? await findEstimates(ctx, partnerIds) : undefined
  return (partnerId) => {
    const found = sums.get(partnerId)
    const paid = (losing.get(partnerId) ?? 0) + (estimates?.get(partnerId)?.amount ?? 0)
    if (!found) return { ...nothing, losing: cashOf(paid) }
    const { turnover, losses, rolling } = found
    return { turnover: cashOf(turnover), netLoss: cashOf(losses), rolling: cashOf(rolling), losing: cashOf(paid) }
  }
}
