import { passkeyRemove } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { removeOwnPasskey } from '../../factors/passkey.service.ts'

export const servePasskeyRemove = serveInSteps(passkeyRemove, async (ctx, { passkeyId, currentPass }) => {
  await removeOwnPasskey(ctx, passkeyId, currentPass)
  return {}
})
