import type { Ctx } from '../../platform/context.ts'
import { findMember } from './member.repository.ts'
import { isPassword } from './password.ts'
import { clearFailures, countTry, type TryVerdict } from './withdrawal-guard.repository.ts'

/** Each try is counted, and stays counted, before it is judged: five wrong ones in a row lock withdrawals, however many come at once. */
export const checkWithdrawalPassword = async (
  ctx: Ctx,
  memberId: number,
  password: string,
): Promise<'ok' | 'wrong' | 'locked' | 'unset'> => {
  const member = await findMember(ctx, memberId)
  if (!member?.withdrawal_hash) return 'unset'
  const verdict: TryVerdict = await ctx.apart(async (own) => {
    const counted = await countTry(own, memberId)
    if (counted === 'last') own.emit('identity.member-changed', { memberId })
    return counted
  })
  if (verdict === 'locked') return 'locked'
  if (await isPassword(password, member.withdrawal_hash)) {
    await ctx.apart((own) => clearFailures(own, memberId))
    return 'ok'
  }
  return verdict === 'last' ? 'locked' : 'wrong'
}
