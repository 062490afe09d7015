import { unavailableOr } from '@maru/postgres'
import type pg from 'pg'
import { kyselyOver } from './kysely.ts'
import type { Db } from './transaction.ts'

/**
 * The database without a transaction, for reads: each statement by itself, on any connection of the pool, so that a call which
 * waits or computes holds none. Whatever lives in a connection (locks, settings) must not be asked of it. Throws DatabaseUnavailable where a connection is lost or none is made.
 */
export const readingOn = (pool: pg.Pool): Db => {
  const query = (pool.query as (...asked: unknown[]) => Promise<pg.QueryResult>).bind(pool)
  const asked = async (...statement: unknown[]): Promise<pg.QueryResult> => {
    try {
      return await query(...statement)
    } catch (error) {
      throw unavailableOr(error)
    }
  }
  return {
    kysely: kyselyOver(pool),
    query: async <Row>(sql: string, params: readonly unknown[] = []) => (await asked(sql, [...params])).rows as Row[],
    named: async <Row>(name: string, text: string, params: readonly unknown[]) =>
      (await asked({ name, text, values: params as unknown[] })).rows as Row[],
    pipeline: () => {
      throw new Error('there is no transaction: nothing waits for a commit')
    },
    // Each statement of it on any connection, as those above.
    client: { query: asked } as unknown as pg.PoolClient,
  }
}
