import type { BodyOf, login } from '@maru/contract'
import type { GuestCtx } from '../../platform/context.ts'
import { Refusal, tooMany } from '../../platform/refusal.ts'
import { admit } from './admit.service.ts'
import { isCaptchaRight } from './captcha.service.ts'
import { judgeCode } from './factors/totp.service.ts'
import { countLogin, forgiveLogin, memberAccount } from './guard.service.ts'
import { inTurn } from './login-turns.ts'
import { findMemberByMemId, lockMember } from './member.repository.ts'
import { isPassword, pretendPassword } from './password.ts'
import { looksLikeToken, newToken } from './token.rules.ts'

/**
 * In steps, because hashing takes a while. One answer, LX02, whatever was wrong: captcha, id, password, or that the account waits; E429 while the address waits, or too many of them come at once. What else holds somebody
 * back is disclosed only to who knows the password.
 */
export const logIn = (ctx: GuestCtx, body: BodyOf<typeof login>) =>
  inTurn(ctx, memberAccount(ctx, body.memId), () => judgeLogin(ctx, body))

const judgeLogin = async (ctx: GuestCtx, body: BodyOf<typeof login>) => {
  const isHuman = await isCaptchaRight(ctx, body)
  const sentKey = looksLikeToken(body.deviceKey) ? body.deviceKey : ''
  const account = memberAccount(ctx, body.memId)
  // A wrong captcha tries no password, so it counts for the address only.
  const verdict = await countLogin(ctx, isHuman ? account : undefined, sentKey)
  const refused = verdict.addressWaits ? tooMany(verdict.retryAfterS) : new Refusal('LX02')
  if (!isHuman) {
    ctx.securityEvent('member-login-failed', { detail: 'captcha' })
    throw refused
  }
  const found = await findMemberByMemId(ctx, body.memId.trim())
  const isRight = found ? await isPassword(body.memPass, found.password_hash) : await pretendPassword(body.memPass)
  if (!found || !isRight || !verdict.mayEnter) {
    const subject = found ? `member:${found.member_id}` : ''
    ctx.securityEvent('member-login-failed', { subject })
    if (verdict.begins) ctx.securityEvent('account-waits', { subject })
    throw refused
  }
  const entered = await ctx.inOwnTransaction(async (own) => {
    const member = await lockMember(own, found.member_id)
    // The password may have been changed while it was being computed: what is true under the lock counts.
    if (member?.password_hash !== found.password_hash) return refused
    // Returned and not thrown, as what `admit` refuses: that the password was right stays, whatever else holds the member back.
    const judged = await judgeCode(own, found.member_id, body.code ?? '')
    if (judged === 'missing') return new Refusal('LX03')
    if (judged === 'wrong') {
      const subject = `member:${found.member_id}`
      own.securityEvent('member-login-failed', { subject, detail: 'code' })
      if (verdict.begins) own.securityEvent('account-waits', { subject })
      return new Refusal('LX04')
    }
    const deviceKey = sentKey || newToken(own.random)
    await forgiveLogin(own, account, deviceKey)
    return admit(own, member, deviceKey)
  })
  if (entered instanceof Refusal) throw entered
  return entered
}
