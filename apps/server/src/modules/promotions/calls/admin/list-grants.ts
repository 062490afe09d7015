import { adminBonusGrants } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listGrants } from '../../desk/grants-desk.service.ts'

export const serveAdminBonusGrants = serveAdmin(adminBonusGrants, (ctx, { query }) => listGrants(ctx, query))
