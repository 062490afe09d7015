import { couponRecipient } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { findRecipient } from '../../gift-coupon.service.ts'

export const serveCouponRecipient = serve(couponRecipient, (ctx, gift) => findRecipient(ctx, gift))
