import { coinWithdrawal } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showWithdrawal } from '../../withdraw/withdraw.service.ts'

export const serveCoinWithdrawal = serve(coinWithdrawal, (ctx) => showWithdrawal(ctx))
