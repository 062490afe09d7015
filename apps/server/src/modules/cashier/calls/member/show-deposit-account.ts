import { getAcc } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { depositAccount } from '../../purse.service.ts'

export const serveGetAcc = serve(getAcc, (ctx, { amount }) => depositAccount(ctx, amount))
