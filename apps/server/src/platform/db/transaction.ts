import { Transaction, type TransactionDb, inTransaction as transactionOn } from '@maru/postgres'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { kyselyInside } from './kysely.ts'
import type { Tables } from './tables.ts'

export { allDone, ConcurrentUpdate } from '@maru/postgres'

/** The database inside one transaction. `kysely` shares it with the other ways: what one writes the others see. */
export interface Db extends TransactionDb {
  kysely: Kysely<Tables>
}

/** As `inTransaction` of @maru/postgres says, with kysely inside the same transaction. */
export const inTransaction = <T>(pool: pg.Pool, act: (db: Db) => Promise<T>): Promise<T> =>
  transactionOn(pool, act, typed)

const typed = (client: pg.PoolClient): TypedTransaction => new TypedTransaction(client)

class TypedTransaction extends Transaction implements Db {
  #kysely: Kysely<Tables> | undefined

  // Most calls of the hot paths never ask for it.
  get kysely(): Kysely<Tables> {
    this.#kysely ??= kyselyInside(this.client)
    return this.#kysely
  }
}

/** lock_timeout, statement_timeout. */
const WAITED = ['55P03', '57014']
/** It waited too long for others: its transaction has done nothing. */
export const waitedTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && WAITED.includes(String(error.code))
