import { miniSaltConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmSalt } from '../../chain.service.ts'

export const serveMiniSaltConfirm = serveAdmin(miniSaltConfirm, async (ctx, { body }) => {
  await confirmSalt(ctx, body)
  return {}
})
