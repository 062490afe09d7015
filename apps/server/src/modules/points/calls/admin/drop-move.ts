import { adminPointDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropMove } from '../../move-desk.service.ts'

export const serveAdminPointDrop = serveAdmin(adminPointDrop, async (ctx, { params }) => {
  await dropMove(ctx, params.requestId)
  return {}
})
