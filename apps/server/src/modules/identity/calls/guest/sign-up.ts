import { signup } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { signUp } from '../../sign-up.service.ts'

export const serveSignup = serveInSteps(signup, (ctx, body) => signUp(ctx, body))
