import { limitConfirm } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { confirmOwnLimit } from '../../limit.service.ts'

export const serveLimitConfirm = serve(limitConfirm, async (ctx, body) => {
  await confirmOwnLimit(ctx, body)
  return {}
})
