import { sportsOffer } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeBoardOffer } from '../../office/board/offer.service.ts'

export const serveSportsOffer = serveAdmin(sportsOffer, (ctx, { body }) => changeBoardOffer(ctx, body))
