import { cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { lastDays, seoulMidnight } from '../../platform/seoul-time.ts'
import { contactFor, factorsOf, memberFile } from '../identity/index.ts'
import { balancesOf, entriesOf } from '../ledger/index.ts'
import { historyOf, openDebtOf } from '../wagers/index.ts'
import { cashDaysOfMember, cashOfMember } from './cash.repository.ts'
import { closingOfMember } from './closing.repository.ts'

const DAYS_SHOWN = 14
type Page = { page: number; size: number }
type Place = { before: string; size: number }

/** All that staff see of one member. */
export const showMember = async (ctx: StaffCtx, memberId: number) => {
  const member = await existing(ctx, memberId)
  const contact = contactFor(ctx)
  const balances = await balancesOf(ctx, memberId)
  const totals = await cashOfMember(ctx, memberId)
  const debt = await openDebtOf(ctx, memberId)
  const factors = await factorsOf(ctx, memberId)
  const closing = await closingOfMember(ctx, memberId)
  return {
    memberId,
    memId: member.memId,
    memNick: member.memNick,
    status: member.status,
    tier: member.tier,
    level: member.level,
    cash: cashOf(balances.cash),
    points: balances.points,
    joinedAt: member.joinedAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    isOnline: member.isOnline,
    isTest: member.isTest,
    memName: member.memName,
    memPhone: contact.phone(member.memPhone),
    bankName: member.bankName,
    bankacc: contact.account(member.bankacc),
    nationCode: member.nationCode,
    recommenderId: member.recommenderId,
    withdrawalPending: cashOf(balances.withdrawalPending),
    inGame: cashOf(balances.inGame),
    debt: cashOf(debt?.open ?? 0),
    isDepositBarred: member.isDepositBarred,
    isWithdrawalBarred: member.isWithdrawalBarred,
    isBettingBarred: member.isBettingBarred,
    isWithdrawalLocked: member.isWithdrawalLocked,
    hasTotp: factors.hasTotp,
    passkeys: factors.passkeys,
    closing: closing
      ? {
          at: (closing.closedAt ?? closing.closesAt).toISOString(),
          isClosed: closing.closedAt !== null,
          reason: closing.reason,
        }
      : null,
    loginWaitsUntil: member.loginWaitsUntil?.toISOString() ?? null,
    rejectReason: member.rejectReason,
    lockReason: member.lockReason,
    joinIp: member.joinIp,
    lastIp: member.lastIp,
    depositsTotal: cashOf(totals.deposits),
    withdrawalsTotal: cashOf(totals.withdrawals),
    days: await lastCashDays(ctx, memberId),
  }
}

export const listLedger = async (ctx: StaffCtx, memberId: number, { before, size }: Place) => {
  await existing(ctx, memberId)
  return entriesOf(ctx, memberId, before, size)
}

export const listWagers = async (ctx: StaffCtx, memberId: number, asked: Page) => {
  await existing(ctx, memberId)
  return historyOf(ctx, memberId, asked)
}

const existing = async (ctx: StaffCtx, memberId: number) => {
  const member = await memberFile(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  return member
}

const lastCashDays = async (ctx: StaffCtx, memberId: number) => {
  const days = lastDays(ctx.now, DAYS_SHOWN)
  const cash = await cashDaysOfMember(ctx, memberId, seoulMidnight(days[0] ?? ''))
  return days.map((day) => ({
    day,
    deposits: cashOf(cash.get(day)?.deposits ?? 0),
    withdrawals: cashOf(cash.get(day)?.withdrawals ?? 0),
  }))
}
