import { adminSettlementFreeze } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { freezeSettlement } from '../../losing/settlement-desk.service.ts'

export const serveAdminSettlementFreeze = serveAdmin(adminSettlementFreeze, async (ctx, { body }) => ({
  settlementId: await freezeSettlement(ctx, body),
}))
