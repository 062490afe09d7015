import { type MiniRoundState, miniRoundStates } from '@maru/contract'

/** What becomes of a round. The trigger in migrations/repeatable/1000_minigames_rounds.sql says the same. */
export const roundTransitions = {
  open: ['closed', 'cancelled'],
  closed: ['drawn', 'cancelled'],
  drawn: ['settled'],
  settled: [],
  cancelled: [],
  // Its draw is still to come after all: the clock had been ahead, and was set back.
  missed: ['open'],
} as const satisfies Record<MiniRoundState, readonly MiniRoundState[]>

export const firstRoundStates: readonly MiniRoundState[] = ['open', 'missed']

export const mayBecome = (from: MiniRoundState, to: MiniRoundState): boolean =>
  (roundTransitions[from] as readonly MiniRoundState[]).includes(to)

/** Throws when a state cannot be reached from one of the first. Asked at start. */
export const assertReachable = (
  transitions: Record<string, readonly string[]> = roundTransitions,
  first: readonly string[] = firstRoundStates,
): void => {
  const reached = new Set(first)
  for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
  const lost = miniRoundStates.filter((state) => !reached.has(state))
  if (lost.length > 0) throw new Error(`No way leads to the round state ${lost.join(', ')}`)
}
