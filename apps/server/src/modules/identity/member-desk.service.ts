import { cashOf, type MemberBar, type MemberStatus, points } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { balancesOfMany } from '../ledger/index.ts'
import { contactFor } from './contact.rules.ts'
import { clearAllTries } from './guard.repository.ts'
import { memberAccount } from './guard.service.ts'
import { findMember, lockMember, updateMember } from './member.repository.ts'
import { onlineMembers } from './member.service.ts'
import { mayBecome } from './member.states.ts'
import { likePart, readSessions, searchMembers } from './member-desk.repository.ts'
import { shownSession } from './own-sessions.service.ts'
import { accountIndex, accountTailIndex, phoneIndex } from './personal.rules.ts'
import { endSessions } from './session.service.ts'
import type { MemberTable } from './tables.ts'
import { clearFailures } from './withdrawal-guard.repository.ts'

type Search = { search: string; status: MemberStatus | ''; before: string; size: number }

/** By part of the id or nickname, by the whole phone or account number, or by an account's last four digits. */
export const findForDesk = async (ctx: StaffCtx, { search, status, before, size }: Search) => {
  const typed = search.trim()
  // Who may not see a phone or an account cannot find out by searching either.
  const digits = contactFor(ctx).isShown ? typed.replaceAll('-', '') : ''
  const { rows: found, total } = await searchMembers(ctx, {
    part: likePart(typed),
    phoneIndex: phoneIndex(ctx, digits),
    accountIndex: accountIndex(ctx, digits),
    accountTailIndex: accountTailIndex(ctx, /^\d{4}$/.test(digits) ? digits : ''),
    status,
    limit: size + 1,
    before: cursorOf(before, 1)?.[0],
  })
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.member_id))
  const balances = await balancesOfMany(
    ctx,
    rows.map((row) => row.member_id),
  )
  const online = new Set(await onlineMembers(ctx))
  return {
    rows: rows.map((row) => ({
      memberId: row.member_id,
      memId: row.mem_id,
      memNick: row.mem_nick,
      status: row.status,
      tier: row.tier,
      level: row.level,
      cash: cashOf(balances.get(row.member_id)?.cash ?? 0),
      points: points(balances.get(row.member_id)?.points ?? 0),
      joinedAt: row.requested_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      isOnline: online.has(row.member_id),
      isTest: row.is_test,
    })),
    next,
    total,
  }
}

export const listSessions = async (ctx: StaffCtx, memberId: number, before: string, size: number) => {
  if (!(await findMember(ctx, memberId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const found = await readSessions(ctx, memberId, size + 1, cursorOf(before, 1)?.[0])
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.session_id))
  return { rows: rows.map((row) => ({ sessionId: row.session_id, ...shownSession(ctx, row) })), next }
}

/** Puts the member out at once; bets are refused, wins still come in. */
export const lockOut = async (ctx: StaffCtx, memberId: number, reason: string): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  if (!mayBecome(member.status, 'locked')) throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  await updateMember(ctx, memberId, { status: 'locked', status_before_lock: member.status, lock_reason: reason })
  await endSessions(ctx, memberId, 'locked')
  await changed(ctx, memberId, 'lock', { status: member.status }, { status: 'locked', reason })
}

export const unlock = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  // Who closed the account does not come back by staff.
  if (member.status !== 'locked' || member.closed_at)
    throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  const status = member.status_before_lock ?? 'active'
  await updateMember(ctx, memberId, { status, status_before_lock: null, lock_reason: null })
  await changed(ctx, memberId, 'unlock', { status: 'locked', reason: member.lock_reason }, { status })
}

/** May log in, and neither play, deposit nor withdraw. */
export const suspend = async (ctx: StaffCtx, memberId: number, reason: string): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  if (member.status !== 'active') throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  await updateMember(ctx, memberId, { status: 'suspended' })
  await changed(ctx, memberId, 'suspend', { status: 'active' }, { status: 'suspended', reason })
}

export const liftSuspension = async (ctx: StaffCtx, memberId: number, reason: string): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  if (member.status !== 'suspended') throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  await updateMember(ctx, memberId, { status: 'active' })
  await changed(ctx, memberId, 'lift-suspension', { status: 'suspended' }, { status: 'active', reason })
}

const barColumns = {
  deposit: 'is_deposit_barred',
  withdrawal: 'is_withdrawal_barred',
  betting: 'is_betting_barred',
} as const satisfies Record<MemberBar, keyof MemberTable>

/** Holds from the next request or bet on. */
export const setBar = async (
  ctx: StaffCtx,
  memberId: number,
  { what, isBarred, reason }: { what: MemberBar; isBarred: boolean; reason: string },
): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  const column = barColumns[what]
  if (member.status === 'pending' || member.status === 'rejected' || member[column] === isBarred)
    throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  await updateMember(ctx, memberId, { [column]: isBarred })
  const name = { deposit: 'isDepositBarred', withdrawal: 'isWithdrawalBarred', betting: 'isBettingBarred' }[what]
  await changed(ctx, memberId, isBarred ? 'bar' : 'unbar', { [name]: !isBarred }, { [name]: isBarred, reason })
}

/** An account of the operator's own: it plays as any other. Cash, profit, games’ figures, bonuses, signs, the newest wins and those online leave it out, and what it did before; returns of mini games and tables count it. */
export const setTest = async (
  ctx: StaffCtx,
  memberId: number,
  { isTest, reason }: { isTest: boolean; reason: string },
): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  if (member.is_test === isTest) throw new StaffRefusal('STAFF_CONFLICT')
  await updateMember(ctx, memberId, { is_test: isTest })
  await changed(ctx, memberId, isTest ? 'mark-test' : 'unmark-test', { isTest: !isTest }, { isTest, reason })
}

/** After five wrong withdrawal passwords. */
export const unlockWithdrawal = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  await lockOwn(ctx, memberId)
  if (!(await clearFailures(ctx, memberId))) throw new StaffRefusal('STAFF_CONFLICT')
  await changed(ctx, memberId, 'unlock-withdrawal', { isWithdrawalLocked: true }, { isWithdrawalLocked: false })
}

/** After too many failed logins. */
export const unlockLogin = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  const member = await lockOwn(ctx, memberId)
  if (!(await clearAllTries(ctx, memberAccount(ctx, member.mem_id)))) throw new StaffRefusal('STAFF_CONFLICT')
  await changed(ctx, memberId, 'unlock-login', { failedLogins: true }, { failedLogins: false })
}

export const endAllSessions = async (ctx: StaffCtx, memberId: number): Promise<void> => {
  await lockOwn(ctx, memberId)
  const ended = await endSessions(ctx, memberId, 'staff')
  await changed(ctx, memberId, 'end-sessions', { openSessions: ended }, { openSessions: 0 })
}

/** A member of another site is nobody here. */
const lockOwn = async (ctx: StaffCtx, memberId: number) => {
  const member = await lockMember(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  return member
}

const changed = async (ctx: StaffCtx, memberId: number, verb: string, before: object, after: object): Promise<void> => {
  await record(ctx, { action: `member.${verb}`, target: `member:${memberId}`, before, after })
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}
