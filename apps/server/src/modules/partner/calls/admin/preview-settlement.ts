import { adminSettlementPreview } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { previewSettlement } from '../../losing/settlement-list.service.ts'

export const serveAdminSettlementPreview = serveAdmin(adminSettlementPreview, (ctx, { query }) =>
  previewSettlement(ctx, query),
)
