import { adminMailingCancel } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { cancelMailing } from '../../mailings/mailing-desk.service.ts'

export const serveAdminMailingCancel = serveAdmin(adminMailingCancel, async (ctx, { params }) => {
  await cancelMailing(ctx, params.mailingId)
  return {}
})
