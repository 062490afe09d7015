import { cashLimits as limitsCall } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { cashLimits } from '../../purse.service.ts'

export const serveCashLimits = serve(limitsCall, (ctx) => cashLimits(ctx))
