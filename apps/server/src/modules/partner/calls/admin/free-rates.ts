import { adminPartnerRatesFree } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { freeRates } from '../../desk/rates-desk.service.ts'

export const serveAdminPartnerRatesFree = serveAdmin(adminPartnerRatesFree, async (ctx, { params, body }) => {
  await freeRates(ctx, params.memberId, body.reason)
  return {}
})
