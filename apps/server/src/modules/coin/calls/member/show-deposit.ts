import { coinDeposit } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { depositPage } from '../../deposits/deposit-page.service.ts'

export const serveCoinDeposit = serve(coinDeposit, (ctx) => depositPage(ctx))
