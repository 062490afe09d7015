import { limitKeep } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { keepLimit } from '../../limit.service.ts'

export const serveLimitKeep = serve(limitKeep, async (ctx, body) => {
  await keepLimit(ctx, ctx.who.memberId, body)
  return {}
})
