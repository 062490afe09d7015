import type { WagerChange, WagerState } from './wager.rules.ts'

/** Products whose rounds belong to everybody who wagered on them. The same list stands in the index of migration 0803. */
export const roundProducts = ['sports', 'e-sports', 'mini-game', 'virtual'] as const
export type RoundProduct = (typeof roundProducts)[number]

/** What a wager comes to: what it pays in whole units of its currency (0: lost), or its stake back. */
export type WagerResult = number | 'void'

export type Settlement = {
  change: WagerChange
  movement: 'win' | 'rollback'
  /** From the counter account to the member; 0: nothing moves. */
  pays: number
}

/** Undefined where the result cannot be that of this wager; it stays open then. */
export const settlementOf = (
  { stake, payout, liveBets }: Omit<WagerState, 'status'>,
  result: WagerResult,
): Settlement | undefined => {
  if (result === 'void') {
    // What was paid already would have to be taken back first.
    if (payout > 0) return undefined
    return { change: { stake: -stake, payout: 0, bets: -liveBets, endsRound: true }, movement: 'rollback', pays: stake }
  }
  if (!Number.isSafeInteger(result) || result < 0) return undefined
  return { change: { stake: 0, payout: result, bets: 0, endsRound: true }, movement: 'win', pays: result }
}

/**
 * How many wagers the next commit settles, and how long its pause is in proportion to the time it takes. `alert`: 0 while nobody was seen; after that
 * how many looks in a row must find nobody before it hurries again.
 */
export type Pace = { chunk: number; rest: number; alert: number }

const LARGEST_CHUNK = 1_000
const SMALLEST_CHUNK = 20
const GROWTH = 2
/** With somebody else at work three quarters of the time are theirs. */
const REST = 3
const CALM_LOOKS = 8

/** Begins small: who else is there is not known yet. */
export const firstPace: Pace = { chunk: SMALLEST_CHUNK, rest: 0, alert: 0 }

/**
 * Doubles while nobody else is at work in the database and steps back at once when somebody is. Seen again at the next look, it rests as well, and stays
 * back until they are gone for a while; seen once, it was a job that asks now and then what is to do.
 */
export const nextPace = ({ chunk, alert }: Pace, othersAtWork: number): Pace => {
  if (othersAtWork > 0) {
    const back = Math.max(SMALLEST_CHUNK, Math.floor(chunk / 4))
    return alert === 0 ? { chunk: back, rest: 0, alert: 1 } : { chunk: back, rest: REST, alert: CALM_LOOKS }
  }
  if (alert > 1) return { chunk, rest: REST, alert: alert - 1 }
  return { chunk: Math.min(LARGEST_CHUNK, chunk * GROWTH), rest: 0, alert: 0 }
}
