import { type SportTicketState, sportTicketStates } from '@maru/contract'

/** The trigger in `migrations/repeatable/1620_sportsbook_tickets.sql` says the same. What is a wager stays one, whatever its result was said to be. */
export const ticketTransitions = {
  waiting: ['accepted', 'refused', 'referred'],
  referred: ['accepted', 'refused', 'offered'],
  offered: ['accepted', 'refused'],
  refused: [],
  accepted: ['settled', 'void', 'cashed'],
  settled: ['accepted', 'void', 'cashed'],
  void: ['accepted', 'settled', 'cashed'],
  cashed: ['accepted', 'settled', 'void'],
} as const satisfies Record<SportTicketState, readonly SportTicketState[]>

export const firstTicketStates = ['waiting', 'referred', 'accepted'] as const satisfies readonly SportTicketState[]

/** Throws when a state cannot be reached from the first ones. Asked at start. */
export const assertReachable = (
  transitions: Record<string, readonly string[]> = ticketTransitions,
  first: readonly string[] = firstTicketStates,
): void => {
  const reached = new Set(first)
  for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
  const lost = sportTicketStates.filter((state) => !reached.has(state))
  if (lost.length > 0) throw new Error(`No way leads to the ticket state ${lost.join(', ')}`)
}
