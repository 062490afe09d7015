import type { Duplex } from 'node:stream'
import pg from 'pg'
import { NamedQuery } from './named-query.ts'
import { SharedSync } from './shared-sync.ts'

/** What the connections of a pool are for, and so how long PostgreSQL lets them work, wait and idle. `unbounded`: tests, tools, whoever is alone. */
export type PoolWork = 'request' | 'writer' | 'read' | 'job' | 'unbounded'

export interface PoolOptions {
  work: PoolWork
  /** Connections at most; default 10. */
  max?: number
  /** Shown by PostgreSQL in pg_stat_activity. */
  name?: string
  /** Of PostgreSQL, for every connection: `{ plan_cache_mode: 'force_generic_plan' }`. */
  settings?: Readonly<Record<string, string>>
  /** Statements leave without waiting for the answers of those before. */
  isPipelined?: boolean
  /** A connection that breaks while idle; default: ignored, for the pool replaces it. */
  onIdleError?: (error: Error) => void
}

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TEXT_ARRAY = 1009
const CONNECT_TIMEOUT_MS = 10_000
/** Tests and tools have nobody who waits for an answer, and may run on a machine that has much else to do. */
const PATIENT_CONNECT_TIMEOUT_MS = 60_000
const KEEPALIVE_MS = 10_000
const IDLE_MS = 10_000
/** A writer's connections keep their plans: to make those anew costs the first batch after a quiet moment some 90 ms, and all that wait behind it. */
const NEVER = 0

/** A statement that takes longer, waits longer for a lock, or a transaction that is left idle for longer has lost its caller, or costs all others. */
const LIMITS: Readonly<Record<PoolWork, Readonly<Record<string, string>>>> = {
  request: { statement_timeout: '15s', lock_timeout: '5s', idle_in_transaction_session_timeout: '20s' },
  writer: { statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '10s' },
  read: { statement_timeout: '10s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' },
  job: { statement_timeout: '15min', lock_timeout: '10s', idle_in_transaction_session_timeout: '10min' },
  unbounded: {},
}
/** So that PostgreSQL notices within a minute that a machine of ours is gone, and lets go of its locks. */
const KEEPALIVE = { tcp_keepalives_idle: '30', tcp_keepalives_interval: '10', tcp_keepalives_count: '3' }

/**
 * A pool whose rows are read our way: int8 as a number (throws RangeError beyond 2^53), date as 'YYYY-MM-DD',
 * timestamptz as Date. sum(int8) is numeric in PostgreSQL and comes as text: cast it to int8.
 */
export function createPool(
  url: string,
  { work, max = 10, name, settings = {}, isPipelined: pipeline = false, onIdleError }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...addressed(url, { ...KEEPALIVE, ...LIMITS[work], ...settings }),
    max,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    idleTimeoutMillis: work === 'writer' ? NEVER : IDLE_MS,
    connectionTimeoutMillis: work === 'unbounded' ? PATIENT_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
    // The driver's own name, which its types do not know yet.
    ...({ pipeline } as object),
  })
  // Without a listener a cut idle connection would end the process.
  pool.on('error', (error) => onIdleError?.(error))
  // Nor one that is cut while somebody holds it: whatever is asked of it then rejects, and that is dealt with.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', promiseQueries)
  if (pipeline) pool.on('connect', corkQueries)
  return pool
}

/** What the address says of settings itself comes last, and so holds; the driver alone would drop ours for it. */
function addressed(url: string, settings: Readonly<Record<string, string>>): pg.PoolConfig {
  const [address = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  const ours = Object.entries(settings).map(([setting, value]) => `-c ${setting}=${value}`)
  const options = [...ours, params.get('options') ?? ''].join(' ').trim()
  params.delete('options')
  return { connectionString: params.size > 0 ? `${address}?${params}` : address, options }
}

/** Was it made with `isPipelined`? */
export function isPipelined(pool: pg.Pool): boolean {
  return (pool.options as { pipeline?: boolean }).pipeline === true
}

/** How many statements were handed to this connection of a pool of ours. */
export function statementsOf(client: pg.PoolClient): number {
  return handed.get(client)?.statements ?? 0
}

const handed = new WeakMap<pg.PoolClient, { statements: number }>()

type Query = (...asked: unknown[]) => unknown
type Answered = (error: Error | null | undefined, result: unknown) => void

/**
 * Gives the promises of `query` in place of the driver, and counts statements. The driver's own promises assign a function to a property, which V8 allocates in its old generation at once: a statement,
 * its bytes and its rows then outlive several collections, and each of those takes four times as long. A callback that is passed as an argument is collected with its statement.
 */
function promiseQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  const send = (asked: readonly unknown[], answered: Answered): unknown => {
    const [config, values] = asked as [string | pg.QueryConfig, unknown[]?]
    const isNamed = typeof config === 'object' && config.name
    return isNamed ? query(new NamedQuery(config, values, answered)) : query(...asked, answered)
  }
  const asPromise = (asked: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const answered: Answered = (error, result) => (error ? reject(error) : resolve(result))
      send(asked, answered)
    })
  const count = { statements: 0 }
  handed.set(client, count)
  const ask: Query = (...asked) => {
    count.statements++
    const last = asked.at(-1)
    return typeof last === 'function' ? send(asked.slice(0, -1), last as Answered) : asPromise(asked)
  }
  client.query = ask as typeof client.query
}

const syncs = new WeakMap<pg.PoolClient, SharedSync>()

/**
 * From now on, or no longer, statements that are sent on this connection in one turn of the event loop share one Sync message, so that PostgreSQL answers them in one piece. Only inside a transaction;
 * does nothing on a connection that is not pipelined.
 */
export function shareSync(client: pg.PoolClient, isWanted: boolean): void {
  const sync = syncs.get(client)
  if (sync) sync.isShared = isWanted
}

/** Statements of one turn of the event loop leave in one write, and so wake PostgreSQL once. */
function corkQueries(client: pg.PoolClient): void {
  const sync = new SharedSync(client)
  syncs.set(client, sync)
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  const query = client.query.bind(client) as Query
  let isHeld = false
  const release = (): void => {
    isHeld = false
    sync.settle()
    stream.uncork()
  }
  const ask: Query = (...asked) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(release)
    }
    return query(...asked)
  }
  client.query = ask as typeof client.query
}

/** One connection for one act, closed afterwards whatever happens. */
export async function connectOnce<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  })
  // The error of a cut connection also rejects the query under way, which is where it is dealt with.
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`)
  return value
}

// biome-ignore lint/suspicious/noExplicitAny: pg's own type for a parser
const getTypeParser = ((oid: number, format?: 'text' | 'binary'): any => {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
  if (oid === INT8) return safeInteger
  if (oid === DATE) return (text: string) => text
  if (oid === DATE_ARRAY) return textArray
  if (oid === INT8_ARRAY)
    return (text: string) => textArray(text).map((item) => (item === null ? null : safeInteger(item)))
  return pg.types.getTypeParser(oid, 'text')
}) as typeof pg.types.getTypeParser

const textArray = pg.types.getTypeParser(TEXT_ARRAY as number, 'text') as unknown as (text: string) => (string | null)[]
