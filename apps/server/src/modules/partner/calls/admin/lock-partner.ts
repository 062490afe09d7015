import { adminPartnerLock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setLock } from '../../desk/partner-desk.service.ts'

export const serveAdminPartnerLock = serveAdmin(adminPartnerLock, async (ctx, { params, body }) => {
  await setLock(ctx, params.partnerId, true, body.reason)
  return {}
})
