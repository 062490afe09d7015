import { cashOut } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { requestWithdrawal } from '../../request.service.ts'

export const serveCashOut = serveInSteps(cashOut, (ctx, body) => requestWithdrawal(ctx, body))
