import { adminBonusDecide } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { approveRequest, dropRequest } from '../../desk/request.service.ts'

export const serveAdminBonusDecide = serveAdmin(adminBonusDecide, async (ctx, { params, body }) => {
  await (body.act === 'approve' ? approveRequest : dropRequest)(ctx, params.requestId)
  return {}
})
