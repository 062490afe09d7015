import { couponEnter } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { enterCode } from '../../own-coupons.service.ts'

export const serveCouponEnter = serve(couponEnter, (ctx, { code }) => enterCode(ctx, code))
