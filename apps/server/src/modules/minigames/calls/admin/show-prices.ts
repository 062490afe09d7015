import { miniPrices } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showPrices } from '../../office/prices.service.ts'

export const serveMiniPrices = serveAdmin(miniPrices, (ctx, { query: { game } }) => showPrices(ctx, game))
