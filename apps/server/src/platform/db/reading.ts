import type pg from 'pg'
import { kyselyInside } from './kysely.ts'
import type { Db } from './transaction.ts'

/** Runs reads on one connection without a transaction: each statement by itself, two round trips saved. */
export const reading = async <T>(pool: pg.Pool, act: (db: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  const note = (error: Error): void => {
    broken = error
  }
  client.on('error', note)
  try {
    return await act({
      kysely: kyselyInside(client),
      query: async <Row>(sql: string, params: readonly unknown[] = []) =>
        (await client.query(sql, [...params])).rows as Row[],
      client,
    })
  } finally {
    client.off('error', note)
    client.release(broken)
  }
}
