import type { SignUpSort, StaffSignUpReason } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { openPurses } from '../ledger/index.ts'
import { bankNames, siteCurrency } from '../site/index.ts'
import { contactFor } from './contact.rules.ts'
import { lockMember, updateMember } from './member.repository.ts'
import { notifyAdmitted } from './observe.ts'
import { accountIndex, openAccount, openPhone, phoneIndex } from './personal.rules.ts'
import { findWaiting } from './sign-up-desk.repository.ts'

type Search = { search: string; sort: SignUpSort; page: number; size: number }

/** Who waits. Phone and account only for who may see them; so are they searched by. */
export const waitingSignUps = async (ctx: StaffCtx, { search, sort, page, size }: Search) => {
  const banks = await bankNames(ctx)
  const contact = contactFor(ctx)
  const typed = search.trim()
  const digits = contact.isShown ? typed.replaceAll('-', '') : ''
  const { rows, total } = await findWaiting(ctx, {
    part: typed.replace(/[\\%_]/g, '\\$&'),
    phoneIndex: phoneIndex(ctx, digits),
    accountIndex: accountIndex(ctx, digits),
    sort,
    limit: size,
    offset: (page - 1) * size,
  })
  return {
    rows: rows.map((row) => ({
      memberId: row.member_id,
      memId: row.mem_id,
      memNick: row.mem_nick,
      memName: row.mem_name,
      memPhone: contact.phone(openPhone(ctx, row.phone_sealed)),
      bankName: banks.get(row.bank_code) ?? row.bank_code,
      bankacc: contact.account(openAccount(ctx, row.account_sealed)),
      nationCode: row.nation_code,
      recommenderId: row.recommender_mem_id,
      requestedAt: row.requested_at.toISOString(),
      callBy: row.call_by.toISOString(),
      calledAt: row.called_at?.toISOString() ?? null,
      ip: row.join_ip,
      sameIp: row.same_ip,
      isRecommenderActive: row.is_recommender_active,
    })),
    total,
    page,
    size,
    now: ctx.now.getTime(),
  }
}

export const noteCall = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  const member = await lockWaiting(ctx, memberId)
  if (member.called_at) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  await updateMember(ctx, memberId, { called_at: ctx.now })
  await record(ctx, {
    action: 'sign-up.call',
    target: `member:${memberId}`,
    before: { calledAt: null },
    after: { calledAt: ctx.now, wasLate: member.call_by < ctx.now },
  })
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}

/**
 * Opens the purses. Approving says that the call was made, should nobody have noted it; when its twenty minutes passed without one, staff say why they
 * approve all the same.
 */
export const approveSignUp = async (ctx: StaffCtx, memberId: number, reason = ''): Promise<void> => {
  const member = await lockWaiting(ctx, memberId)
  const calledAt = member.called_at ?? ctx.now
  const isLate = calledAt > member.call_by
  if (isLate && reason === '') throw new StaffRefusal('STAFF_REASON_REQUIRED')
  await updateMember(ctx, memberId, { status: 'active', decided_at: ctx.now, called_at: calledAt })
  await openPurses(ctx, memberId, await siteCurrency(ctx))
  await notifyAdmitted(ctx, { memberId, tier: member.tier, recommenderMemberId: member.recommender_id })
  await decided(ctx, memberId, true, { status: 'active', calledAt, ...(isLate ? { wasLate: true, reason } : {}) })
}

export const rejectSignUp = async (ctx: StaffCtx, memberId: number, reason: StaffSignUpReason): Promise<void> => {
  await lockWaiting(ctx, memberId)
  await reject(ctx, memberId, reason)
}

const reject = async (ctx: StaffCtx, memberId: number, reason: StaffSignUpReason): Promise<void> => {
  const isWritten = typeof reason === 'string'
  await updateMember(ctx, memberId, {
    status: 'rejected',
    decided_at: ctx.now,
    ...(isWritten ? { reject_reason: reason } : { named_reject_reason: reason.named }),
  })
  await decided(ctx, memberId, false, { status: 'rejected', reason: isWritten ? reason : reason.named })
}

/** Each by itself, in one order; those that somebody else has decided meanwhile are left out. Answers how many were rejected. */
export const rejectSignUps = async (
  ctx: StaffCtx,
  memberIds: readonly number[],
  reason: StaffSignUpReason,
): Promise<number> => {
  let rejected = 0
  for (const memberId of [...new Set(memberIds)].toSorted((a, b) => a - b)) {
    const member = await lockMember(ctx, memberId)
    if (member?.status !== 'pending') continue
    await reject(ctx, memberId, reason)
    rejected++
  }
  return rejected
}

/** The row stays locked, so that two staff decide one after the other and the second gets a conflict. */
const lockWaiting = async (ctx: StaffCtx, memberId: number) => {
  const member = await lockMember(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (member.status !== 'pending') throw new StaffRefusal('STAFF_ALREADY_HANDLED', { status: member.status })
  return member
}

const decided = async (ctx: StaffCtx, memberId: number, isApproved: boolean, after: object): Promise<void> => {
  await record(ctx, {
    action: isApproved ? 'sign-up.approve' : 'sign-up.reject',
    target: `member:${memberId}`,
    before: { status: 'pending' },
    after,
  })
  ctx.emit('identity.sign-up-decided', { memberId, isApproved }, { aggregate: `member:${memberId}` })
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}
