import { adminSettlementDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropSettlement } from '../../losing/settlement-desk.service.ts'

export const serveAdminSettlementDrop = serveAdmin(adminSettlementDrop, async (ctx, { params, body }) => {
  await dropSettlement(ctx, params.settlementId, body.reason)
  return {}
})
