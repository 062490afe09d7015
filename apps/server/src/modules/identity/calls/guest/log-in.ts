import { login } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { logIn } from '../../login.service.ts'

export const serveLogin = serve(login, (ctx, body) => logIn(ctx, body))
