import { depositAccountDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropAccount } from '../../accounts/account-desk.service.ts'

export const serveDepositAccountDrop = serveAdmin(depositAccountDrop, async (ctx, { params }) => {
  await dropAccount(ctx, params.requestId)
  return {}
})
