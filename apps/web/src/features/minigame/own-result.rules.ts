import type { OwnBet } from './calls/my-bets.ts'

const results = ['won', 'lost', 'returned'] as const
export type RoundResult = {
  number: number
  /** How many bets came to what; nothing that came to none. */
  counts: { state: (typeof results)[number]; count: number }[]
  /** What the round brought or took. */
  net: number
}

/** Rounds that still decide a bet, newest first. So does the one whose draw is being watched (`secretRound`), whatever is known of it. */
export const openRounds = (bets: readonly OwnBet[], secretRound: string | undefined): string[] => [
  ...new Set(
    bets
      .filter(({ state, roundId }) => state === 'open' || (roundId === secretRound && state !== 'cancelled'))
      .map(({ roundId }) => roundId),
  ),
]

/** What the bets of a round came to, once all of them are decided. Cancelled ones were none. */
export const resultOf = (bets: readonly OwnBet[], round: string): RoundResult | undefined => {
  const own = bets.filter(({ roundId, state }) => roundId === round && state !== 'cancelled')
  const [first] = own
  if (!first || own.some(({ state }) => state === 'open')) return undefined
  return {
    number: first.number,
    counts: results
      .map((state) => ({ state, count: own.filter((bet) => bet.state === state).length }))
      .filter(({ count }) => count > 0),
    net: own.reduce((sum, { state, payout, stake }) => (state === 'returned' ? sum : sum + payout - stake), 0),
  }
}
