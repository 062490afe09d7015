import { adminFaqDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { removeFaq } from '../../guides/guides-desk.service.ts'

export const serveAdminFaqDelete = serveAdmin(adminFaqDelete, async (ctx, { params }) => {
  await removeFaq(ctx, params.id)
  return {}
})
