import { coinQuote } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { makeQuote } from '../../deposits/quote.service.ts'

export const serveCoinQuote = serve(coinQuote, (ctx, body) => makeQuote(ctx, body))
