import { adminSettlement } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showSettlement } from '../../losing/settlement-list.service.ts'

export const serveAdminSettlement = serveAdmin(adminSettlement, (ctx, { params, query }) =>
  showSettlement(ctx, params.settlementId, query),
)
