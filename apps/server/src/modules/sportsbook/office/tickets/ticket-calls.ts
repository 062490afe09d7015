import { serveSportTicketAccept } from '../../calls/admin/tickets/accept-referred.ts'
import { serveSportFactorConfirm } from '../../calls/admin/tickets/confirm-factor.ts'
import { serveSportFactorDrop } from '../../calls/admin/tickets/drop-factor.ts'
import { serveSportReferred } from '../../calls/admin/tickets/list-referred.ts'
import { serveSportDeskTickets } from '../../calls/admin/tickets/list-stream.ts'
import { serveSportTicketOffer } from '../../calls/admin/tickets/offer-referred.ts'
import { serveSportTicketReject } from '../../calls/admin/tickets/reject-referred.ts'
import { serveSportFactorSave } from '../../calls/admin/tickets/save-factor.ts'
import { serveSportMember } from '../../calls/admin/tickets/show-bettor.ts'
import { serveSportDeskTicket } from '../../calls/admin/tickets/show-file.ts'

/** Tickets as traders see them, for the module's table. */
export const ticketCalls = [
  serveSportReferred,
  serveSportTicketAccept,
  serveSportTicketReject,
  serveSportTicketOffer,
  serveSportDeskTickets,
  serveSportDeskTicket,
  serveSportMember,
  serveSportFactorSave,
  serveSportFactorConfirm,
  serveSportFactorDrop,
]
