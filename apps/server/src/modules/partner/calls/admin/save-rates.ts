import { adminPartnerRatesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveRatesByStaff } from '../../desk/rates-desk.service.ts'

export const serveAdminPartnerRatesSave = serveAdmin(adminPartnerRatesSave, async (ctx, { params, body }) => ({
  version: await saveRatesByStaff(ctx, params.memberId, body),
}))
