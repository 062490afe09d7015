import type pg from 'pg'
import { createPool } from './pool.ts'
import { DatabaseUnavailable, unavailableOr } from './unavailable.ts'

/** Whether PostgreSQL answers, so that nobody waits for an answer that does not come. */
export type Availability = {
  isAvailable(): boolean
  /** Throws DatabaseUnavailable while PostgreSQL is known not to answer. */
  assertAvailable(): void
  /** Connections of this pool are closed when PostgreSQL falls silent: whoever waits on one gets DatabaseUnavailable at once. */
  cover(pool: pg.Pool): void
  /** Covers it, and has `query` and `connect` throw DatabaseUnavailable: at once while PostgreSQL does not answer, and where a connection is lost or none is made. */
  guard(pool: pg.Pool): void
  stop(): Promise<void>
}

/** `name`: of the connection, as pg_stat_activity shows it. */
export type AvailabilityOptions = {
  name: string
  log: { warn(about: object, message: string): void; error(about: object, message: string): void }
  /** Called once at the start, and whenever it changes. */
  onChange?: (isAvailable: boolean) => void
  /** Work was refused. */
  onRefused?: () => void
}

/** While all is well. */
const PROBE_MS = 1_000
/** While it does not answer: it is noticed so soon that it is back. */
const PROBE_AGAIN_MS = 250
const TICK_MS = 250
/**
 * A probe without an answer for so many ticks is silence, 3 s. Ticks are counted instead of time: while this process is itself held up, one tick passes, however long
 * that takes, and the answer is read before the next.
 */
const SILENT_TICKS = 12

class Silence extends Error {}

/** Asks PostgreSQL once a second, on a connection of its own. */
export const watchAvailability = (
  url: string,
  { name, log, onChange = () => {}, onRefused = () => {} }: AvailabilityOptions,
): Availability => {
  const pool = createPool(url, { work: 'read', max: 1, name })
  const covered = new Set<pg.Pool>()
  let unavailable: { since: number; cause: unknown; refused: number } | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const probe = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let ticks = 0
      const ticking = setInterval(() => {
        const isSilent = ++ticks >= SILENT_TICKS
        // Whoever waited for a connection that was closed opens another, which gets no answer either.
        if (isSilent || unavailable) for (const each of covered) closeConnections(each)
        if (!isSilent) return
        clearInterval(ticking)
        reject(new Silence('no answer'))
        closeConnections(pool)
      }, TICK_MS)
      pool
        .query('SELECT 1')
        .then(resolve, reject)
        .finally(() => clearInterval(ticking))
    })

  const note = (cause: unknown): void => {
    if (unavailable) return
    log.error({ error: (cause as Error).message }, 'PostgreSQL does not answer: calls are refused')
    unavailable = { since: Date.now(), cause, refused: 0 }
    onChange(false)
  }
  const noteBack = (): void => {
    if (!unavailable) return
    const { since, refused } = unavailable
    log.warn({ seconds: Math.round((Date.now() - since) / 100) / 10, refused }, 'PostgreSQL answers again')
    unavailable = undefined
    onChange(true)
  }

  const watch = async (): Promise<void> => {
    // A second time on another connection: one may be cut, and PostgreSQL well.
    await probe()
      .catch((error) => (unavailable || error instanceof Silence ? Promise.reject(error) : probe()))
      .then(noteBack, note)
    if (!isStopped) timer = setTimeout(() => void watch(), unavailable ? PROBE_AGAIN_MS : PROBE_MS).unref()
  }
  onChange(true)
  void watch()

  const assertAvailable = (): void => {
    if (!unavailable) return
    unavailable.refused++
    onRefused()
    throw new DatabaseUnavailable(unavailable.cause)
  }
  return {
    isAvailable: () => unavailable === undefined,
    assertAvailable,
    cover: (other) => void covered.add(other),
    guard(other) {
      covered.add(other)
      guardPool(other, assertAvailable)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

type Ask = (...asked: unknown[]) => unknown

const guardPool = (pool: pg.Pool, assertAvailable: () => void): void => {
  const guarded = (ask: Ask): Ask => {
    const bound = ask.bind(pool)
    const asPromise = async (...asked: unknown[]): Promise<unknown> => {
      assertAvailable()
      try {
        return await bound(...asked)
      } catch (error) {
        throw unavailableOr(error)
      }
    }
    // With a callback it is the pool itself that asks, for a query that came this way before.
    return (...asked) => (typeof asked.at(-1) === 'function' ? bound(...asked) : asPromise(...asked))
  }
  Object.assign(pool, { query: guarded(pool.query as Ask), connect: guarded(pool.connect as Ask) })
}

/** In the driver's own fields: the pool has no function that ends what is in use, or still connecting. */
const closeConnections = (pool: pg.Pool): void => {
  const { _clients, _pendingQueue } = pool as unknown as {
    _clients: { connection?: { stream: { destroy(): void } } }[]
    _pendingQueue: { callback(error: Error): void }[]
  }
  // Who waits in line would else get one of the next connections, which are closed a few at a time.
  for (const { callback } of _pendingQueue.splice(0)) callback(new Error('Connection terminated: no answer'))
  for (const { connection } of [..._clients]) connection?.stream.destroy()
}
