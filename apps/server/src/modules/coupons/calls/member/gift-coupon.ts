import { couponGift } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { giveCoupon } from '../../gift-coupon.service.ts'

export const serveCouponGift = serve(couponGift, (ctx, gift) => giveCoupon(ctx, gift))
