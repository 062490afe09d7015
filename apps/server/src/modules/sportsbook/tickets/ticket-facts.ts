import type { SlipFacts } from './judge.rules.ts'
import type { StoredTicket } from './stored-ticket.ts'

/** What an operation is decided by. `slip`: undefined where nothing is to be judged. */
export type TicketFacts = {
  stored: StoredTicket | undefined
  /** For a ticket that is new. */
  number: number
  slip: SlipFacts | undefined
  isRepeated: boolean
  /** Other tickets of the member that wait for somebody. */
  waiting: number
}
