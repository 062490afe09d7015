import type pg from 'pg'
import { type Studio, TIMING } from '../../studio.ts'
import type { DatabaseClock } from './database-clock.ts'

/** What every table of a process works with. */
export type Engine = Pick<Studio, 'wallet' | 'bus' | 'log'> & {
  db: pg.Pool
  clock: DatabaseClock
  /** Links of chains are sealed with keys derived from it. */
  sealSecret: Buffer
  /** Those before it, of former private keys: what they sealed can be opened, and the next cut takes a new chain. */
  formerSecrets?: readonly Buffer[]
  /** How a call to the wallet is repeated that was not answered clearly, ms. */
  retryMs: number
  longestRetryMs: number
  /** Rounds go on for so long after the last sign of anybody, ms. */
  emptyMs: number
  /** Times of the clock are divided by it: 1 outside of tests. */
  speed: number
  /** Betting and cuts are open for so long all the same, ms: tests on a busy machine. */
  leastOpenMs?: number
  /** Bets and payouts of rounds that ended so many days ago are deleted; undefined: never. */
  keepDays?: number
  /** Links of a new chain, where it is not as long as usual. */
  links?: number
}

/** As the product has it. */
export const PATIENCE: Pick<Engine, 'retryMs' | 'longestRetryMs' | 'emptyMs'> = {
  retryMs: TIMING.retryMs,
  longestRetryMs: TIMING.longestRetryMs,
  emptyMs: 600_000,
}

/** Another process leads the table, or nobody does: nothing more is stored by this one. */
export class LostLeadership extends Error {}
