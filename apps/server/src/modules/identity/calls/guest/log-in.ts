import { login } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { logIn } from '../../login.service.ts'

export const serveLogin = serveInSteps(login, (ctx, body) => logIn(ctx, body))
