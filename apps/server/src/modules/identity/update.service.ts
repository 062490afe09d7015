import { type BodyOf, cashOutPass, type memberUpdate, signUpCodes } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { allSites } from '../site/index.ts'
import { assertCurrentPassword, usableMember, wrongPassword } from './current-password.service.ts'
import { clearPlaces } from './guard.repository.ts'
import { memberAccount } from './guard.service.ts'
import { lockMember, updateMember } from './member.repository.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './session.service.ts'
import { isPasswordFine, type Problem } from './sign-up.rules.ts'

type Update = BodyOf<typeof memberUpdate>

/** In steps. A new login or withdrawal password, for who knows the login password. A new login password ends all other sessions. */
export const updateMemberSecrets = async (ctx: MemberCtx, body: Update): Promise<void> => {
  const { memberId, sessionId } = ctx.who
  const member = await usableMember(ctx)
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  refuse(body.what === 'password' ? passwordProblems(body, member.mem_id, siteNames) : withdrawalProblems(body))
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

const passwordProblems = (
  body: Extract<Update, { what: 'password' }>,
  memId: string,
  siteNames: readonly string[],
): Problem[] => [
  ...(isPasswordFine(body.memPass, memId, siteNames) ? [] : [{ field: 'memPass', problem: signUpCodes.memPass }]),
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
