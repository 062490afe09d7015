import { limitPeriods } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { lockPurses } from '../ledger/index.ts'
import { findLimits } from './limit.repository.ts'
import { readDeposits } from './usage.repository.ts'

/**
 * Would a further deposit pass a limit? `amount`: 0 where it is among the member's requests already. Requests under way count, so that what is asked for today is not refused
 * when it is approved today. Locks the member's purses, as who changes a limit does.
 */
export const passesDepositLimit = async (ctx: Ctx, memberId: number, amount: number): Promise<boolean> => {
  await lockPurses(ctx, [memberId])
  const limits = (await findLimits(ctx, memberId)).filter(({ kind }) => kind === 'deposit')
  if (limits.length === 0) return false
  const deposited = await readDeposits(ctx, memberId)
  return limitPeriods.some((period) =>
    limits.some((limit) => limit.period === period && deposited[period] + amount > limit.amount),
  )
}
