import { memberLiftSuspension } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { liftSuspension } from '../../member-desk.service.ts'

export const serveMemberLiftSuspension = serveAdmin(memberLiftSuspension, async (ctx, { params, body }) => {
  await liftSuspension(ctx, params.memberId, body.reason)
  return {}
})
