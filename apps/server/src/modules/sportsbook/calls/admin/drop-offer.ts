import { sportsOfferDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropOffer } from '../../office/board/offer-requests.service.ts'

export const serveSportsOfferDrop = serveAdmin(sportsOfferDrop, async (ctx, { params }) => {
  await dropOffer(ctx, params.requestId)
  return {}
})
