import { randomBytes } from 'node:crypto'
import { text } from '@maru/i18n'
import type { Ctx } from '../../platform/context.ts'
import { deletePasskeys } from './factors/passkey.repository.ts'
import { deleteTotp } from './factors/totp.repository.ts'
import { clearPlaces } from './guard.repository.ts'
import { memberAccount } from './guard.service.ts'
import { findMember, lockMember, updateMember } from './member.repository.ts'
import { sealAccount, sealPhone } from './personal.rules.ts'
import { deleteSessionsOf } from './session.repository.ts'
import { endSessions } from './session.service.ts'

const INDEX_BYTES = 32

/** For good: staff do not unlock it. Id, nickname, telephone and account stay taken. */
export const closeAccount = async (ctx: Ctx, memberId: number): Promise<void> => {
  const member = await lockMember(ctx, memberId)
  if (!member || member.closed_at) return
  await updateMember(ctx, memberId, {
    status: 'locked',
    lock_reason: text('ko', 'server', 'closing.reason'),
    status_before_lock: member.status === 'suspended' ? 'suspended' : 'active',
    closed_at: ctx.now,
    takes_marketing: false,
  })
  await deleteTotp(ctx, memberId)
  await deletePasskeys(ctx, memberId, null)
  await clearPlaces(ctx, memberAccount(ctx, member.mem_id))
  await endSessions(ctx, memberId, 'locked')
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
}

/** What is personal of a closed account; id and nickname stay, so that nobody is taken for who had them. */
export const eraseAccount = async (ctx: Ctx, memberId: number): Promise<void> => {
  const member = await lockMember(ctx, memberId)
  if (!member?.closed_at) throw new Error(`member ${memberId} is not closed`)
  await updateMember(ctx, memberId, {
    mem_name: '',
    password_hash: 'none',
    withdrawal_hash: null,
    phone_sealed: sealPhone(ctx, ''),
    phone_index: randomBytes(INDEX_BYTES),
    account_sealed: sealAccount(ctx, ''),
    account_index: randomBytes(INDEX_BYTES),
    account_tail_index: randomBytes(INDEX_BYTES),
    join_ip: '',
    last_ip: null,
    erased_at: ctx.now,
  })
  await deleteSessionsOf(ctx, memberId)
}

export const wantsMarketing = async (ctx: Ctx, memberId: number): Promise<boolean> =>
  (await findMember(ctx, memberId))?.takes_marketing ?? false
/** A cooling asks nothing of it. */
export const isPauseOn = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const member = await findMember(ctx, memberId)
  return Boolean(member?.pause && member.pause !== 'cooling' && member.paused_until && member.paused_until > ctx.now)
}
export const saveMarketing = (ctx: Ctx, memberId: number, takes: boolean): Promise<unknown> =>
  updateMember(ctx, memberId, { takes_marketing: takes })
