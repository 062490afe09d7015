import { depositAccountOff } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { switchAccountOff } from '../../accounts/account-desk.service.ts'

export const serveDepositAccountOff = serveAdmin(depositAccountOff, async (ctx, { params, body }) => {
  await switchAccountOff(ctx, params.accountId, body.reason)
  return {}
})
