import { sportQuote } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { quoteSlip } from '../../tickets/quote.service.ts'

export const serveSportQuote = serve(sportQuote, (ctx, body) => quoteSlip(ctx, body))
