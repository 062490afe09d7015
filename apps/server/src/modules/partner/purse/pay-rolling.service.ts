import type { Ctx } from '../../../platform/context.ts'
import { siteOptions } from '../../site/index.ts'
import { bookCommission } from './book.service.ts'
import { paidBefore, periodOf } from './paid.rules.ts'
import { hasDueRolling, takeDueRolling } from './rolling.repository.ts'

/** Days of holders that one transaction pays: it locks their purses. */
const AT_ONCE = 2_000

/**
 * Books rolling whose period is over to the purses of its holders, and takes it off what is due in the same transaction: whatever is killed, each won is booked once. False: nothing was due any
 * more.
 */
export const payRolling = async (ctx: Ctx): Promise<boolean> => {
  const { rollingPaid } = await siteOptions(ctx)
  const due = await takeDueRolling(ctx, paidBefore(rollingPaid, ctx.now), AT_ONCE)
  const sums = new Map<string, { holderId: number; period: string; amount: number }>()
  for (const { holderId, day, amount } of due) {
    const period = periodOf(rollingPaid, day)
    const line = sums.get(`${holderId} ${period}`) ?? { holderId, period, amount: 0 }
    sums.set(`${holderId} ${period}`, { ...line, amount: line.amount + amount })
  }
  const lines = [...sums.values()].sort((a, b) => (a.period < b.period ? -1 : 1))
  await bookCommission(
    ctx,
    lines.map((line) => ({ ...line, kind: 'rolling' as const })),
  )
  return due.length === AT_ONCE
}

export const isRollingDue = async (ctx: Ctx): Promise<boolean> =>
  hasDueRolling(ctx, paidBefore((await siteOptions(ctx)).rollingPaid, ctx.now))
