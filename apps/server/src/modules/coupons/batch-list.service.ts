import {
  type AdminAnswerOf,
  type adminCouponBatches,
  type adminCoupons,
  type CouponState,
  cashOf,
  pointWorth,
} from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { handBonuses } from '../promotions/index.ts'
import { siteCurrency, siteOptions } from '../site/index.ts'
import { countUsedByTests, findBatch, findBatches } from './batch.repository.ts'
import { madeAloneToday } from './batch-desk.service.ts'
import { findCouponsOf } from './coupon.repository.ts'

type Paged = { before: string; size: number }

export const listBatches = async (
  ctx: StaffCtx,
  { before, size }: Paged,
): Promise<AdminAnswerOf<typeof adminCouponBatches>> => {
  const found = await findBatches(ctx, size + 1, cursorOf(before, 1)?.[0])
  const { rows: batches, next } = pageBehind(found, size, ({ batchId }) => cursorText(batchId))
  const staffIds = batches.flatMap(({ askedBy, confirmedBy }) => [
    askedBy,
    ...(confirmedBy === null ? [] : [confirmedBy]),
  ])
  const names = await staffNames(ctx, [...new Set(staffIds)])
  const tests = await countUsedByTests(
    ctx,
    batches.map(({ batchId }) => batchId),
  )
  const { couponsAlone, handBonusAlone } = await siteOptions(ctx)
  const bonuses = (await handBonuses(ctx)).filter(({ isInForce }) => isInForce)
  return {
    rows: batches.map(({ askedBy, askedAt, expiresAt, confirmedBy, ...batch }) => ({
      ...batch,
      expiresAt: expiresAt.toISOString(),
      askedAt: askedAt.toISOString(),
      askedBy: names.get(askedBy) ?? '',
      confirmedBy: (confirmedBy !== null && names.get(confirmedBy)) || '',
      isOwn: askedBy === ctx.who.staffId,
      spent: (batch.used - (tests.get(batch.batchId) ?? 0)) * batch.amount,
    })),
    next,
    alone: cashOf(Math.max(0, couponsAlone - (await madeAloneToday(ctx)))),
    aloneEach: handBonusAlone,
    worth: pointWorth[await siteCurrency(ctx)],
    bonuses: bonuses.map(({ code, terms }) => ({ code, name: terms.names[ctx.language], cap: cashOf(terms.cap) })),
  }
}

export const listCoupons = async (
  ctx: StaffCtx,
  batchId: number,
  { before, size, state }: Paged & { state: CouponState | '' },
): Promise<AdminAnswerOf<typeof adminCoupons>> => {
  if (!(await findBatch(ctx, batchId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const found = await findCouponsOf(ctx, batchId, state, size + 1, cursorOf(before, 1)?.[0] ?? 0)
  const { rows, next } = pageBehind(found, size, ({ serial }) => cursorText(serial))
  const nicks = await memberNicks(ctx, [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))])
  return {
    rows: rows.map(({ memberId, usedAt, ...row }) => ({
      ...row,
      memberId: memberId ?? 0,
      memNick: (memberId !== null && nicks.get(memberId)) || '',
      usedAt: usedAt?.toISOString() ?? null,
    })),
    next,
  }
}
