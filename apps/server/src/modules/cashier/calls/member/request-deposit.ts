import { cashIn } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { requestDeposit } from '../../request.service.ts'

export const serveCashIn = serve(cashIn, (ctx, body) => requestDeposit(ctx, body))
