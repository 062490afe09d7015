import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { bookCommission } from '../purse/book.service.ts'
import { periodName } from './losing-period.rules.ts'
import { findSettlement, findUnpaid, findUnpaidSettlements, insertPayments, savePaid } from './settlement.repository.ts'

/** Partners who are paid in one transaction. */
const CHUNK = 200

/**
 * Pays the next partners of a confirmed settlement: one transfer each, which stands with its payment or not at all. The settlement is locked, so of two runs at once the second goes on where the first
 * ended. False: nobody is left.
 */
export const payNext = async (ctx: Ctx, settlementId: number, size = CHUNK): Promise<boolean> => {
  const settlement = await findSettlement(ctx, settlementId, 'lock')
  if (settlement?.status !== 'confirmed') return false
  const unpaid = await findUnpaid(ctx, settlementId, size)
  const period = periodName(settlement.from, settlement.until)
  const key = `losing:${settlementId}`
  await bookCommission(
    ctx,
    unpaid.map(({ holderId, amount }) => ({ holderId, amount, kind: 'losing' as const, period, key })),
  )
  if (unpaid.length > 0) await insertPayments(ctx, settlement, unpaid)
  if (unpaid.length === size) return true
  await savePaid(ctx, settlementId)
  return false
}

export const payLosing = async (ctx: Ctx<System>, { settlementId }: { settlementId: number }): Promise<void> => {
  let isMore = true
  while (isMore) isMore = await ctx.inOwnTransaction((own) => payNext(own, settlementId), 'repeatable')
}

export const payLosingJob = defineJob<{ settlementId: number }>({
  name: 'partner.pay-losing',
  isLong: true,
  inSteps: true,
  run: payLosing,
})

const EVERY_MS = 15_000
/** By then the job of the confirmation has paid, or it works on it. */
const WAITS_MS = 10_000
const who = { kind: 'system', job: 'partner.pay-losing' } as const

/** A process that dies takes its job with it, which the queue gives to nobody else for hours. So what is confirmed and not paid is put into the queue again; of two jobs at once each pays what the other has left. */
export const payLosingClock: NamedClock = {
  name: 'partner.pay-losing',
  everyMs: EVERY_MS,
  async tick(services) {
    const found = await services.reading({ who, siteId: 0 }, (ctx) =>
      findUnpaidSettlements(ctx, new Date(ctx.now.getTime() - WAITS_MS)),
    )
    for (const { siteId, settlementId } of found)
      await services.inContext({ who, siteId }, (ctx) =>
        enqueue(ctx, payLosingJob, { settlementId }, { key: `losing:${siteId}:${settlementId}` }),
      )
  },
}
