import { cashOf, type SportTicketStep } from '@maru/contract'
import type { EntryAbout } from '../../../audit/index.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'
import { type DecidedTicket, decisionOf, refusalOf } from './entries.rules.ts'
import type { StoredCashOut, StoredSettlement } from './ticket-file.ts'

type Known = {
  ticket: Pick<StoredTicket, 'createdAt' | 'placedAt' | 'stake' | 'state'>
  /** Newest first. */
  entries: readonly EntryAbout[]
  cashOuts: readonly StoredCashOut[]
  settlements: readonly StoredSettlement[]
}

/** What became of a ticket, the oldest first. What the book refused by itself has no instant of its own: the code of the ticket says it. */
export const historyOf = ({ ticket, entries, cashOuts, settlements }: Known): SportTicketStep[] => {
  const acts = entries.flatMap((_, i) => actOf(entries, i, ticket)).toReversed()
  const isByTrader = acts.some(({ kind }) => kind === 'accepted')
  return [
    stepOf(ticket.createdAt, 'sent'),
    ...acts,
    ...(ticket.placedAt && !isByTrader ? [stepOf(ticket.placedAt, 'accepted', { sum: cashOf(ticket.stake) })] : []),
    ...cashOuts.flatMap(({ doneAt, paid }) =>
      doneAt && paid !== null ? [stepOf(doneAt, 'cash-out', { sum: cashOf(paid) })] : [],
    ),
    ...settlements.map(({ at, kind }) => stepOf(at, kind)),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
}

const KINDS: Readonly<Record<string, SportTicketStep['kind']>> = {
  'sportsbook.accept-ticket': 'accepted',
  'sportsbook.reject-ticket': 'rejected',
  'sportsbook.offer-ticket': 'offered',
}

const actOf = (entries: readonly EntryAbout[], i: number, ticket: DecidedTicket): SportTicketStep[] => {
  const entry = entries[i]
  const kind = entry && KINDS[entry.action]
  if (!entry || !kind) return []
  const { staffName: by, at } = entry
  const refusal = refusalOf(entries, i)
  if (refusal) return [stepOf(at, 'tried', { by, code: (refusal.after as { code: string }).code })]
  // Offers are made together with their note; of the others but one can hold.
  if (kind !== 'offered' && entry !== decisionOf(entries, ticket)) return [stepOf(at, 'tried', { by })]
  const { stake, reason } = entry.after as { stake?: number; reason?: string }
  return [stepOf(at, kind, { by, sum: stake === undefined ? null : cashOf(stake), reason: reason ?? null })]
}

const stepOf = (at: Date, kind: SportTicketStep['kind'], rest: Partial<SportTicketStep> = {}): SportTicketStep => ({
  at: at.toISOString(),
  kind,
  by: null,
  sum: null,
  code: null,
  reason: null,
  ...rest,
})
