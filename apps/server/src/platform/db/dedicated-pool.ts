import { createPool, unavailableOr } from '@maru/postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Ctx, Who } from '../context.ts'
import type { About, DedicatedPool } from '../services.ts'
import type { Availability } from './availability.ts'
import { dedicatedConnection } from './connection-names.ts'
import { readingOn } from './reading.ts'
import type { Db } from './transaction.ts'

type Parts = {
  config: Config
  log: Logger
  availability: Availability | undefined
  inTransactionOf<W extends Who, T>(pool: pg.Pool, about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  readingFrom<W extends Who, T>(db: Db, about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
}

/** See `DedicatedPool`. JIT costs more than such a statement takes. */
const SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
  jit: 'off',
}

/** Connections of one batch writer, which nobody else takes. */
export const createDedicatedPool = (
  { config, log, availability, inTransactionOf, readingFrom }: Parts,
  name: string,
  connections: number,
): DedicatedPool => {
  const onIdleError = (error: Error): void => log.warn({ err: unavailableOr(error), name }, 'connection lost')
  const options = {
    work: 'writer' as const,
    max: connections,
    name: dedicatedConnection(name),
    onIdleError,
    settings: SETTINGS,
    isPipelined: true,
  }
  const pool = createPool(config.DATABASE_URL, options)
  availability?.cover(pool)
  const readingDb = readingOn(pool)
  return {
    inContext: (about, fn) => {
      const work = (ctx: Ctx<(typeof about)['who']>) => {
        refreshPlans(ctx.db)
        return fn(ctx)
      }
      return inTransactionOf(pool, about, work)
    },
    reading: (about, fn) => readingFrom(readingDb, about, fn),
    close: () => pool.end(),
  }
}

const FIRST_USES = 4
const LAST_USES = 512
const uses = new WeakMap<pg.PoolClient, { left: number; next: number }>()

/**
 * Plans are cached, because making them costs more than a batch; but one that was made while a table was empty is wrong when it is large. So a connection
 * discards its young plans each time it has used them twice as often as those before. To plan all anew delays every waiting call by some 70 ms: after a
 * thousand uses it is left to PostgreSQL, which plans anew when a table was analysed.
 */
const refreshPlans = (db: Db): void => {
  const use = uses.get(db.client) ?? { left: FIRST_USES, next: FIRST_USES * 2 }
  uses.set(db.client, use)
  if (--use.left > 0) return
  use.left = use.next <= LAST_USES ? use.next : Number.POSITIVE_INFINITY
  use.next *= 2
  db.pipeline(() => db.client.query('DISCARD PLANS'))
}
