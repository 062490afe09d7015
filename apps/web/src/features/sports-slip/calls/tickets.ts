import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import type { Period } from '../ticket.rules.ts'

export type SportTicket = Data<'/api/sports/ticket'>['ticket']
export type TicketLeg = SportTicket['legs'][number]
export type TicketView = 'open' | 'settled' | 'cash-out' | 'all'

export const sportTicket = (ticketId: string) =>
  queryOptions({
    queryKey: ['own', 'sports', 'tickets', 'one', ticketId],
    queryFn: async () => (await call('/api/sports/ticket', { ticketId })).ticket,
  })

/** The member's tickets, newest first. */
export const sportTickets = (view: TicketView, page: number, period: Period = {}) =>
  queryOptions({
    queryKey: ['own', 'sports', 'tickets', 'list', view, page, period],
    queryFn: () => call('/api/sports/tickets', { view, page, ...period }),
  })
