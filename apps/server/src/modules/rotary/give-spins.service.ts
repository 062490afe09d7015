import { mostSpinsGiven } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { record } from '../audit/index.ts'
import { memberById } from '../identity/index.ts'
import { isPaused } from '../protection/index.ts'
import { countGivenByStaff, countUnused, findEntitlementMember, insertEntitlement } from './entitlement.repository.ts'
import { findWheel } from './wheel.repository.ts'

const DAY_MS = 86_400_000
const FOREVER_DAYS = 365

type Giving = { memberId: number; source: string; staffId?: number }

/** Gives a spin, in the caller's transaction; once for each source. It lasts as long as the wheel says now. */
export const giveSpin = async (ctx: Ctx, { memberId, source, staffId }: Giving): Promise<boolean> => {
  const days = (await findWheel(ctx))?.terms.spinLasts ?? FOREVER_DAYS
  return insertEntitlement(ctx, { memberId, source, staffId, expiresAt: new Date(ctx.now.getTime() + days * DAY_MS) })
}

type Asked = { count: number; reason: string; requestKey: string }

/** By hand. STAFF_MEMBER_PROTECTED: a pause. STAFF_CONFLICT: no active member, a partner, the key gave somebody else spins, or the day's are given. */
export const giveByStaff = async (ctx: StaffCtx, memberId: number, { count, reason, requestKey }: Asked) => {
  const member = await memberById(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (member.status !== 'active') throw new StaffRefusal('STAFF_CONFLICT', { status: member.status })
  if (member.tier !== 'NORMAL') throw new StaffRefusal('STAFF_CONFLICT', { why: 'partner' })
  if (await isPaused(ctx, memberId)) throw new StaffRefusal('STAFF_MEMBER_PROTECTED')
  const { staffId } = ctx.who
  const sourceOf = (n: number): string => `staff:${staffId}:${requestKey}:${n}`
  const today = await countGivenByStaff(ctx, memberId, seoulMidnight(seoulDay(ctx.now)))
  const known = await findEntitlementMember(ctx, sourceOf(1))
  if (known !== undefined && known !== memberId) throw new StaffRefusal('STAFF_CONFLICT')
  if (known === undefined && today + count > mostSpinsGiven) throw new StaffRefusal('STAFF_CONFLICT', { why: 'day' })
  let given = 0
  for (let n = 1; n <= count && known === undefined; n++)
    if (await giveSpin(ctx, { memberId, source: sourceOf(n), staffId })) given++
  if (given > 0)
    await record(ctx, {
      action: 'rotary.give-spins',
      target: `member:${memberId}`,
      before: null,
      after: { count: given, reason },
    })
  return { spins: (await countUnused(ctx, memberId)).spins }
}
