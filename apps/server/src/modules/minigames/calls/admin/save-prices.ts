import { miniPricesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { savePrices } from '../../prices/price.service.ts'

export const serveMiniPricesSave = serveAdmin(miniPricesSave, async (ctx, { body }) => {
  const { game, ...asked } = body
  await savePrices(ctx, game, asked)
  return {}
})
