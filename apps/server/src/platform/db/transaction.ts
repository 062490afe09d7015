import { isPipelined } from '@maru/postgres'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { kyselyInside } from './kysely.ts'
import type { Tables } from './tables.ts'

/** The database inside one transaction. The three ways share it: what one writes the others see. */
export interface Db {
  kysely: Kysely<Tables>
  query: <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>
  /** For hot statements: planned once per connection under that name, which belongs to this text alone. */
  named: <Row>(name: string, sql: string, params: readonly unknown[]) => Promise<Row[]>
  client: pg.PoolClient
  /** For a statement that was sent and whose answer nobody needs: the commit waits for it, and fails when it failed. */
  afterwards: (statement: Promise<unknown>) => void
}

const TRIES = 3
const IN_FAILED_TRANSACTION = '25P02'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

/** What was read is no longer so: thrown inside a transaction, it is run again from its beginning. */
export class Outrun extends Error {
  readonly code = SERIALIZATION_FAILURE
}

/**
 * Runs `act` in one transaction: committed when it returns, rolled back when it throws. When PostgreSQL gave it up for another's
 * sake (serialization failure, deadlock), it is run again from its beginning, three times in all: it may have no effect outside.
 * On a pipelined pool neither BEGIN nor COMMIT is a round trip of its own.
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
  const goesOn = isPipelined(pool)
  const client = await pool.connect()
  // A connection cut while checked out reports here as well as in its query, where it is dealt with.
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    const sent: Promise<unknown>[] = []
    const afterwards = (statement: Promise<unknown>): void => {
      sent.push(statement)
      // Where `act` throws, nobody asks for it any more.
      statement.catch(ignore)
    }
    const begun = client.query('BEGIN')
    afterwards(begun)
    const db = new OneTransaction(client, afterwards)
    if (!goesOn) await begun
    const result = await act(db)
    if (!goesOn) await allDone(sent)
    const committed = client.query('COMMIT')
    await allDone([...sent, committed])
    const { command } = await committed
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

/** A class, so that a transaction makes no functions of its own: those of an object in braces are old from their birth, and keep what they see. */
class OneTransaction implements Db {
  readonly client: pg.PoolClient
  readonly afterwards: Db['afterwards']
  #kysely: Kysely<Tables> | undefined

  constructor(client: pg.PoolClient, afterwards: Db['afterwards']) {
    this.client = client
    this.afterwards = afterwards
  }

  // Most calls of the hot paths never ask for it.
  get kysely(): Kysely<Tables> {
    this.#kysely ??= kyselyInside(this.client)
    return this.#kysely
  }

  async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query(sql, [...params])).rows as Row[]
  }

  async named<Row>(name: string, text: string, params: readonly unknown[]): Promise<Row[]> {
    return (await this.client.query({ name, text, values: params as unknown[] })).rows as Row[]
  }
}

/** The answers of statements that were sent together. Throws what one of them failed by, not what those after it failed by in its wake. */
export async function allDone<T extends readonly unknown[]>(
  statements: readonly [...{ [N in keyof T]: Promise<T[N]> | T[N] }],
): Promise<T> {
  const settled: PromiseSettledResult<unknown>[] = await Promise.allSettled(statements)
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string }] : []))
  if (failures.length > 0) throw failures.find(({ code }) => code !== IN_FAILED_TRANSACTION) ?? failures[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as T
}

function wasGivenUp(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED
}

function ignore(): void {}
