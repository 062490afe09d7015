import { getUserCash } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { userCash } from '../../purse.service.ts'

export const serveUserCash = serve(getUserCash, (ctx) => userCash(ctx))
