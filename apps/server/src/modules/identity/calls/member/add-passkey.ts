import { passkeyAdd } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { addPasskey } from '../../factors/passkey.service.ts'

export const servePasskeyAdd = serve(passkeyAdd, (ctx, asked) => addPasskey(ctx, asked))
