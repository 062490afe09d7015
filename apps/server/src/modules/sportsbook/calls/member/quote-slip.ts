import { sportQuote } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { countQuote } from '../../tickets/call-limit.service.ts'
import { quoteSlip } from '../../tickets/quote.service.ts'

export const serveSportQuote = serve(sportQuote, async (ctx, body, services) => {
  countQuote(ctx, services)
  return quoteSlip(ctx, body)
})
