import { adminSettlementConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmSettlement } from '../../losing/settlement-desk.service.ts'

export const serveAdminSettlementConfirm = serveAdmin(adminSettlementConfirm, async (ctx, { params }) => {
  await confirmSettlement(ctx, params.settlementId)
  return {}
})
