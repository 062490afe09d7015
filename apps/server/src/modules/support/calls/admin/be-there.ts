import { adminSupportThere } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { beThere } from '../../chat-desk.service.ts'

export const serveAdminSupportThere = serveAdmin(adminSupportThere, async (ctx) => {
  await beThere(ctx)
  return {}
})
