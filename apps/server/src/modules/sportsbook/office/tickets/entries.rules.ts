import type { EntryAbout } from '../../../audit/index.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'

/** Why a decision was not made: it is noted before it is made, and once more where it was refused. Newest first; undefined where it was made. */
export const refusalOf = (entries: readonly EntryAbout[], at: number): EntryAbout | undefined => {
  const tried = entries[at]
  const next = entries
    .slice(0, at)
    .findLast(({ action, staffId }) => staffId === tried?.staffId && action.startsWith(tried.action))
  return next?.action === `${tried?.action}-refused` ? next : undefined
}

const DECISIONS = ['sportsbook.accept-ticket', 'sportsbook.reject-ticket', 'sportsbook.offer-ticket']
export type DecidedTicket = Pick<StoredTicket, 'state' | 'placedAt'>

/**
 * The decision that holds, newest first; undefined: none does. Where the process ended between a note and the decision nothing says that it was refused: then only the ticket shows that it was
 * not made.
 */
export const decisionOf = (entries: readonly EntryAbout[], ticket: DecidedTicket): EntryAbout | undefined => {
  const last = entries.find((entry, i) => DECISIONS.includes(entry.action) && !refusalOf(entries, i))
  return last && isMade(last, ticket) ? last : undefined
}

const isMade = ({ action }: EntryAbout, { state, placedAt }: DecidedTicket): boolean => {
  if (action === 'sportsbook.accept-ticket') return placedAt !== null
  return action === 'sportsbook.reject-ticket' ? state === 'refused' : true
}
