import { passkeyAddOptions } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { askForPasskey } from '../../factors/passkey.service.ts'

export const servePasskeyAddOptions = serveInSteps(passkeyAddOptions, (ctx, asked) => askForPasskey(ctx, asked))
