import type { SportTicketOut } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import type { StoredTicket } from './stored-ticket.ts'

/** By ticket id: what open tickets of the member would be paid now; those that cannot be cashed out are missing. */
export type CashOutOffers = (
  ctx: MemberCtx,
  tickets: readonly StoredTicket[],
) => Promise<ReadonlyMap<string, NonNullable<SportTicketOut['cashOut']>>>

let offers: CashOutOffers = async () => new Map()

/** Said by who honours them, when modules are loaded. */
export const setCashOutOffers = (of: CashOutOffers): void => {
  offers = of
}

export const cashOutOffersOf: CashOutOffers = (ctx, tickets) => offers(ctx, tickets)
