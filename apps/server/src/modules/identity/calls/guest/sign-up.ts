import { signup } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { signUp } from '../../sign-up.service.ts'

export const serveSignup = serve(signup, (ctx, body) => signUp(ctx, body))
