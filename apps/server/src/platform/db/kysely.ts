import { unavailableOr } from '@maru/postgres'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** Queries on connections of the pool: for reads outside a transaction. They throw DatabaseUnavailable as `readingOn` does. */
export function kyselyOver(pool: pg.Pool): Kysely<Tables> {
  const connect = async () => {
    const client = await pool.connect().catch(rethrow)
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<pg.QueryResult>
    return {
      query: ((...asked: unknown[]) => query(...asked).catch(rethrow)) as typeof client.query,
      release: () => client.release(),
    }
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }) })
}

const rethrow = (error: unknown): never => {
  throw unavailableOr(error)
}

/** Queries on one connection that is already inside a transaction, which somebody else ends. */
export function kyselyInside(client: pg.PoolClient): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new InsideDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

class InsideDriver extends PostgresDriver {
  constructor(client: pg.PoolClient) {
    const borrowed = { query: client.query.bind(client), release: () => {} }
    super({ pool: { connect: async () => borrowed, end: async () => {}, options: {} } })
  }

  override async beginTransaction(): Promise<void> {
    // A second BEGIN would be ignored by PostgreSQL, and its COMMIT would end the caller's transaction halfway.
    throw new Error('The transaction is already open: one call is one transaction')
  }
}
