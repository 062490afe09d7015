import type { KeyObject } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { Bus } from '@maru/stomp/bus'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Random } from './games/random.ts'
import type { WalletClient } from './wallet/wallet-client.ts'

/** Milliseconds. */
export interface Timing {
  /** Waiting for one answer of the operator. */
  readonly callMs: number
  /** A round belongs to whoever works on it for so long; longer than all its calls together. */
  readonly leaseMs: number
  /** First wait after a failed callback; doubles up to the longest. */
  readonly retryMs: number
  readonly longestRetryMs: number
  /** Between two looks for rounds whose time has come. */
  readonly recoverEveryMs: number
  /** Between two questions to the operator whether the session of an open page has ended. */
  readonly lookEveryMs: number
}

export const TIMING: Timing = {
  callMs: 4_000,
  leaseMs: 30_000,
  retryMs: 500,
  longestRetryMs: 60_000,
  recoverEveryMs: 2_000,
  lookEveryMs: 60_000,
}

/** What every part of the studio's server works with. */
export interface Studio {
  readonly db: pg.Pool
  /** False while PostgreSQL is known not to answer; `db` then refuses at once. */
  readonly isDatabaseAvailable: () => boolean
  readonly wallet: WalletClient
  readonly random: Random
  readonly timing: Timing
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly publicUrl: string
  readonly operatorKey: KeyObject
  /** Addresses of the reverse proxies in front; each may hold any number of connections. */
  readonly proxies: BlockList
  /** Signs replay addresses. */
  readonly replayKey: Buffer
  /** Signs rights to watch a table. */
  readonly watchKey: Buffer
  /** What processes of this studio show each other, in calls to the leader of a live table. */
  readonly internalSecret: string
  /** To the pages, also those that are connected to another process. */
  readonly bus: Bus
}

/** The parts of it that rounds are played and settled with. */
export type Rounds = Pick<Studio, 'db' | 'wallet' | 'random' | 'timing' | 'log' | 'bus'>
