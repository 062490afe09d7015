import type { BodyOf, login } from '@maru/contract'
import type { GuestCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isCaptchaRight } from './captcha.service.ts'
import { countLogin, forgiveLogin } from './guard.service.ts'
import { findMemberByMemId, lockMember, updateMember } from './member.repository.ts'
import { isPassword, pretendPassword } from './password.ts'
import { profileOf } from './profile.service.ts'
import { openSession } from './session.service.ts'

/**
 * One answer, LX02, whatever was wrong: captcha, id, password, or that the account waits. What else holds somebody back is told only
 * to who knows the password.
 */
export const logIn = async (ctx: GuestCtx, body: BodyOf<typeof login>) => {
  const isHuman = await isCaptchaRight(ctx, body.captchaId, body.captcha)
  // A wrong captcha tries no password, so it counts for the address only.
  const verdict = await countLogin(ctx, isHuman ? body.memId : undefined)
  if (verdict.addressWaits) throw new Refusal('E429')
  if (!isHuman) throw new Refusal('LX02')
  const found = await findMemberByMemId(ctx, body.memId.trim())
  const isRight = found ? await isPassword(body.memPass, found.password_hash) : await pretendPassword(body.memPass)
  if (!found || !isRight || verdict.accountWaits) throw new Refusal('LX02')
  await forgiveLogin(ctx, body.memId)

  const member = await lockMember(ctx, found.member_id)
  if (!member || member.status === 'pending' || member.status === 'rejected') throw new Refusal('U001')
  if (member.status === 'locked') throw new Refusal('B1002')
  const { token, socketKey, expiresAt } = await openSession(ctx, member.member_id)
  const { member: profile, msgInfo } = await profileOf(ctx, member.member_id)
  await updateMember(ctx, member.member_id, { last_login_at: ctx.now, last_ip: ctx.ip })
  ctx.emit('identity.member-changed', { memberId: member.member_id })
  return { member: profile, msgInfo, token, socketKey, expiresAt: expiresAt.getTime() }
}
