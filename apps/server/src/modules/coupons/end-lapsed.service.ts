import type { Ctx } from '../../platform/context.ts'
import { addToBatch } from './batch.repository.ts'
import { lockCoupon, saveEnded } from './coupon.repository.ts'
import { writeEntry } from './entry.repository.ts'

/** Nothing where it was used meanwhile, or can be used still. */
export const endLapsed = async (ctx: Ctx, couponId: number): Promise<void> => {
  const coupon = await lockCoupon(ctx, couponId)
  if (coupon?.state !== 'held' || coupon.memberId === null) return
  const isVoided = coupon.batchState === 'voided'
  if (!isVoided && coupon.expiresAt > ctx.now) return
  await saveEnded(ctx, couponId)
  await addToBatch(ctx, coupon.batchId, { held: -1 })
  const step = isVoided ? 'voided' : 'expired'
  await writeEntry(ctx, { memberId: coupon.memberId, couponId, step, held: -1 })
}
