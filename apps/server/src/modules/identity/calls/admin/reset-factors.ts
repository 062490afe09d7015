import { memberResetFactors } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resetFactors } from '../../factors/factors.service.ts'

export const serveMemberResetFactors = serveAdmin(memberResetFactors, async (ctx, { params, body }) => {
  await resetFactors(ctx, params.memberId, body.reason)
  return {}
})
