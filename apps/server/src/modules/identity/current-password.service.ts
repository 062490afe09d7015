import type { MemberStatus } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, tooMany } from '../../platform/refusal.ts'
import { countLogin, forgiveLogin, memberAccount } from './guard.service.ts'
import { findMember, type MemberRow } from './member.repository.ts'
import { isPassword } from './password.ts'

/** In steps. The member, whose current password this is; LX02 where it is not. */
export const assertOwnPassword = async (ctx: MemberCtx, password: string): Promise<MemberRow> => {
  const member = await usableMember(ctx)
  await assertCurrentPassword(ctx, password, member)
  return member
}

/** TK001 where the account may change nothing of itself. */
export const usableMember = async (ctx: MemberCtx): Promise<MemberRow> => {
  const member = await findMember(ctx, ctx.who.memberId)
  if (!member || !isUsable(member.status)) throw new Refusal('TK001')
  return member
}

const isUsable = (status: MemberStatus): boolean => status === 'active' || status === 'suspended'

/** Counted like a login: a borrowed session is no place to guess the password. */
export const assertCurrentPassword = async (
  ctx: MemberCtx,
  password: string,
  member: { member_id: number; mem_id: string; password_hash: string },
): Promise<void> => {
  const account = memberAccount(ctx, member.mem_id)
  const verdict = await countLogin(ctx, account)
  const isRight = await isPassword(password, member.password_hash)
  if (isRight && verdict.mayEnter) return ctx.inOwnTransaction((own) => forgiveLogin(own, account))
  const subject = `member:${member.member_id}`
  ctx.securityEvent('member-proof-failed', { subject, detail: 'password' })
  if (verdict.begins) ctx.securityEvent('account-waits', { subject })
  throw verdict.addressWaits ? tooMany(verdict.retryAfterS) : wrongPassword()
}

export const wrongPassword = (): Refusal => new Refusal('LX02', { fields: [{ field: 'currentPass', problem: 'LX02' }] })
