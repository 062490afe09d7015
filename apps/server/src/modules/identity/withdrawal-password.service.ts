import type { Ctx } from '../../platform/context.ts'
import { findMember, lockMember } from './member.repository.ts'
import { isPassword } from './password.ts'
import { clearFailures, countTry, type TryVerdict } from './withdrawal-guard.repository.ts'

/** `provenBy`: the password that was right. It may be changed before the money moves: see `isProofValid`. */
export type PasswordVerdict = { is: 'wrong' | 'locked' | 'unset' } | { is: 'right'; provenBy: string }

/**
 * Each try is counted, and stays counted, before it is judged: five wrong ones in a row lock withdrawals, however many come at once. Hashing takes a while:
 * call it in steps, without a transaction.
 */
export const checkWithdrawalPassword = async (
  ctx: Ctx,
  memberId: number,
  password: string,
): Promise<PasswordVerdict> => {
  const member = await findMember(ctx, memberId)
  if (!member?.withdrawal_hash) return { is: 'unset' }
  const verdict: TryVerdict = await ctx.inOwnTransaction(async (own) => {
    const counted = await countTry(own, memberId)
    if (counted === 'last') own.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
    return counted
  })
  const failed = (detail: 'withdrawal password' | 'withdrawals locked'): void =>
    ctx.securityEvent('member-proof-failed', { subject: `member:${memberId}`, detail })
  if (verdict === 'locked') {
    failed('withdrawals locked')
    return { is: 'locked' }
  }
  if (await isPassword(password, member.withdrawal_hash)) {
    await ctx.inOwnTransaction((own) => clearFailures(own, memberId))
    return { is: 'right', provenBy: member.withdrawal_hash }
  }
  failed(verdict === 'last' ? 'withdrawals locked' : 'withdrawal password')
  return { is: verdict === 'last' ? 'locked' : 'wrong' }
}

/** Whether the password that was right is still the member's; the row stays locked until the transaction ends, so that it remains so. */
export const isProofValid = async (ctx: Ctx, memberId: number, provenBy: string): Promise<boolean> =>
  (await lockMember(ctx, memberId))?.withdrawal_hash === provenBy
