import { createPool, DatabaseUnavailable } from '@maru/postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Counter, Gauge } from 'prom-client'

/** Whether PostgreSQL answers, so that nobody waits for an answer that does not come. */
export type Availability = {
  isAvailable(): boolean
  /** Throws DatabaseUnavailable while PostgreSQL is known not to answer. */
  assertAvailable(): void
  /** Connections of this pool are closed when PostgreSQL falls silent: whoever waits on one gets DatabaseUnavailable at once. */
  cover(pool: pg.Pool): void
  stop(): Promise<void>
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

const available = new Gauge({
  name: 'maru_database_available',
  help: '1 while PostgreSQL answers this process, else 0',
})
const refused = new Counter({
  name: 'maru_database_refused_total',
  help: 'Work that was refused at once because PostgreSQL did not answer',
})

class Silence extends Error {}

/** Asks PostgreSQL once a second, on a connection of its own. */
export const watchAvailability = (url: string, log: Logger): Availability => {
  const pool = createPool(url, { work: 'read', max: 1, name: 'maru-availability' })
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
    if (!unavailable) log.error({ error: (cause as Error).message }, 'PostgreSQL does not answer: calls are refused')
    unavailable ??= { since: Date.now(), cause, refused: 0 }
    available.set(0)
  }
  const noteBack = (): void => {
    available.set(1)
    if (!unavailable) return
    const { since, refused: count } = unavailable
    log.warn({ seconds: Math.round((Date.now() - since) / 100) / 10, refused: count }, 'PostgreSQL answers again')
    unavailable = undefined
  }

  const watch = async (): Promise<void> => {
    // A second time on another connection: one may be cut, and PostgreSQL well.
    await probe()
      .catch((error) => (unavailable || error instanceof Silence ? Promise.reject(error) : probe()))
      .then(noteBack, note)
    if (!isStopped) timer = setTimeout(() => void watch(), unavailable ? PROBE_AGAIN_MS : PROBE_MS).unref()
  }
  available.set(1)
  void watch()

  return {
    isAvailable: () => unavailable === undefined,
    assertAvailable() {
      if (!unavailable) return
      unavailable.refused++
      refused.inc()
      throw new DatabaseUnavailable(unavailable.cause)
    },
    cover: (other) => void covered.add(other),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

/** In the driver's own fields: the pool has no function that ends what is in use, or still connecting. */
const closeConnections = (pool: pg.Pool): void => {
  const { _clients } = pool as unknown as { _clients: { connection?: { stream: { destroy(): void } } }[] }
  for (const { connection } of [..._clients]) connection?.stream.destroy()
}
