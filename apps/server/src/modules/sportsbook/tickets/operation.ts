import type { ResultCode } from '@maru/contract'
import type { Names } from '../../wagers/index.ts'
import { type AskedTicket, askedOf } from './slip.rules.ts'
import type { StoredTicket } from './stored-ticket.ts'

/** Of a leg, for people; read before the operation, since it decides nothing. */
export type LegWords = { event: Names; market: Names; outcome: Names }

/**
 * What is asked of a ticket. `place`: a member sent it. `accept`: of one that is there; its live delay ended, a trader takes it, or the member takes the trader's offer. `refuse`: what was
 * held returns.
 */
export type TicketOperation =
  | { verb: 'place'; ticket: AskedTicket; words: readonly LegWords[] }
  | { verb: 'accept'; ticketId: string; by: 'delay' | 'trader' | 'member'; words: readonly LegWords[] }
  | { verb: 'refuse'; ticketId: string; code: ResultCode; of: 'offered' | 'referred' | 'any' }

export const ticketIdOf = (operation: TicketOperation): string =>
  operation.verb === 'place' ? operation.ticket.ticketId : operation.ticketId

/** What a repeat or a ticket that is decided says does not have to be judged. */
export const ticketToJudge = (
  operation: TicketOperation,
  stored: StoredTicket | undefined,
): AskedTicket | undefined => {
  if (operation.verb === 'place') return stored ? undefined : operation.ticket
  if (operation.verb === 'refuse' || !stored) return undefined
  return ['waiting', 'referred', 'offered'].includes(stored.state) ? askedOf(stored) : undefined
}

/** At which a ticket is judged; undefined: at what is shown now. */
export const offeredPrices = (
  operation: TicketOperation,
  stored: StoredTicket | undefined,
): readonly number[] | undefined =>
  operation.verb === 'accept' && operation.by === 'member' ? stored?.offer?.prices : undefined
