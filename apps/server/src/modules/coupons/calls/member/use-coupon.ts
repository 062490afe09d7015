import { couponUse } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { useCoupon } from '../../use-coupon.service.ts'

export const serveCouponUse = serve(couponUse, (ctx, asked) => useCoupon(ctx, asked))
