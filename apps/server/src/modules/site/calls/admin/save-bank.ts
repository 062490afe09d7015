import { adminBankSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveBank } from '../../bank-desk.service.ts'

export const serveAdminBankSave = serveAdmin(adminBankSave, async (ctx, { body }) => {
  await saveBank(ctx, body)
  return {}
})
