import { adminPartnerMove } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { moveBelow } from '../../desk/move-desk.service.ts'

export const serveAdminPartnerMove = serveAdmin(adminPartnerMove, async (ctx, { params, body }) => {
  await moveBelow(ctx, params.memberId, body)
  return {}
})
