import { adminSiteOptionDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropOption } from '../../option-request.service.ts'

export const serveAdminSiteOptionDrop = serveAdmin(adminSiteOptionDrop, async (ctx, { params }) => {
  await dropOption(ctx, params.requestId)
  return {}
})
