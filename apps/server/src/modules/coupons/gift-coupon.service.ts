import { mostHeldCoupons } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { memberByMemId, memberByNick } from '../identity/index.ts'
import { isPaused } from '../protection/index.ts'
import { hasOneOf, lockCoupon, saveHolder } from './coupon.repository.ts'
import { type Coupon, maskedNick, refusedToOwner } from './coupon.rules.ts'
import { lockHeld, writeEntry } from './entry.repository.ts'
import { assertMayReceive } from './own-coupons.service.ts'

type Gift = { couponIdx: number; to: string }

/** Whom the gift would go to, so that the giver can look again. */
export const findRecipient = async (ctx: MemberCtx, gift: Gift): Promise<{ nick: string }> => {
  const coupon = await ownCoupon(ctx, gift.couponIdx)
  return { nick: (await recipientOf(ctx, coupon, gift.to)).shown }
}

/** For good. Its expiry stays what it was. */
export const giveCoupon = async (ctx: MemberCtx, gift: Gift): Promise<{ nick: string }> => {
  const { memberId } = ctx.who
  const { couponId, batchId } = await ownCoupon(ctx, gift.couponIdx)
  const { otherId, shown } = await recipientOf(ctx, { batchId }, gift.to)
  const held = (await lockHeld(ctx, [memberId, otherId])).get(otherId) ?? 0
  // Looked at again under the lock: another coupon of the batch may have come meanwhile.
  if (held >= mostHeldCoupons || (await hasOneOf(ctx, batchId, otherId))) throw cannotReceive()
  await saveHolder(ctx, couponId, otherId, memberId)
  await writeEntry(ctx, { memberId, couponId, step: 'gifted', held: -1, otherId })
  await writeEntry(ctx, { memberId: otherId, couponId, step: 'received', held: 1, otherId: memberId })
  return { nick: shown }
}

const ownCoupon = async (ctx: MemberCtx, couponIdx: number): Promise<Coupon> => {
  await assertMayReceive(ctx)
  const coupon = await lockCoupon(ctx, couponIdx)
  const refused = refusedToOwner(coupon, ctx.who.memberId, ctx.now)
  if (!coupon || refused) throw new Refusal(refused ?? 'N404')
  return coupon
}

/** One answer whatever stands in the way, so that it says nothing about the other member. */
const cannotReceive = (): Refusal => refuseField('CP09', 'to')

/** A nickname before an id. `shown`: the nickname as it was typed; masked where an id was, which need not be known together. */
const recipientOf = async (ctx: MemberCtx, { batchId }: Pick<Coupon, 'batchId'>, to: string) => {
  const typed = to.trim()
  const byNick = typed === '' ? undefined : await memberByNick(ctx, typed)
  const other = byNick ?? (await memberByMemId(ctx, typed))
  if (!other || other.memberId === ctx.who.memberId || other.status !== 'active' || other.tier !== 'NORMAL')
    throw cannotReceive()
  if ((await isPaused(ctx, other.memberId)) || (await hasOneOf(ctx, batchId, other.memberId))) throw cannotReceive()
  return { otherId: other.memberId, shown: byNick ? other.memNick : maskedNick(other.memNick) }
}
