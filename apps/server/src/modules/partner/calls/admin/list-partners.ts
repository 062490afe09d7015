import { adminPartners } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listPartners } from '../../desk/partner-desk.service.ts'

export const serveAdminPartners = serveAdmin(adminPartners, (ctx, { query }) => listPartners(ctx, query))
