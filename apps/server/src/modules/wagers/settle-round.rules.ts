import type { WagerChange, WagerState } from './wager.rules.ts'

/** Products whose rounds belong to everybody who wagered on them. The same list stands in the index `wager_of_open_round`. */
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
  { stake, payout, bonusStake, liveBets }: Omit<WagerState, 'status' | 'bonusPayout'>,
  result: WagerResult,
): Settlement | undefined => {
  if (result === 'void') {
    // What was paid already would have to be taken back first.
    if (payout > 0) return undefined
    // No product with rounds takes bonus money yet; a stake of it would have to go back to its own purse.
    if (bonusStake > 0) return undefined
    return { change: { stake: -stake, payout: 0, bets: -liveBets, endsRound: true }, movement: 'rollback', pays: stake }
  }
  if (!Number.isSafeInteger(result) || result < 0) return undefined
  return { change: { stake: 0, payout: result, bets: 0, endsRound: true }, movement: 'win', pays: result }
}

/**
 * How a settlement shares the database with everybody else. The caller states it, because only the caller knows who waits for the result.
 * `commitMs`: how long one commit may take, which is what a bet of the same member may have to wait. `share`: the part of the time in which it works;
 * it sleeps for the rest. 1: it never sleeps.
 */
export type SettlePace = { commitMs: number; share: number }

export const settlePaces = {
  /** Members watch the result: 20,000 wagers within five seconds beside 1,000 bets a second (bench rows `settle.busy`). */
  prompt: { commitMs: 30, share: 0.9 },
  /** Nobody waits: a correction, or what an outage left open (bench row `settle.polite`). */
  background: { commitMs: 6, share: 0.2 },
  /** Nothing else shall run, such as before a site opens again. */
  exclusive: { commitMs: 60, share: 1 },
} as const satisfies Record<string, SettlePace>

const LARGEST_CHUNK = 1_000
const SMALLEST_CHUNK = 20
/** At most doubled or halved, because one slow commit says little about the next. */
const STEP = 2

/** Begins small: how fast this database is shows with the first commit. */
export const firstChunk = SMALLEST_CHUNK

/** How many wagers the next commit settles, after one of `chunk` took `tookMs`. */
export const nextChunk = (chunk: number, tookMs: number, { commitMs }: SettlePace): number => {
  const fitting = chunk * Math.min(STEP, Math.max(1 / STEP, commitMs / Math.max(tookMs, 0.001)))
  return Math.min(LARGEST_CHUNK, Math.max(SMALLEST_CHUNK, Math.round(fitting)))
}

/** How long it sleeps after a commit of `tookMs`. */
export const pauseMs = (tookMs: number, { share }: SettlePace): number => tookMs * (1 / share - 1)
