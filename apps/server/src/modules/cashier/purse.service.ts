import { cashOf } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { unreadCount } from '../community/index.ts'
import { isPlaying } from '../games/index.ts'
import type { MemberRecord } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { assertMayDeposit } from '../protection/index.ts'
import { bankName, siteOptions } from '../site/index.ts'
import { giveAccount } from './accounts/give-account.service.ts'
import { lastRequestedAt } from './request.repository.ts'
import { ofLevel, waitsUntil } from './request.rules.ts'
import { ownRecord } from './request.service.ts'

/** Where to send a deposit. `amount`: what is to be sent, where the member has said it. */
export const depositAccount = async (ctx: MemberCtx, amount = 0) => depositAccountOf(ctx, await ownRecord(ctx), amount)

/** The same of any member, for who answers it. Throws a Refusal where the member may not deposit, or there is no account. */
export const depositAccountOf = async (ctx: Ctx, member: MemberRecord, amount = 0) => {
  await assertMayDeposit(ctx, member)
  const depositor = { memberId: member.memberId, level: member.level }
  const { bankCode, account, holder } = await giveAccount(ctx, depositor, amount)
  return {
    bankName: await bankName(ctx, bankCode),
    account,
    holder,
    depositor: member.memName,
    isDemo: ctx.config.MARU_MODE === 'demo',
  }
}

/** How much this member may move at once, and how long the last withdrawal keeps the next one waiting. */
export const cashLimits = async (ctx: MemberCtx) => {
  const member = await ownRecord(ctx)
  const [options, last] = await Promise.all([siteOptions(ctx), lastRequestedAt(ctx, ctx.who.memberId, 'withdrawal')])
  return {
    maximumDeposit: ofLevel(options.maximumDepositByLevel, member.level),
    maximumWithdrawal: ofLevel(options.maximumWithdrawalByLevel, member.level),
    withdrawalWaitsUntil: waitsUntil(last, ctx.now, options.withdrawalWaitMinutes)?.toISOString() ?? null,
  }
}

/** What the page of withdrawals by another way needs to know of this member. */
export const withdrawalLimits = async (ctx: MemberCtx) => {
  const { maximumWithdrawal, withdrawalWaitsUntil } = await cashLimits(ctx)
  const { minimumWithdrawal, cashUnit } = await siteOptions(ctx)
  return { minimum: minimumWithdrawal, maximum: maximumWithdrawal, unit: cashUnit, withdrawalWaitsUntil }
}

/** What the header shows. */
export const userCash = async (ctx: MemberCtx) => {
  const { memberId } = ctx.who
  const [{ cash, points, inGame, transferPending, version }, plays, newMsg] = await Promise.all([
    balancesOf(ctx, memberId),
    isPlaying(ctx, memberId),
    unreadCount(ctx, memberId),
  ])
  const away = cashOf(inGame + transferPending)
  const isPlayGame = plays ? ('Y' as const) : ('N' as const)
  return { balance: cashOf(cash), away, point: points, balanceVersion: version, isPlayGame, newMsg }
}
