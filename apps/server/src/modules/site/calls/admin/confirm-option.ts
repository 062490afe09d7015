import { adminSiteOptionConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmOption } from '../../option-request.service.ts'

export const serveAdminSiteOptionConfirm = serveAdmin(adminSiteOptionConfirm, async (ctx, { params }) => {
  await confirmOption(ctx, params.requestId)
  return {}
})
