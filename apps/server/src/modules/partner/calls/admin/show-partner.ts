import { adminPartner } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showPartner } from '../../desk/partner-desk.service.ts'

export const serveAdminPartner = serveAdmin(adminPartner, (ctx, { params }) => showPartner(ctx, params.partnerId))
