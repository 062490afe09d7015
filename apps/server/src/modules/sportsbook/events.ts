import type { SportTicketState } from '@maru/contract'

declare module '../../platform/events/events.ts' {
  interface Events {
    /** Tickets of members are no longer as they were. */
    'sportsbook.tickets-changed': {
      tickets: { siteId: number; memberId: number; ticketId: string; state: SportTicketState }[]
    }
  }
}
