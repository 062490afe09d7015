import { adminPointConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmMove } from '../../move-desk.service.ts'

export const serveAdminPointConfirm = serveAdmin(adminPointConfirm, async (ctx, { params }) => {
  await confirmMove(ctx, params.requestId)
  return {}
})
