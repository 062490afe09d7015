import { adminBankOrder } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { orderBanks } from '../../bank-desk.service.ts'

export const serveAdminBankOrder = serveAdmin(adminBankOrder, async (ctx, { body }) => {
  await orderBanks(ctx, body.bankCodes)
  return {}
})
