import type { Ctx, GuestCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { siteOptions } from '../site/index.ts'
import { type lockMember, updateMember } from './member.repository.ts'
import { openPhone } from './personal.rules.ts'
import { profileOf } from './profile.service.ts'
import { openSession } from './session.service.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockMember>>>

/** Who has shown who it is, and whose row is locked, gets a session; or why not. What the caller counted stays either way. */
export const admit = async (ctx: GuestCtx, member: Locked, deviceKey: string) => {
  if (member.status === 'pending') return new Refusal('U120', await waitingDetail(ctx, member))
  if (member.status === 'rejected') return new Refusal('U001')
  if (member.status === 'locked') return new Refusal('B1002')
  const { token, socketKey, expiresAt } = await openSession(ctx, member.member_id)
  const { member: profile, msgInfo } = await profileOf(ctx, member.member_id)
  await updateMember(ctx, member.member_id, { last_login_at: ctx.now, last_ip: ctx.ip })
  ctx.emit('identity.member-changed', { memberId: member.member_id }, { aggregate: `member:${member.member_id}` })
  return { member: profile, msgInfo, token, socketKey, expiresAt: expiresAt.getTime(), deviceKey }
}

/** What the sign-up answered: when the call is due, to which number, and from which. */
const waitingDetail = async (ctx: Ctx, member: { call_by: Date; phone_sealed: Buffer }) => ({
  callBy: member.call_by.getTime(),
  memPhone: openPhone(ctx, member.phone_sealed),
  callFrom: (await siteOptions(ctx)).callFrom,
})
