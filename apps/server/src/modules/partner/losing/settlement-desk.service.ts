import type { StaffCtx } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { nextMidnight } from '../../../platform/seoul-time.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { accrueSite } from '../accrual/accrue.job.ts'
import { lockReadUntil } from '../accrual/stakes.repository.ts'
import { clearEstimate } from './estimate.repository.ts'
import { comingPeriod, figuresOfPeriod } from './figures.service.ts'
import { insertAdjustments, insertFlows, insertLines, insertParts, insertShares } from './line.repository.ts'
import { payLosingJob } from './pay.job.ts'
import {
  findFirstFrozen,
  findLastSettlement,
  findSettlement,
  insertSettlement,
  type StoredSettlement,
  saveDecision,
  saveRequest,
} from './settlement.repository.ts'
import { totalsOf } from './shown.rules.ts'
import { hasUnread, returnTaken, takeUnsettled } from './unsettled.repository.ts'

type Wanted = { settlementId: number; from: string; until: string; amount: number; paidPartners: number }

export const settlementApproval = defineApproval<Wanted>({
  kind: 'partner.settlement',
  actions: { ask: 'partners.freeze', confirm: 'partners.confirm-losing', drop: 'partners.drop-request' },
  target: (subject) => `settlement:${subject}`,
})

/**
 * Stores what the next period comes to, whole. Under the lock of the accrual, and after it has read what was settled by now: so each won of play is in one settlement, and what comes later is a
 * correction of this one.
 */
export const freezeSettlement = async (
  ctx: StaffCtx,
  { from, reason }: { from: string; reason: string },
): Promise<number> => {
  await accrueSite(ctx.as({ kind: 'system', job: 'partner.freeze' }))
  const readUntil = await lockReadUntil(ctx)
  const coming = await comingPeriod(ctx)
  if (coming.from !== from || !coming.isOver) throw new StaffRefusal('STAFF_CONFLICT')
  if (await hasUnread(ctx, nextMidnight(coming.until))) throw new StaffRefusal('STAFF_CONFLICT')
  const { lines, shares, parts, flows, waiting, adjustments } = await figuresOfPeriod(ctx, coming)
  const totals = totalsOf(lines)
  const settlementId = await insertSettlement(ctx, { ...coming, ...totals, reason, readUntil })
  if (settlementId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await takeUnsettled(ctx, settlementId, coming.until)
  await insertLines(ctx, settlementId, lines)
  await insertShares(ctx, settlementId, shares)
  await insertParts(ctx, settlementId, parts)
  await insertFlows(ctx, settlementId, flows, waiting)
  await insertAdjustments(ctx, settlementId, adjustments)
  await clearEstimate(ctx)
  const { paidPartners, amount } = totals
  const wanted = { settlementId, from, until: coming.until, amount: Number(amount), paidPartners }
  const requestId = await settlementApproval.ask(ctx, { subject: String(settlementId), after: 0, wanted, reason })
  await saveRequest(ctx, settlementId, requestId)
  return settlementId
}

/** The settlement, locked: of two who decide it at once the second finds it handled. */
const lockFrozen = async (ctx: StaffCtx, settlementId: number): Promise<StoredSettlement> => {
  const found = await findSettlement(ctx, settlementId, 'lock')
  if (!found) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (found.status !== 'frozen') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return found
}

/**
 * The second of two: who is paid what stands since it was frozen, and is paid by a job. STAFF_CONFLICT: an earlier one is frozen still. Behind a confirmed one it could not be dropped any more,
 * and once its request holds no more not be confirmed either, so that nobody would be paid for it.
 */
export const confirmSettlement = async (ctx: StaffCtx, settlementId: number): Promise<void> => {
  const { requestId } = await lockFrozen(ctx, settlementId)
  if ((await findFirstFrozen(ctx)) !== settlementId) throw new StaffRefusal('STAFF_CONFLICT')
  await settlementApproval.confirm(ctx, requestId ?? 0)
  await saveDecision(ctx, settlementId, 'confirmed')
  await enqueue(ctx, payLosingJob, { settlementId })
}

/** Its play is unsettled again. STAFF_CONFLICT: a later one was computed after it. */
export const dropSettlement = async (ctx: StaffCtx, settlementId: number, reason: string): Promise<void> => {
  // In the order in which whoever freezes takes them.
  await lockReadUntil(ctx)
  const { requestId, from, until } = await lockFrozen(ctx, settlementId)
  if ((await findLastSettlement(ctx))?.settlementId !== settlementId) throw new StaffRefusal('STAFF_CONFLICT')
  // One that nobody decided within a week holds no more, and is dropped all the same.
  const waiting = (await settlementApproval.list(ctx)).some((request) => request.requestId === requestId)
  if (waiting && requestId !== null) await settlementApproval.drop(ctx, requestId)
  await returnTaken(ctx, settlementId)
  await saveDecision(ctx, settlementId, 'dropped')
  await record(ctx, {
    action: 'partners.drop-losing',
    target: `settlement:${settlementId}`,
    before: { status: 'frozen' },
    after: { status: 'dropped', from, until, reason },
  })
}
