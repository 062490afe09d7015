import { cashOf, type ReferredTicket, type StreamedTicket } from '@maru/contract'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'

type DeskTicket = Pick<
  StreamedTicket,
  'memberId' | 'ticketId' | 'number' | 'state' | 'code' | 'stake' | 'possibleWin' | 'lines' | 'sizes' | 'sentAt'
>
type Shown = Pick<
  StoredTicket,
  | 'memberId'
  | 'ticketId'
  | 'number'
  | 'state'
  | 'code'
  | 'stake'
  | 'possibleWin'
  | 'payout'
  | 'cashedPaid'
  | 'lines'
  | 'sizes'
  | 'createdAt'
>

const hasEnded = ({ state }: Shown): boolean => state === 'settled' || state === 'void' || state === 'cashed'

/** What every list of the desk says of a ticket. */
export const deskTicketOf = (ticket: Shown): DeskTicket => ({
  memberId: ticket.memberId,
  ticketId: ticket.ticketId,
  number: ticket.number,
  state: ticket.state,
  code: ticket.code,
  stake: cashOf(ticket.stake),
  possibleWin: cashOf(hasEnded(ticket) ? ticket.payout + ticket.cashedPaid : ticket.possibleWin),
  lines: ticket.lines,
  sizes: ticket.sizes,
  sentAt: ticket.createdAt.toISOString(),
})

/** What is offered to the member now; null: nothing. */
export const offerOf = ({
  state,
  offer,
  offerUntil,
}: Pick<StoredTicket, 'state' | 'offer' | 'offerUntil'>): ReferredTicket['offer'] =>
  state === 'offered' && offer && offerUntil
    ? { until: offerUntil.toISOString(), stake: cashOf(offer.stake), prices: offer.prices }
    : null
