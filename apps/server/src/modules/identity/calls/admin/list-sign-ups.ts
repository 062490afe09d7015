import { signUpList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { waitingSignUps } from '../../sign-up-desk.service.ts'

export const serveSignUpList = serveAdmin(signUpList, (ctx, { query }) => waitingSignUps(ctx, query))
