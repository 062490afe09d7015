import { passkeyRename } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { nameOwnPasskey } from '../../factors/passkey.service.ts'

export const servePasskeyRename = serve(passkeyRename, async (ctx, { passkeyId, name }) => {
  await nameOwnPasskey(ctx, passkeyId, name)
  return {}
})
