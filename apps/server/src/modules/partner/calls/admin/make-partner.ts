import { adminPartnerMake } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { makePartner } from '../../desk/partner-desk.service.ts'

export const serveAdminPartnerMake = serveAdmin(adminPartnerMake, async (ctx, { body }) => ({
  partnerId: await makePartner(ctx, body),
}))
