import type pg from 'pg'
import { kyselyOver } from './kysely.ts'
import type { Db } from './transaction.ts'

/**
 * The database without a transaction, for reads: each statement by itself, on any connection of the pool, so that a call which
 * waits or computes holds none. Whatever lives in a connection (locks, settings) must not be asked of it.
 */
export const readingOn = (pool: pg.Pool): Db => ({
  kysely: kyselyOver(pool),
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await pool.query(sql, [...params])).rows as Row[],
  named: async <Row>(name: string, text: string, params: readonly unknown[]) =>
    (await pool.query({ name, text, values: params as unknown[] })).rows as Row[],
  pipeline: () => {
    throw new Error('there is no transaction: nothing waits for a commit')
  },
  // Each statement of it on any connection, as those above.
  client: pool as unknown as pg.PoolClient,
})
