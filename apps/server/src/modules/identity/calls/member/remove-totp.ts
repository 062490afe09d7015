import { totpRemove } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { removeOwnTotp } from '../../factors/totp.service.ts'

export const serveTotpRemove = serveInSteps(totpRemove, async (ctx, { currentPass }) => {
  await removeOwnTotp(ctx, currentPass)
  return {}
})
