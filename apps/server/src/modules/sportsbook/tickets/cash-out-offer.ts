import type { SportTicketOut } from '@maru/contract'
import type { SelectionMarket } from './judge.rules.ts'
import type { StoredTicket } from './stored-ticket.ts'

/** What is left of an open ticket is worth now, by the markets of its legs; null where it cannot be cashed out. */
export type OfferOfCashOut = (
  ticket: StoredTicket,
  markets: readonly (SelectionMarket | undefined)[],
) => SportTicketOut['cashOut']

let offer: OfferOfCashOut = () => null

/** Said by who honours them, when modules are loaded. */
export const setCashOutOffer = (of: OfferOfCashOut): void => {
  offer = of
}

export const cashOutOfferOf: OfferOfCashOut = (ticket, markets) => offer(ticket, markets)
