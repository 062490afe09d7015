import { miniPriceHistory } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listVersions } from '../../office/prices.service.ts'

export const serveMiniPriceHistory = serveAdmin(miniPriceHistory, (ctx, { query: { game, ...page } }) =>
  listVersions(ctx, game, page),
)
