import type { MemberOut } from '@maru/contract'
import { cashOf, points } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { balancesOf } from '../ledger/index.ts'
import { type MemberRecord, memberById } from './member.service.ts'
import { maskAccount } from './personal.rules.ts'
import { countNewMessages } from './profile.repository.ts'

/** What a member sees of itself, with its unread messages. */
export const profileOf = async (ctx: Ctx, memberId: number) => {
  const member = await memberById(ctx, memberId)
  if (!member) throw new Error(`member ${memberId} is gone`)
  return { member: await shown(ctx, member), msgInfo: { newMsg: await countNewMessages(ctx, memberId) } }
}

const shown = async (ctx: Ctx, member: MemberRecord): Promise<MemberOut> => {
  const balances = await balancesOf(ctx, member.memberId)
  return {
    memId: member.memId,
    memName: member.memName,
    memNick: member.memNick,
    memLevel: String(member.level),
    memPhone: member.memPhone,
    bankName: member.bankName,
    bankaccMasked: maskAccount(member.bankacc),
    cashAmt: cashOf(balances.cash),
    bonusAmt: cashOf(balances.bonus),
    awayAmt: cashOf(balances.inGame + balances.transferPending),
    pointAmt: points(balances.points),
    balanceVersion: balances.version,
    isPartnerMember: member.tier === 'NORMAL' ? 'N' : 'Y',
    partnerType: member.tier,
    joinedAt: member.joinedAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    // A partner opens no game, so it is shown no reality check.
    realityDueAt: (member.tier === 'NORMAL' && member.realityDueAt?.toISOString()) || null,
  }
}
