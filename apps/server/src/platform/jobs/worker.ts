import { EventEmitter } from 'node:events'
import { DatabaseUnavailable, unavailableOr } from '@maru/postgres'
import { Logger, parseCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { createPool } from '../db/index.ts'
import type { Services } from '../services.ts'
import { askingAgain } from './asking-again.ts'
import type { AnyJob } from './define-job.ts'
import { DEFAULT_ATTEMPTS } from './enqueue.ts'
import { freeDeadJobs } from './freed-jobs.ts'
import { livingWorkers } from './living-workers.ts'
import { seoulCron } from './seoul-cron.ts'

export type JobWorker = { stop(): Promise<void> }

type Queued = { siteId?: number; payload?: unknown }

/** A job that no site asked for (cron) runs for the whole installation. */
const WHOLE_INSTALLATION = 0
/** Jobs that run at once in a process: short ones, and long ones beside them. */
const SHORT_AT_ONCE = 2
const LONG_AT_ONCE = 1
export const CONCURRENCY = SHORT_AT_ONCE + LONG_AT_ONCE
const POLL_MS = 2_000
const BACKFILL_MS = 24 * 3600_000

/** Works off the queue until `stop`, which lets running jobs end. Throws when two jobs share a name or a cron pattern is wrong. */
export async function startWorker(services: Services, jobs: readonly AnyJob[]): Promise<JobWorker> {
  refuseDuplicateNames(jobs)
  const { pool, end } = ownPool(services)
  const living = livingWorkers(pool)
  const events: WorkerEvents = new EventEmitter()
  const alive: Promise<void>[] = []
  // The queue locks a job in the name of the pool, not of the worker in it that runs the job.
  events.on('pool:create', ({ workerPool }) => void alive.push(living.add(workerPool.id)))
  const begin = async (some: readonly AnyJob[], concurrency: number) =>
    some.length === 0
      ? undefined
      : run({
          pgPool: pool,
          concurrency,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          taskList: Object.fromEntries(some.map((job) => [job.name, taskOf(services, job)])) as TaskList,
          parsedCronItems: some.flatMap(cronOf),
          logger: loggerOf(services),
          events,
        })
  const short = jobs.filter(({ isLong }) => !isLong)
  const long = jobs.filter(({ isLong }) => isLong)
  const runners = [await begin(short, SHORT_AT_ONCE), await begin(long, LONG_AT_ONCE)]
  await Promise.all(alive)
  const freeing = freeDeadJobs(pool, services.log)
  const stop = async (): Promise<void> => {
    freeing.stop()
    await Promise.all(runners.map((runner) => runner?.stop()))
    await living.stop()
    await end()
  }
  return { stop }
}

/** The queue takes its error listeners off while it stops; a database that goes away just then would end the process. */
function ownPool({ config, log }: Services) {
  const note = (error: Error): void => log.warn({ err: unavailableOr(error) }, 'job queue lost its connection')
  const pool = createPool(config.DATABASE_URL, {
    work: 'job',
    max: CONCURRENCY + 5,
    name: 'maru-jobs',
    onIdleError: note,
  })
  pool.on('connect', (client) => client.on('error', note))
  return { pool: askingAgain(pool), end: () => pool.end() }
}

/** The queue logs every job's start and end as information: for us that is detail. That it has no connection is said of the database, and not by each of its tries. */
function loggerOf({ log }: Services): Logger {
  const write = { error: log.error, warning: log.warn, info: log.debug, debug: log.trace }
  return new Logger(() => (level, message, { error } = {}) => {
    const err = unavailableOr(error)
    write[level].call(log, err instanceof DatabaseUnavailable ? { err } : {}, message)
  })
}

function taskOf(services: Services, job: AnyJob) {
  return async (queued: unknown): Promise<void> => {
    const { siteId = WHOLE_INSTALLATION, payload = {} } = queued as Queued
    const who = { kind: 'system', job: job.name } as const
    const run = job.inSteps ? services.reading : services.inJob
    await run({ who, siteId }, (ctx) => job.run(ctx, payload as never))
  }
}

function cronOf({ name, cron, attempts = DEFAULT_ATTEMPTS }: AnyJob) {
  if (!cron) return []
  const options = { backfillPeriod: BACKFILL_MS, maxAttempts: attempts, jobKey: name }
  return [parseCronItem({ task: name, match: seoulCron(cron), identifier: name, options })]
}

function refuseDuplicateNames(jobs: readonly AnyJob[]): void {
  const names = jobs.map((job) => job.name)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate) throw new Error(`Two jobs are named ${duplicate}`)
}
