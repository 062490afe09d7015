import { type BodyOf, cashOutPass, type MemberStatus, type memberUpdate, signUpCodes } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, tooMany } from '../../platform/refusal.ts'
import { clearPlaces } from './guard.repository.ts'
import { countLogin, forgiveLogin, memberAccount } from './guard.service.ts'
import { findMember, lockMember, updateMember } from './member.repository.ts'
import { hashPassword, isPassword } from './password.ts'
import { endSessions } from './session.service.ts'
import { isPasswordFine, type Problem } from './sign-up.rules.ts'

type Update = BodyOf<typeof memberUpdate>

/** In steps. A new login or withdrawal password, for who knows the login password. A new login password ends all other sessions. */
export const updateMemberSecrets = async (ctx: MemberCtx, body: Update): Promise<void> => {
  const { memberId, sessionId } = ctx.who
  const member = await findMember(ctx, memberId)
  if (!member || !isUsable(member.status)) throw new Refusal('TK001')
  refuse(body.what === 'password' ? passwordProblems(body, member.mem_id) : withdrawalProblems(body))
  await assertCurrentPassword(ctx, body.currentPass, member)
  const hash = await hashPassword(body.what === 'password' ? body.memPass : body.cashOutPass)
  await ctx.inOwnTransaction(async (own) => {
    // The password may have been changed meanwhile: what is true under the lock counts.
    if ((await lockMember(own, memberId))?.password_hash !== member.password_hash) throw wrongPassword()
    if (body.what === 'password') {
      await updateMember(own, memberId, { password_hash: hash })
      // Whoever knew the old password is a stranger from now on.
      await clearPlaces(own, memberAccount(own, member.mem_id))
      await endSessions(own, memberId, 'password', sessionId)
    } else {
      // A lock after wrong tries stays: only staff take it off.
      await updateMember(own, memberId, { withdrawal_hash: hash })
    }
  })
}

const isUsable = (status: MemberStatus): boolean => status === 'active' || status === 'suspended'

const passwordProblems = (body: Extract<Update, { what: 'password' }>, memId: string): Problem[] => [
  ...(isPasswordFine(body.memPass, memId) ? [] : [{ field: 'memPass', problem: signUpCodes.memPass }]),
  ...(body.memPassCheck === body.memPass ? [] : [{ field: 'memPassCheck', problem: signUpCodes.memPass }]),
]

const withdrawalProblems = (body: Extract<Update, { what: 'cashOutPass' }>): Problem[] => [
  ...(cashOutPass.safeParse(body.cashOutPass).success
    ? []
    : [{ field: 'cashOutPass', problem: signUpCodes.cashOutPass }]),
  ...(body.cashOutPassCheck === body.cashOutPass
    ? []
    : [{ field: 'cashOutPassCheck', problem: signUpCodes.cashOutPass }]),
]

const refuse = (fields: readonly Problem[]): void => {
  if (fields[0]) throw new Refusal(fields[0].problem, { fields })
}

/** Counted like a login: a borrowed session is no place to guess the password. */
const assertCurrentPassword = async (
  ctx: MemberCtx,
  password: string,
  member: { mem_id: string; password_hash: string },
): Promise<void> => {
  const account = memberAccount(ctx, member.mem_id)
  const verdict = await countLogin(ctx, account)
  const isRight = await isPassword(password, member.password_hash)
  if (isRight && verdict.mayEnter) return ctx.inOwnTransaction((own) => forgiveLogin(own, account))
  throw verdict.addressWaits ? tooMany(verdict.retryAfterS) : wrongPassword()
}

const wrongPassword = (): Refusal => new Refusal('LX02', { fields: [{ field: 'currentPass', problem: 'LX02' }] })
