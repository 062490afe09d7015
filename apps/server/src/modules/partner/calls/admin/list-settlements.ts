import { adminSettlements } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSettlements } from '../../losing/settlement-list.service.ts'

export const serveAdminSettlements = serveAdmin(adminSettlements, (ctx, { query }) => listSettlements(ctx, query))
