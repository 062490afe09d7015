import type { BodyOf, login } from '@maru/contract'
import type { GuestCtx } from '../../platform/context.ts'
import { Refusal, tooMany } from '../../platform/refusal.ts'
import { siteOptions } from '../site/index.ts'
import { isCaptchaRight } from './captcha.service.ts'
import { countLogin, forgiveLogin, memberAccount } from './guard.service.ts'
import { findMemberByMemId, lockMember, updateMember } from './member.repository.ts'
import { isPassword, pretendPassword } from './password.ts'
import { openPhone } from './personal.rules.ts'
import { profileOf } from './profile.service.ts'
import { openSession } from './session.service.ts'
import { looksLikeToken, newToken } from './token.rules.ts'

/**
 * In steps, because hashing takes a while. One answer, LX02, whatever was wrong: captcha, id, password, or that the account waits; E429 while the address waits. What else holds somebody
 * back is disclosed only to who knows the password.
 */
export const logIn = async (ctx: GuestCtx, body: BodyOf<typeof login>) => {
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
    const deviceKey = sentKey || newToken(own.random)
    await forgiveLogin(own, account, deviceKey)
    // Returned and not thrown: that the password was right stays, whatever else holds the member back.
    if (member.status === 'pending') return new Refusal('U120', await waitingDetail(own, member))
    if (member.status === 'rejected') return new Refusal('U001')
    if (member.status === 'locked') return new Refusal('B1002')
    const { token, socketKey, expiresAt } = await openSession(own, member.member_id)
    const { member: profile, msgInfo } = await profileOf(own, member.member_id)
    await updateMember(own, member.member_id, { last_login_at: own.now, last_ip: own.ip })
    own.emit('identity.member-changed', { memberId: member.member_id }, { aggregate: `member:${member.member_id}` })
    return { member: profile, msgInfo, token, socketKey, expiresAt: expiresAt.getTime(), deviceKey }
  })
  if (entered instanceof Refusal) throw entered
  return entered
}

/** What the sign-up answered: when the call is due, to which number, and from which. */
const waitingDetail = async (ctx: GuestCtx, member: { call_by: Date; phone_sealed: Buffer }) => ({
  callBy: member.call_by.getTime(),
  memPhone: openPhone(ctx, member.phone_sealed),
  callFrom: (await siteOptions(ctx)).callFrom,
})
