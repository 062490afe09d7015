import { limitList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnLimits } from '../../limit-list.service.ts'

export const serveLimitList = serve(limitList, (ctx) => listOwnLimits(ctx))
