import { createPool } from '@maru/postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Counter, Gauge } from 'prom-client'
import { isRefusal } from '../refusal.ts'
import { type BatchRead, createBatchedReads } from './batched-reads.ts'
import { readingOn } from './reading.ts'
import type { Db } from './transaction.ts'

/** A streaming replica of the database, asked only while it is known to be near. */
export type Replica = {
  /** `onReplica` where it is near; when that fails by anything but a refusal, and where it is not near, `onPrimary`. */
  read<T>(onReplica: (db: Db, reads: BatchRead) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How old an answer may be: it has all that was committed this long ago at its last check, and the check is at most as old again. */
export const MAX_LAG_MS = 1_000
const CHECK_MS = 250

const reads = new Counter({
  name: 'maru_replica_reads_total',
  help: 'Reads that a replica may answer, by who answered',
  labelNames: ['by'] as const,
})
const near = new Gauge({
  name: 'maru_replica_near',
  help: '1 while the replica is asked, 0 while it is too far behind',
})

type Sample = { at: number; lsn: string }

/**
 * Compares the two four times a second: where the primary's log ended a moment ago, and how far the replica has applied it. Their clocks are not compared, and an
 * idle primary is no lag. A server that is no replica is never asked.
 */
export const followReplica = (primary: pg.Pool, url: string, connections: number, log: Logger): Replica => {
  const pool = createPool(url, {
    work: 'read',
    max: connections,
    name: 'maru-replica',
    onIdleError: (error) => log.warn({ error: error.message }, 'connection to the replica lost'),
  })
  const db = readingOn(pool)
  const batchRead = createBatchedReads(db)
  const samples: Sample[] = []
  let nearUntil = 0
  let wasNear: boolean | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const note = (isNear: boolean, why?: string): void => {
    if (isNear) nearUntil = performance.now() + MAX_LAG_MS
    else nearUntil = 0
    near.set(isNear ? 1 : 0)
    if (isNear !== wasNear)
      log.warn({ isNear, ...(why ? { why } : {}) }, isNear ? 'the replica is asked' : 'the replica is not asked')
    wasNear = isNear
  }

  const check = async (): Promise<void> => {
    const at = performance.now()
    const { rows } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn')
    samples.push({ at, lsn: rows[0]?.lsn ?? '' })
    // The newest that is old enough, and those after it.
    while (samples[1] && samples[1].at <= at - MAX_LAG_MS) samples.shift()
    const { rows: found } = await pool.query<{ is_replica: boolean; has_it: boolean | null }>(
      `SELECT pg_is_in_recovery() AS is_replica, CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() >= $1::pg_lsn END AS has_it`,
      [samples[0]?.lsn],
    )
    if (!found[0]?.is_replica) note(false, 'it is no replica')
    else note(found[0].has_it === true, 'it is behind')
  }

  const again = async (): Promise<void> => {
    await check().catch((error: Error) => note(false, error.message))
    if (!isClosed) timer = setTimeout(() => void again(), CHECK_MS).unref()
  }
  void again()

  return {
    async read(onReplica, onPrimary) {
      if (performance.now() < nearUntil) {
        try {
          const answer = await onReplica(db, batchRead)
          reads.inc({ by: 'replica' })
          return answer
        } catch (error) {
          if (isRefusal(error)) throw error
          note(false, (error as Error).message)
        }
      }
      reads.inc({ by: 'primary' })
      return onPrimary()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}
