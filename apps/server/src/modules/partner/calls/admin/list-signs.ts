import { adminPartnerSigns } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSigns } from '../../signs/signs-desk.service.ts'

export const serveAdminPartnerSigns = serveAdmin(adminPartnerSigns, (ctx, { query }) => listSigns(ctx, query))
