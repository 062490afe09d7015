import { unavailableOr } from '@maru/postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { workerLockClass } from './living-workers.ts'

const EVERY_MS = 10_000

/** Pools of workers that hold a job and whose process holds no lock in their name. */
const DEAD = `SELECT DISTINCT j.locked_by AS worker FROM graphile_worker.jobs j
  WHERE j.locked_by IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted AND l.classid = ${workerLockClass}
      AND l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`

/**
 * A process that is killed leaves the jobs that it worked on locked, and the queue gives them to nobody else for hours. So each process looks for such jobs and frees them: then they are done again from their
 * start, which every job bears. Freed is what was seen without a living worker twice: one that has just begun, or whose connection was cut, takes its lock meanwhile.
 */
export const freeDeadJobs = (pool: pg.Pool, log: Logger): { look(): Promise<void>; stop(): void } => {
  let suspects = new Set<string>()
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ worker: string }>(DEAD)
    const dead = rows.map(({ worker }) => worker).filter((worker) => suspects.has(worker))
    suspects = new Set(rows.map(({ worker }) => worker))
    if (dead.length === 0) return
    await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [dead])
    log.warn({ workers: dead.length }, 'jobs of processes that died are done again')
  }
  const timer = setInterval(
    () =>
      void look().catch((error: Error) =>
        log.warn({ err: unavailableOr(error) }, 'jobs of dead processes not looked for'),
      ),
    EVERY_MS,
  )
  return { look, stop: () => clearInterval(timer) }
}
