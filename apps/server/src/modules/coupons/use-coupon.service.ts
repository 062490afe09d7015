import { type CouponWorth, points } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { restrictionsOf } from '../identity/index.ts'
import { grantPoints } from '../points/index.ts'
import { grantHandBonus, handBonuses } from '../promotions/index.ts'
import { addToBatch } from './batch.repository.ts'
import { lockCoupon, saveUsed } from './coupon.repository.ts'
import { type Coupon, refusedToOwner, worthOf } from './coupon.rules.ts'
import { writeEntry } from './entry.repository.ts'
import { assertMayReceive } from './own-coupons.service.ts'

type Asked = { couponIdx: number; requestKey: string }

/** What the coupon brings and the coupon's end are one transaction, under the lock of the coupon. */
export const useCoupon = async (ctx: MemberCtx, { couponIdx, requestKey }: Asked): Promise<{ worth: CouponWorth }> => {
  const { memberId } = ctx.who
  const coupon = await lockCoupon(ctx, couponIdx)
  const isRepeat = coupon?.memberId === memberId && coupon.usedKey === requestKey
  if (coupon && isRepeat) return { worth: await worth(ctx, coupon) }
  await assertMayReceive(ctx)
  const refused = refusedToOwner(coupon, memberId, ctx.now)
  if (!coupon || refused) throw new Refusal(refused ?? 'N404')
  const shown = await worth(ctx, coupon)
  await pay(ctx, coupon)
  await saveUsed(ctx, coupon.couponId, requestKey)
  await addToBatch(ctx, coupon.batchId, { held: -1, used: 1 })
  await writeEntry(ctx, { memberId, couponId: coupon.couponId, step: 'used', held: -1 })
  return { worth: shown }
}

const worth = async (ctx: MemberCtx, coupon: Coupon): Promise<CouponWorth> => {
  const [bonus] = coupon.kind === 'bonus' ? await handBonuses(ctx, [coupon.bonusCode]) : []
  return worthOf(coupon, bonus)
}

/** CP08: the bonus cannot be had now, and `why` says why; nothing was written. */
const pay = async (ctx: MemberCtx, { couponId, kind, bonusCode, amount, titles }: Coupon): Promise<void> => {
  const { memberId } = ctx.who
  const key = `coupon:${couponId}`
  if (kind === 'points') {
    await grantPoints(ctx, { memberId, amount: points(amount), kind: 'coupon', key, note: titles })
    return
  }
  const level = (await restrictionsOf(ctx, [memberId])).get(memberId)?.level ?? 1
  const granted = await grantHandBonus(ctx, { memberId, level, code: bonusCode, amount, source: key })
  if (typeof granted === 'string') throw new Refusal('CP08', { why: granted })
}
