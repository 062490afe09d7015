import { depositAccountConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmAccount } from '../../accounts/account-desk.service.ts'

export const serveDepositAccountConfirm = serveAdmin(depositAccountConfirm, async (ctx, { params }) => {
  await confirmAccount(ctx, params.requestId)
  return {}
})
