import { adminFaqChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeFaq } from '../../guides/guides-desk.service.ts'

export const serveAdminFaqChange = serveAdmin(adminFaqChange, async (ctx, { params, body }) => {
  await changeFaq(ctx, params.id, body)
  return {}
})
