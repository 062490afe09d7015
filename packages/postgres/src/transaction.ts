import type pg from 'pg'
import { isPipelined, shareSync, statementsOf } from './pool.ts'
import { unavailableOr } from './unavailable.ts'

/** The database inside one transaction. `query`, `named` and `client` share it: what one writes the others see. */
export interface TransactionDb {
  query: <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>
  /** For hot statements: planned once per connection under that name, which belongs to this text alone. */
  named: <Row>(name: string, sql: string, params: readonly unknown[]) => Promise<Row[]>
  client: pg.PoolClient
  /**
   * For one statement, and no more, whose answer nobody needs before the commit: what follows it, and the COMMIT, leave without waiting for it, and it is all
   * rolled back when PostgreSQL refuses it. Where `send` fails before it sent anything, nothing is committed either.
   */
  pipeline: <T>(send: () => Promise<T>) => Promise<T>
}

const TRIES = 3
/** Named, so that they go the way of all other statements and share their Sync. */
const BEGIN = { name: 'begin', text: 'BEGIN' }
const COMMIT = { name: 'commit', text: 'COMMIT' }
const IN_FAILED_TRANSACTION = '25P02'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

/** What was read was changed by another transaction: thrown inside a transaction, it has that one run again from its beginning. */
export class ConcurrentUpdate extends Error {
  readonly code = SERIALIZATION_FAILURE
}

/**
 * Runs `act` in one transaction: committed when it returns, rolled back when it throws. When it conflicts with another
 * (serialization failure, deadlock), it is run again from its beginning, three times in all: it may have no effect outside.
 * On a pipelined pool neither BEGIN nor COMMIT is a round trip of its own. Throws DatabaseUnavailable where no connection is made, or it is lost: after the COMMIT was
 * sent, what was written may have been committed all the same (`mayHaveCommitted`), and the caller reads it again. `createDb` makes what `act` gets.
 */
export async function inTransaction<T>(pool: pg.Pool, act: (db: Transaction) => Promise<T>): Promise<T>
export async function inTransaction<T, D extends Transaction>(
  pool: pg.Pool,
  act: (db: D) => Promise<T>,
  createDb: (client: pg.PoolClient) => D,
): Promise<T>
export async function inTransaction<T>(
  pool: pg.Pool,
  act: (db: Transaction) => Promise<T>,
  createDb = (client: pg.PoolClient): Transaction => new Transaction(client),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, act, createDb)
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error
    }
  }
}

async function once<T, D extends Transaction>(
  pool: pg.Pool,
  act: (db: D) => Promise<T>,
  createDb: (client: pg.PoolClient) => D,
): Promise<T> {
  const pipelined = isPipelined(pool)
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailableOr(error)
  })
  let broken: Error | undefined
  let isCommitting = false
  const db = createDb(client)
  try {
    shareSync(client, true)
    const begun = db.pipeline(() => client.query(BEGIN))
    if (!pipelined) await begun
    const result = await act(db)
    const awaited = pipelined ? db.unsent : db.sent
    if (awaited.length > 0) await allDone(awaited)
    isCommitting = true
    const committed = client.query(COMMIT)
    const last = statementsOf(client)
    await allDone([...db.sent, committed])
    if (statementsOf(client) !== last) throw new Error('A statement was sent after the COMMIT: pipeline takes one')
    const { command } = await committed
    // After a swallowed error PostgreSQL answers COMMIT with ROLLBACK.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a failed statement was swallowed')
    return result
  } catch (failure) {
    shareSync(client, false)
    const error = await causeOf(failure, db.sent)
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    // What `act` threw of another connection is not about this one.
    throw broken ? unavailableOr(error, isCommitting) : error
  } finally {
    shareSync(client, false)
    client.release(broken)
  }
}

/** A class, so that a transaction allocates no closures: V8 may put those of an object literal into its old generation (bench/memory.md). */
export class Transaction implements TransactionDb {
  readonly client: pg.PoolClient
  /** What `pipeline` was asked for, and of that what had sent nothing yet. */
  readonly sent: Promise<unknown>[] = []
  readonly unsent: Promise<unknown>[] = []

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  pipeline<T>(send: () => Promise<T>): Promise<T> {
    const before = statementsOf(this.client)
    const statement = send()
    this.sent.push(statement)
    if (statementsOf(this.client) === before) this.unsent.push(statement)
    // Where the transaction fails before, nobody asks for it any more.
    statement.catch(ignore)
    return statement
  }

  async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query(sql, [...params])).rows as Row[]
  }

  async named<Row>(name: string, text: string, params: readonly unknown[]): Promise<Row[]> {
    return (await this.client.query({ name, text, values: params as unknown[] })).rows as Row[]
  }
}

/** Of a statement that PostgreSQL would not carry out because of an earlier one: what that one failed by. */
async function causeOf(failure: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if ((failure as { code?: string }).code !== IN_FAILED_TRANSACTION) return failure
  return allDone(sent).then(
    () => failure,
    (earlier: unknown) => earlier,
  )
}

/** The answers of statements that were sent together. Throws the first cause, not the errors of later statements that failed because of it. */
export async function allDone<T extends readonly unknown[]>(
  statements: readonly [...{ [N in keyof T]: Promise<T[N]> | T[N] }],
): Promise<T> {
  const settled: PromiseSettledResult<unknown>[] = await Promise.allSettled(statements)
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string }] : []))
  if (failures.length > 0) throw failures.find(({ code }) => code !== IN_FAILED_TRANSACTION) ?? failures[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as T
}

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED
}

function ignore(): void {}
