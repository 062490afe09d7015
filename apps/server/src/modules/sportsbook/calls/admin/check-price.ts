import { sportsPriceCheck } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { checkPrice } from '../../office/board/offer.service.ts'

export const serveSportsPriceCheck = serveAdmin(sportsPriceCheck, (ctx, { params, query }) =>
  checkPrice(ctx, { ...params, ...query }),
)
