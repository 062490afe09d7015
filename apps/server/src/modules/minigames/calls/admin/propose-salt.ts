import { miniSaltPropose } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { proposeSalt } from '../../chain.service.ts'

export const serveMiniSaltPropose = serveAdmin(miniSaltPropose, async (ctx, { body }) => {
  await proposeSalt(ctx, body)
  return {}
})
