import type { Kysely } from 'kysely'
import type pg from 'pg'
import { kyselyInside } from './kysely.ts'
import type { Tables } from './tables.ts'

/** The database inside one transaction. The three ways share it: what one writes the others see. */
export interface Db {
  kysely: Kysely<Tables>
  query: <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>
  client: pg.PoolClient
}

const TRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

/**
 * Runs `act` in one transaction: committed when it returns, rolled back when it throws. When PostgreSQL gave it up for another's
 * sake (serialization failure, deadlock), it is run again from its beginning, three times in all: it may have no effect outside.
 */
export async function inTransaction<T>(pool: pg.Pool, act: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, act)
    } catch (error) {
      if (attempt === TRIES || !wasGivenUp(error)) throw error
    }
  }
}

async function once<T>(pool: pg.Pool, act: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection cut while checked out reports here as well as in its query, where it is dealt with.
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await act(dbOn(client))
    const { command } = await client.query('COMMIT')
    // After a swallowed error PostgreSQL answers COMMIT with ROLLBACK.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a failed statement was swallowed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

function dbOn(client: pg.PoolClient): Db {
  return {
    kysely: kyselyInside(client),
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await client.query(sql, [...params])).rows as Row[],
    client,
  }
}

function wasGivenUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED
}

function ignore(): void {}
