import { serveSportsOffer } from '../../calls/admin/change-board-offer.ts'
import { serveSportsPriceCheck } from '../../calls/admin/check-price.ts'
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
]
