import { adminPartnerUnlock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setLock } from '../../desk/partner-desk.service.ts'

export const serveAdminPartnerUnlock = serveAdmin(adminPartnerUnlock, async (ctx, { params, body }) => {
  await setLock(ctx, params.partnerId, false, body.reason)
  return {}
})
