import { passkeyLoginOptions } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { askForLogin } from '../../factors/passkey.service.ts'

export const servePasskeyLoginOptions = serve(passkeyLoginOptions, (ctx) => askForLogin(ctx))
