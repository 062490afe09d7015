import { serveSportsOffer } from '../../calls/admin/change-board-offer.ts'
import { serveSportsPriceCheck } from '../../calls/admin/check-price.ts'
import { serveSportsOfferConfirm } from '../../calls/admin/confirm-offer.ts'
import { serveSportsOfferDrop } from '../../calls/admin/drop-offer.ts'
import { serveSportsOfferRequests } from '../../calls/admin/list-offer-requests.ts'
import { serveSportsBoard } from '../../calls/admin/show-board.ts'
import { serveSportsBoardEvent } from '../../calls/admin/show-board-event.ts'
import { serveSportsWhatIf } from '../../calls/admin/show-what-if.ts'

/** Of the desk of traders: events, markets and prices. */
export const boardCalls = [
  serveSportsBoard,
  serveSportsBoardEvent,
  serveSportsWhatIf,
  serveSportsPriceCheck,
  serveSportsOffer,
  serveSportsOfferRequests,
  serveSportsOfferConfirm,
  serveSportsOfferDrop,
]
