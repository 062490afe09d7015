import {
  type AdminAnswerOf,
  type adminSettlement,
  type adminSettlementPreview,
  type adminSettlements,
  cashOf,
  type Settlement,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { comingPeriod, figuresOfPeriod } from './figures.service.ts'
import {
  findFirstFrozen,
  findLastSettlement,
  findSettlement,
  listStored,
  type StoredSettlement,
} from './settlement.repository.ts'
import { settlementApproval } from './settlement-desk.service.ts'
import { findLines, findNamed, listHolders } from './shown.repository.ts'
import { settlementRow, totalsOf } from './shown.rules.ts'

type Page = { before: string; size: number }

export const listSettlements = async (
  ctx: StaffCtx,
  { before, size }: Page,
): Promise<AdminAnswerOf<typeof adminSettlements>> => {
  const found = await listStored(ctx, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ settlementId }) => cursorText(settlementId))
  const show = await shownOf(ctx)
  return { rows: rows.map(show), next, coming: await comingPeriod(ctx) }
}

/** Adds what only the others say: whether it can be confirmed still, and comes next, and whether a later one stands on it. */
const shownOf = async (ctx: StaffCtx): Promise<(one: StoredSettlement) => Settlement> => {
  const last = await findLastSettlement(ctx)
  const firstFrozen = await findFirstFrozen(ctx)
  const waiting = new Set((await settlementApproval.list(ctx)).map(({ requestId }) => requestId))
  return ({ requestId, frozenBy, frozenAt, decidedName, decidedAt, paidAt, amount, ...one }) => ({
    ...one,
    amount: cashOf(amount),
    frozenAt: frozenAt.toISOString(),
    decidedBy: decidedName,
    decidedAt: decidedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    isOwn: frozenBy === ctx.who.staffId,
    isOverdue: one.status === 'frozen' && !(requestId !== null && waiting.has(requestId)),
    isNext: one.settlementId === firstFrozen,
    isLast: one.settlementId === last?.settlementId,
  })
}

export const showSettlement = async (
  ctx: StaffCtx,
  settlementId: number,
  { before, size }: Page,
): Promise<AdminAnswerOf<typeof adminSettlement>> => {
  const stored = await findSettlement(ctx, settlementId)
  if (!stored) throw new StaffRefusal('STAFF_NOT_FOUND')
  const found = await listHolders(ctx, settlementId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ holderId }) => cursorText(holderId))
  const lines = Map.groupBy(
    await findLines(
      ctx,
      settlementId,
      rows.map(({ holderId }) => holderId),
    ),
    ({ holderId }) => holderId,
  )
  return {
    rows: rows.map((holder) => settlementRow(holder, lines.get(holder.holderId) ?? [])),
    next,
    settlement: (await shownOf(ctx))(stored),
  }
}

export const previewSettlement = async (
  ctx: StaffCtx,
  { before, size }: Page,
): Promise<AdminAnswerOf<typeof adminSettlementPreview>> => {
  const coming = await comingPeriod(ctx)
  const { lines } = await figuresOfPeriod(ctx, coming)
  const byHolder = Map.groupBy(lines, ({ holderId }) => holderId)
  const after = cursorOf(before, 1)?.[0] ?? 0
  const found = [...byHolder.keys()].filter((holderId) => holderId > after).slice(0, size + 1)
  const { rows, next } = pageBehind(found, size, (holderId) => cursorText(holderId))
  const { paidPartners, amount } = totalsOf(lines)
  return {
    rows: (await findNamed(ctx, rows)).map((holder) => settlementRow(holder, byHolder.get(holder.holderId) ?? [])),
    next,
    coming,
    paidPartners,
    amount: cashOf(Number(amount)),
  }
}
