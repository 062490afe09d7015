import { protectionAskLift } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askLiftForMember } from '../../pause-desk.service.ts'

export const serveProtectionAskLift = serveAdmin(protectionAskLift, async (ctx, { params, body }) => {
  await askLiftForMember(ctx, params.memberId, body.reason)
  return {}
})
