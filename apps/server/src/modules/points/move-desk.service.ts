import { type AdminAnswerOf, type adminPointRequests, points } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { assertSecond } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { type MemberRecord, memberById, memberNicks, staffNames } from '../identity/index.ts'
import { InsufficientFunds, lockPurses } from '../ledger/index.ts'
import { isPaused } from '../protection/index.ts'
import { siteOptions } from '../site/index.ts'
import { movedByStaff } from './entry.repository.ts'
import { grantPoints, takePoints } from './grant.service.ts'
import {
  endRequest,
  findRequestByKey,
  findWaiting,
  insertRequest,
  lockRequest,
  type StaffRequest,
} from './staff-request.repository.ts'

const MOST_SHOWN = 200

type Asked = Pick<StaffRequest, 'way' | 'amount' | 'note' | 'reason'> & { requestKey: string }

/**
 * The same key again answers the first outcome. STAFF_CONFLICT: it stood for something else, more is to be taken than the member holds, or points are to be given to who is
 * not active, as with bonuses and spins. STAFF_MEMBER_PROTECTED: no gifts for who pauses. Points may be taken from both.
 */
export const moveByStaff = async (
  ctx: StaffCtx,
  memberId: number,
  asked: Asked,
): Promise<{ outcome: 'done' | 'waiting' }> => {
  const member = await memberById(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (member.status === 'pending' || member.status === 'rejected') throw new StaffRefusal('STAFF_CONFLICT')
  const { staffId } = ctx.who
  const known = await findRequestByKey(ctx, staffId, asked.requestKey)
  if (!known && asked.way === 'give') await assertMayBeGiven(ctx, member)
  const needsTwo = await takesTwo(ctx, memberId, asked)
  const status = needsTwo ? 'waiting' : 'done'
  const request = await insertRequest(ctx, { ...asked, memberId, status, askedBy: staffId })
  if (!request) return repeated(ctx, memberId, asked)
  if (!needsTwo) await move(ctx, request)
  await record(ctx, {
    action: needsTwo ? 'points.ask-move' : 'points.move',
    target: `member:${memberId}`,
    before: null,
    after: { way: asked.way, amount: asked.amount, note: asked.note, reason: asked.reason },
  })
  return { outcome: status }
}

/** From the site's sum on, with what staff moved the same way for this member today: else many small ones make a large one. */
const takesTwo = async (ctx: StaffCtx, memberId: number, { way, amount }: Asked): Promise<boolean> => {
  const { pointsForTwoStaff } = await siteOptions(ctx)
  if (pointsForTwoStaff === 0) return false
  await lockPurses(ctx, [memberId])
  return amount + (await movedByStaff(ctx, memberId, way)) >= pointsForTwoStaff
}

const repeated = async (ctx: StaffCtx, memberId: number, { requestKey, way, amount }: Asked) => {
  const known = await findRequestByKey(ctx, ctx.who.staffId, requestKey)
  if (known?.memberId !== memberId || known.way !== way || known.amount !== amount)
    throw new StaffRefusal('STAFF_CONFLICT')
  return { outcome: known.status === 'waiting' ? ('waiting' as const) : ('done' as const) }
}

const assertMayBeGiven = async (
  ctx: StaffCtx,
  member: Pick<MemberRecord, 'memberId' | 'status'> | undefined,
): Promise<void> => {
  if (member?.status !== 'active') throw new StaffRefusal('STAFF_CONFLICT', { status: member?.status })
  if (await isPaused(ctx, member.memberId)) throw new StaffRefusal('STAFF_MEMBER_PROTECTED')
}

const move = async (ctx: StaffCtx, { requestId, memberId, way, amount, note, askedBy }: StaffRequest) => {
  const about = { memberId, amount: points(amount), key: `staff:${requestId}`, note, staffId: askedBy }
  if (way === 'give') return grantPoints(ctx, { ...about, kind: 'staff' })
  try {
    return await takePoints(ctx, { ...about, kind: 'staff-taken' })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new StaffRefusal('STAFF_CONFLICT', { held: error.balance })
    throw error
  }
}

/** STAFF_FORBIDDEN: it was asked for by the same staff. */
export const confirmMove = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const request = await waiting(ctx, requestId)
  await assertSecond(ctx, request.askedBy)
  if (request.way === 'give') await assertMayBeGiven(ctx, await memberById(ctx, request.memberId))
  await move(ctx, request)
  await decided(ctx, request, 'done')
}

export const dropMove = async (ctx: StaffCtx, requestId: number): Promise<void> =>
  decided(ctx, await waiting(ctx, requestId), 'dropped')

const waiting = async (ctx: StaffCtx, requestId: number): Promise<StaffRequest> => {
  const request = await lockRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (request.status !== 'waiting') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return request
}

const decided = async (ctx: StaffCtx, request: StaffRequest, status: 'done' | 'dropped'): Promise<void> => {
  const { requestId, memberId, way, amount } = request
  await endRequest(ctx, requestId, status, ctx.who.staffId)
  await record(ctx, {
    action: status === 'done' ? 'points.confirm-move' : 'points.drop-move',
    target: `member:${memberId}`,
    before: { requestId, way, amount, status: 'waiting' },
    after: { status },
  })
}

export const listWaiting = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminPointRequests>> => {
  const rows = await findWaiting(ctx, MOST_SHOWN)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  const names = await staffNames(ctx, [...new Set(rows.map(({ askedBy }) => askedBy))])
  return {
    rows: rows.map(({ askedBy, askedAt, amount, status: _, ...row }) => ({
      ...row,
      amount: points(amount),
      memNick: nicks.get(row.memberId) ?? '',
      staffName: names.get(askedBy) ?? '',
      isOwn: askedBy === ctx.who.staffId,
      askedAt: askedAt.toISOString(),
    })),
  }
}
