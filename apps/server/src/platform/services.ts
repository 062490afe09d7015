import type { Language } from '@maru/contract'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, System, Who } from './context.ts'
import type { Publisher } from './live/publisher.ts'
import type { SecurityLog } from './security/security-log.ts'

/** Made once by `main.ts` and handed to what needs more than a context. */
export type Services = {
  config: Config
  log: Logger
  clock: Clock
  random: Random
  live: Publisher
  security: SecurityLog
  /** Opens a transaction, runs `fn` with a context in it, commits, and dispatches the events. */
  inContext<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  /** The same for a job: on connections of its own, which are given minutes instead of seconds. */
  inJob<T>(about: About<System>, fn: (ctx: Ctx<System>) => Promise<T>): Promise<T>
  /**
   * The same without a transaction, every statement by itself, so that no connection is held while it waits or computes. For reads, and for work in
   * steps: what it writes, it writes by `ctx.inOwnTransaction`, each a transaction. To emit or publish outside of those throws.
   */
  reading<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  /**
   * `reading` on the replica where one is configured that is not far behind, else on the primary. For reads that may be two seconds old. What fails on the
   * replica, `fn` whole, is done again on the primary.
   */
  readingReplica<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  /** False while PostgreSQL is known not to answer; everything above throws DatabaseUnavailable then, at once. */
  isDatabaseAvailable(): boolean
  /** For a writer of batches: connections that nobody else takes. */
  openDedicatedPool(name: string, connections: number): DedicatedPool
}

/**
 * Transactions on connections of their own, whose plans do not depend on what the tables held when they were made: statements are made for few rows
 * in and an index for each, and stay right when the tables grow. Statements that do not need one another's answers are sent together: see `allDone`.
 */
export type DedicatedPool = {
  inContext<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  /** As `Services.reading`. */
  reading<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type About<W extends Who> = {
  who: W
  siteId: number
  language?: Language
  ip?: string
  userAgent?: string
  requestId?: string
}
