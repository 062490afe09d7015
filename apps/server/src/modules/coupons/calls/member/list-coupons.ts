import { couponList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnCoupons } from '../../own-coupons.service.ts'

export const serveCouponList = serve(couponList, (ctx, { page }) => listOwnCoupons(ctx, page))
