import { sportsOfferConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmBoardOffer } from '../../office/board/offer.service.ts'

export const serveSportsOfferConfirm = serveAdmin(sportsOfferConfirm, async (ctx, { params }) => {
  await confirmBoardOffer(ctx, params.requestId)
  return {}
})
