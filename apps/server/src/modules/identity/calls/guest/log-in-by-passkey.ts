import { passkeyLogin } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { logInByPasskey } from '../../factors/passkey.service.ts'

export const servePasskeyLogin = serveInSteps(passkeyLogin, (ctx, asked) => logInByPasskey(ctx, asked))
