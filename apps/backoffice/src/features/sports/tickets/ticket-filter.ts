import type { SportTicketFilter } from '@maru/contract'

/** All tickets, none of them open: how links lead to the page. */
export const noTicketFilter = {
  state: '',
  sport: '',
  eventId: '',
  memberId: 0,
  number: 0,
  leastStake: 0,
  live: '',
  code: '',
  before: '',
  ticket: '',
} as const satisfies SportTicketFilter & { before: string; ticket: string }

export type TicketRef = { memberId: number; ticketId: string }

/** A ticket as the address of the page names it. */
export const ticketName = ({ memberId, ticketId }: TicketRef): string => `${memberId}.${ticketId}`
export const readTicketName = (text: string): TicketRef | undefined => {
  const [, memberId, ticketId] = /^([1-9]\d{0,14})\.([0-9a-f-]{36})$/.exec(text) ?? []
  return memberId && ticketId ? { memberId: Number(memberId), ticketId } : undefined
}
