import type { DataOf, limitChangeOut, limitHistory, limitList, limitOut, looseningOut } from '@maru/contract'
import type { z } from 'zod'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import {
  type ChangeRow,
  countChanges,
  findChanges,
  findLimits,
  findLoosenings,
  type Loosening,
} from './limit.repository.ts'
import { usedOf } from './limit.rules.ts'
import { periodEnds } from './period.rules.ts'
import { readDeposits, readUsed } from './usage.repository.ts'

export const shownLoosening = (one: Loosening): z.output<typeof looseningOut> => ({
  amount: one.amount,
  askedAt: one.askedAt.toISOString(),
  confirmFrom: one.confirmFrom.toISOString(),
  confirmUntil: one.confirmUntil.toISOString(),
  byStaff: one.askedByStaff !== null,
})

/** What holds, what is used of it, and what waits to loosen it. What lapsed is not shown: the limit stays as it is. */
export const limitsOf = async (ctx: Ctx, memberId: number): Promise<z.output<typeof limitOut>[]> => {
  const limits = await findLimits(ctx, memberId)
  if (limits.length === 0) return []
  const [used, deposits, loosenings] = [
    await readUsed(ctx, memberId),
    await readDeposits(ctx, memberId),
    await findLoosenings(ctx, memberId),
  ]
  const ends = periodEnds(ctx.now)
  return limits.map(({ since, ...limit }) => {
    const waiting = loosenings.find(
      ({ kind, period, confirmUntil }) => kind === limit.kind && period === limit.period && confirmUntil >= ctx.now,
    )
    const loosening = waiting ? shownLoosening(waiting) : null
    return {
      ...limit,
      used: usedOf(limit, used, deposits),
      resetsAt: ends[limit.period].toISOString(),
      since: since.toISOString(),
      loosening,
    }
  })
}

export const listOwnLimits = async (ctx: MemberCtx): Promise<DataOf<typeof limitList>> => ({
  limits: await limitsOf(ctx, ctx.who.memberId),
})

export const shownChange = ({ at, staffId, reason: _, ...change }: ChangeRow): z.output<typeof limitChangeOut> => ({
  ...change,
  at: at.toISOString(),
  byStaff: staffId !== null,
})

const PAGE_SIZE = 10

export const listOwnChanges = async (ctx: MemberCtx, page: number): Promise<DataOf<typeof limitHistory>> => {
  const { memberId } = ctx.who
  const rows = await findChanges(ctx, memberId, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  const total = await countChanges(ctx, memberId)
  return {
    list: rows.map(shownChange),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
  }
}
