import { cashOut } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { requestWithdrawal } from '../../request.service.ts'

export const serveCashOut = serve(cashOut, (ctx, body) => requestWithdrawal(ctx, body))
