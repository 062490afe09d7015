import type { PartCheck } from '../studio/checks.ts'
import type { SportsEvidence, Ticket } from './evidence.ts'
import { secondPayout } from './second-ticket.ts'

const withTicket = (evidence: SportsEvidence, change: (ticket: Ticket) => Ticket): SportsEvidence | undefined => {
  const at = evidence.tickets.findIndex(({ state }) => state === 'settled')
  if (at < 0) return undefined
  return { ...evidence, tickets: evidence.tickets.map((ticket, i) => (i === at ? change(ticket) : ticket)) }
}

export const sportsChecks: readonly PartCheck<SportsEvidence>[] = [
  {
    name: 'the settlers end when they are killed, and never by themselves',
    seen: ({ kills }) => `${kills} kills`,
    find: ({ ends, kills }) => (ends > kills ? [`they ended ${ends} times, and were killed ${kills} times`] : []),
    spoil: (evidence) => ({ ...evidence, ends: evidence.kills + 1 }),
  },
  {
    name: 'no result is left that its tickets did not follow, and no ticket is open',
    seen: ({ messages, tickets }) => `${messages} messages, ${tickets.length} tickets`,
    find: ({ due, stuck, tickets }) => [
      ...(due > 0 ? [`${due} markets are due`] : []),
      ...(stuck > 0 ? [`${stuck} tickets are stuck`] : []),
      ...tickets.flatMap(({ ticketId, state }) => (state === 'accepted' ? [`ticket ${ticketId} is open`] : [])),
    ],
    spoil: (evidence) => withTicket(evidence, (ticket) => ({ ...ticket, state: 'accepted' })),
  },
  {
    name: 'every ticket paid what the newest word on its matches makes of it, computed a second way',
    seen: ({ tickets }) => `${tickets.filter(({ payout }) => payout > 0).length} paid of ${tickets.length}`,
    find: ({ tickets, said }) =>
      tickets.flatMap((ticket) => {
        const expected = secondPayout(ticket, said)
        const paid = ticket.state === 'void' ? ticket.stake : ticket.paid
        return expected === ticket.payout && expected === paid
          ? []
          : [`ticket ${ticket.ticketId} (${ticket.state}): ${expected} expected, ${ticket.payout} said, ${paid} paid`]
      }),
    spoil: (evidence) => withTicket(evidence, (ticket) => ({ ...ticket, paid: ticket.paid + 1 })),
  },
  {
    name: 'the history shows the legs as the tickets have them',
    seen: ({ tickets }) => `${tickets.reduce((sum, { legs }) => sum + legs.length, 0)} legs`,
    find: ({ tickets }) =>
      tickets.flatMap(({ ticketId, legs }) =>
        legs.some(({ state, shown }) => state !== shown) ? [`ticket ${ticketId}: ${JSON.stringify(legs)}`] : [],
      ),
    spoil: (evidence) =>
      withTicket(evidence, (ticket) => ({ ...ticket, legs: ticket.legs.map((leg) => ({ ...leg, shown: 'open' })) })),
  },
  {
    name: 'members hold what their tickets make of it, and owe only what they have not',
    seen: ({ members }) => `${members.length} members, ${members.filter(({ debt }) => debt > 0).length} owe`,
    find: ({ members, tickets, said }) =>
      members.flatMap(({ memberId, startingCash, cash, debt }) => {
        const own = tickets.filter((ticket) => ticket.memberId === memberId)
        const expected = own.reduce(
          (sum, ticket) => sum - ticket.stake + (secondPayout(ticket, said) ?? 0),
          startingCash,
        )
        return cash - debt === expected && Math.min(cash, debt) === 0
          ? []
          : [`member ${memberId} has ${cash} and owes ${debt}: ${expected} expected`]
      }),
    spoil: (evidence) => ({
      ...evidence,
      members: evidence.members.map((member, i) => (i === 0 ? { ...member, cash: member.cash + 1 } : member)),
    }),
  },
  {
    name: 'the proofs of ledger, wagers and tickets find nothing',
    seen: () => 'ledger.verify, wagers.verify, sportsbook.verify',
    find: ({ proofs }) => proofs,
    spoil: (evidence) => ({ ...evidence, proofs: ['a proof'] }),
  },
]
