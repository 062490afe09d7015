import { couponCodeBytes, couponCodeOf, pointWorth } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { assertSecond } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { handBonuses } from '../promotions/index.ts'
import { siteCurrency, siteOptions } from '../site/index.ts'
import {
  type Batch,
  findBatchByKey,
  insertBatch,
  insertCoupons,
  lockBatch,
  lockMaker,
  type NewBatch,
  saveBatchState,
  saveConfirmed,
  sumsMadeAlone,
} from './batch.repository.ts'

type Asked = Omit<NewBatch, 'expiresAt'> & { expiresAt: string; requestKey: string }

/** The furthest expiry. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000
const invalid = (field: string, problem: string) => new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })

/** The same key again answers the first outcome. STAFF_CONFLICT: it stood for something else. */
export const askBatch = async (
  ctx: StaffCtx,
  { requestKey, ...asked }: Asked,
): Promise<{ batchId: number; state: Batch['state'] }> => {
  const batch: NewBatch = { ...asked, expiresAt: new Date(asked.expiresAt) }
  await assertPossible(ctx, batch)
  const state = (await needsTwo(ctx, batch)) ? 'waiting' : 'ready'
  const batchId = await insertBatch(ctx, { ...batch, requestKey, state, askedBy: ctx.who.staffId })
  if (batchId === undefined) return repeated(ctx, batch, requestKey)
  await record(ctx, { action: 'coupons.ask-batch', target: `coupons:${batchId}`, before: null, after: asked })
  return { batchId, state }
}

const repeated = async (ctx: StaffCtx, { kind, amount, count }: NewBatch, requestKey: string) => {
  const known = await findBatchByKey(ctx, ctx.who.staffId, requestKey)
  if (known?.kind !== kind || known.amount !== amount || known.count !== count) throw new StaffRefusal('STAFF_CONFLICT')
  return { batchId: known.batchId, state: known.state }
}

const assertPossible = async (ctx: StaffCtx, { kind, bonusCode, amount, count, expiresAt }: NewBatch) => {
  if (expiresAt <= ctx.now || expiresAt.getTime() > ctx.now.getTime() + MOST_DAYS * DAY_MS)
    throw invalid('expiresAt', 'range')
  if (!Number.isSafeInteger(amount * count)) throw invalid('amount', 'range')
  if ((kind === 'points') !== (bonusCode === '')) throw invalid('bonusCode', 'unknown')
  if (kind === 'points') return
  const [bonus] = await handBonuses(ctx, [bonusCode])
  if (!bonus?.isInForce) throw invalid('bonusCode', bonus ? 'off' : 'unknown')
  if (amount > bonus.terms.cap) throw invalid('amount', 'cap')
}

/** In ledger units of a site's money. */
const worthOf = async (ctx: StaffCtx, { kind, amount }: { kind: Batch['kind']; amount: number }): Promise<number> =>
  kind === 'points' ? amount * pointWorth[await siteCurrency(ctx)] : amount

/** As a grant by hand does, above the site's sum; and where many small ones, with those that this staff made alone today, come to more than one may give away. */
const needsTwo = async (ctx: StaffCtx, { kind, amount, count }: NewBatch): Promise<boolean> => {
  const { couponsAlone, handBonusAlone } = await siteOptions(ctx)
  const each = await worthOf(ctx, { kind, amount })
  if (each > handBonusAlone || each * count > couponsAlone) return true
  await lockMaker(ctx, ctx.who.staffId)
  return each * count > couponsAlone - (await madeAloneToday(ctx))
}

/** What the staff of the context made today without a second. */
export const madeAloneToday = async (ctx: StaffCtx): Promise<number> => {
  let sum = 0
  for (const made of await sumsMadeAlone(ctx, ctx.who.staffId, seoulMidnight(seoulDay(ctx.now))))
    sum += await worthOf(ctx, made)
  return sum
}

const locked = async (ctx: StaffCtx, batchId: number, states: readonly Batch['state'][]): Promise<Batch> => {
  const batch = await lockBatch(ctx, batchId)
  if (!batch) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!states.includes(batch.state)) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return batch
}

const noted = (ctx: StaffCtx, act: string, { batchId, state }: Batch, after: Record<string, unknown>) =>
  record(ctx, { action: `coupons.${act}-batch`, target: `coupons:${batchId}`, before: { state }, after })

/** STAFF_FORBIDDEN: it was asked for by the same staff. */
export const confirmBatch = async (ctx: StaffCtx, batchId: number): Promise<void> => {
  const batch = await locked(ctx, batchId, ['waiting'])
  await assertSecond(ctx, batch.askedBy)
  await assertPossible(ctx, batch)
  await saveConfirmed(ctx, batchId, ctx.who.staffId)
  await noted(ctx, 'confirm', batch, { state: 'ready' })
}

export const dropBatch = async (ctx: StaffCtx, batchId: number): Promise<void> => {
  const batch = await locked(ctx, batchId, ['waiting', 'ready'])
  await saveBatchState(ctx, batchId, 'dropped')
  await noted(ctx, 'drop', batch, { state: 'dropped' })
}

/** Once. The numbers are answered and stored hashed. STAFF_CONFLICT: it has run out by now. */
export const issueBatch = async (ctx: StaffCtx, batchId: number): Promise<string[]> => {
  const batch = await locked(ctx, batchId, ['ready'])
  if (batch.expiresAt <= ctx.now) throw new StaffRefusal('STAFF_CONFLICT', { why: 'expired' })
  const codes = Array.from({ length: batch.count }, () => couponCodeOf(ctx.random.bytes(couponCodeBytes)))
  await insertCoupons(ctx, batch, codes)
  await saveBatchState(ctx, batchId, 'issued')
  await noted(ctx, 'issue', batch, { state: 'issued', count: batch.count })
  return codes
}

/** What is not used is worth nothing from this commit on; a use that was first stands. */
export const voidBatch = async (ctx: StaffCtx, batchId: number, reason: string): Promise<void> => {
  const batch = await locked(ctx, batchId, ['issued'])
  await saveBatchState(ctx, batchId, 'voided')
  await noted(ctx, 'void', batch, { state: 'voided', used: batch.used, reason })
}
