import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { type MemberRecord, memberById } from '../../identity/index.ts'
import { isPaused } from '../../protection/index.ts'
import { findGrantOf } from '../grant.repository.ts'
import { grantHandBonus } from '../hand-bonus.service.ts'

export type HandGrant = { memberId: number; code: string; amount: number; reason: string; requestKey: string }

const invalid = (field: string, problem: string) => new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })

export const sourceOf = ({ requestKey }: Pick<HandGrant, 'requestKey'>): string => `hand:${requestKey}`

/**
 * Grants it by the terms in force, once for a key. Throws STAFF_MEMBER_PROTECTED for who excluded himself or pauses, STAFF_CONFLICT for a partner, and where bonus money of the member is left or staked, and
 * STAFF_INVALID where the terms have no room for it.
 */
export const grantByHand = async (ctx: StaffCtx, { memberId, code, amount, reason, requestKey }: HandGrant) => {
  const source = sourceOf({ requestKey })
  const known = await findGrantOf(ctx, source)
  if (known) return known
  const member = await mayBeGranted(ctx, memberId)
  const grantId = await grantHandBonus(ctx, { memberId, level: member.level, code, amount, source })
  if (grantId === 'busy') throw new StaffRefusal('STAFF_CONFLICT', { why: 'busy' })
  if (grantId === 'cap' || grantId === 'budget') throw invalid('amount', grantId)
  if (typeof grantId === 'string') throw invalid('code', grantId)
  await record(ctx, {
    action: 'promotions.grant',
    target: `member:${memberId}`,
    before: null,
    after: { grantId, bonus: code, amount, reason },
  })
  return grantId
}

/** The member, where staff may grant it something now. */
export const mayBeGranted = async (ctx: StaffCtx, memberId: number): Promise<MemberRecord> => {
  const member = await memberById(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (member.status !== 'active') throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  if (member.tier !== 'NORMAL') throw new StaffRefusal('STAFF_CONFLICT', { why: 'partner' })
  if (await isPaused(ctx, memberId)) throw new StaffRefusal('STAFF_MEMBER_PROTECTED')
  return member
}
