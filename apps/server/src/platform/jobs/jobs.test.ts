import { clockAt, seeded, testDatabase } from '@maru/testkit'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { createContexts } from '../create-contexts.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { freeDeadJobs } from './freed-jobs.ts'
import { livingWorkers } from './living-workers.ts'
import { seoulCron } from './seoul-cron.ts'
import { type JobWorker, startWorker } from './worker.ts'

const database = await testDatabase()
const random = seeded('jobs')
const services = createContexts({
  config: { DATABASE_URL: database.url } as Config,
  log: pino({ level: 'silent' }),
  clock: clockAt('2026-11-20T10:00:00+09:00'),
  random: { bytes: random.bytes, int: (below) => random.between(0, below - 1) },
  bus: { publish: async () => {}, subscribe: async () => {}, close: async () => {} } as never,
  pool: database.pool,
  ownTransactionPool: database.pool,
  listeners: [],
  observers: {},
})

const about = { who: { kind: 'guest' }, siteId: 7 } as const
let worker: JobWorker | undefined
const ran: { siteId: number; n: number; who: string }[] = []

const count = defineJob<{ n: number }>({
  name: 'test.count',
  run: async (ctx, { n }) => {
    ran.push({ siteId: ctx.siteId, n, who: ctx.who.job })
  },
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
  ran.length = 0
})

const waiting = async () =>
  (await database.pool.query('SELECT key, attempts FROM graphile_worker.jobs ORDER BY id')).rows

test('a job runs for the site of its caller, once the caller has committed', async () => {
  await services.inContext(about, (ctx) => enqueue(ctx, count, { n: 1 }))
  worker = await startWorker(services, [count])
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual([{ siteId: 7, n: 1, who: 'test.count' }])
})

test('a job of a transaction that rolls back was never there', async () => {
  const failing = services.inContext(about, async (ctx) => {
    await enqueue(ctx, count, { n: 1 })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting()).toEqual([])
})

test('of two jobs with one key only the later waits', async () => {
  const later = { key: 'only', runAt: new Date('2100-01-01T00:00:00Z') }
  await services.inContext(about, (ctx) => enqueue(ctx, count, { n: 1 }, later))
  await services.inContext(about, (ctx) => enqueue(ctx, count, { n: 2 }, later))
  expect(await waiting()).toEqual([{ key: 'only', attempts: 0 }])
  await database.pool.query(`SELECT graphile_worker.remove_job('only')`)
})

test('a job that throws leaves nothing of its transaction and waits for its next try', async () => {
  await database.ownerPool.query('CREATE TABLE public.mark (n int); GRANT ALL ON public.mark TO maru_app')
  const failing = defineJob({
    name: 'test.fail',
    run: async (ctx) => {
      await ctx.db.query('INSERT INTO public.mark VALUES (1)')
      throw new Error('not today')
    },
  })
  await services.inContext(about, (ctx) => enqueue(ctx, failing, {}))
  worker = await startWorker(services, [failing])
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ key: null, attempts: 1 }])
  expect((await database.pool.query('SELECT n FROM public.mark')).rows).toEqual([])
})

test('long jobs, however many wait, hold up no short one', async () => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const long = defineJob<{ n: number }>({ name: 'test.long', isLong: true, run: () => released })
  const short = defineJob({ name: 'test.short', run: async () => release() })
  for (const n of [1, 2, 3, 4]) await services.inContext(about, (ctx) => enqueue(ctx, long, { n }))
  worker = await startWorker(services, [long, short])
  await services.inContext(about, (ctx) => enqueue(ctx, short, {}))
  await released
})

test('a job that runs is not taken for one of a process that died, however long it takes', async () => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = 0
  const run = (): Promise<void> => {
    begun++
    return released
  }
  const [long, short] = [defineJob({ name: 'test.long', isLong: true, run }), defineJob({ name: 'test.short', run })]
  for (const job of [long, short]) await services.inContext(about, (ctx) => enqueue(ctx, job, {}))
  worker = await startWorker(services, [long, short])
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(2)
  const locked = async () =>
    (await database.pool.query('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).rowCount
  const freeing = freeDeadJobs(database.pool, services.log)
  for (let look = 0; look < 3; look++) await freeing.look()
  freeing.stop()
  const held = await locked()
  release()
  expect(held).toBe(2)
  await expect.poll(locked, { timeout: 10_000 }).toBe(0)
})

test('a run that was missed while everything was down is made up for once', async () => {
  const missed = new Date(Date.now() - 5 * 60_000)
  const nightly = defineJob({
    name: 'test.nightly',
    cron: `${missed.getUTCMinutes()} * * * *`,
    run: async (ctx) => {
      ran.push({ siteId: ctx.siteId, n: 0, who: ctx.who.job })
    },
  })
  const start = async () => {
    worker = await startWorker(services, [nightly])
  }
  await start()
  await worker?.stop()
  expect(ran).toEqual([])
  const table = 'graphile_worker._private_known_crontabs'
  const { rowCount } = await database.ownerPool.query(
    `UPDATE ${table} SET known_since = now() - interval '1 day', last_execution = now() - interval '10 minutes' WHERE identifier = 'test.nightly'`,
  )
  expect(rowCount).toBe(1)
  await start()
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual([{ siteId: 0, n: 0, who: 'test.nightly' }])
})

test('a job whose process died is free again after two looks, one of a living process is not', async () => {
  const never = { runAt: new Date('2100-01-01T00:00:00Z') }
  for (const worker of ['dead', 'living']) {
    await services.inContext(about, (ctx) => enqueue(ctx, count, { n: 1 }, { ...never, key: worker }))
    await database.ownerPool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() WHERE key = $1`,
      [worker],
    )
  }
  const held = async () =>
    (
      await database.pool.query(
        `SELECT locked_by FROM graphile_worker.jobs WHERE key IN ('dead', 'living') ORDER BY key`,
      )
    ).rows
  const process = livingWorkers(database.pool)
  await process.add('living')
  const freeing = freeDeadJobs(database.pool, services.log)
  await freeing.look()
  expect(await held()).toEqual([{ locked_by: 'dead' }, { locked_by: 'living' }])
  await freeing.look()
  expect(await held()).toEqual([{ locked_by: null }, { locked_by: 'living' }])
  // Its connection goes with a process.
  await process.stop()
  await expect
    .poll(async () => {
      await freeing.look()
      return await held()
    })
    .toEqual([{ locked_by: null }, { locked_by: null }])
  freeing.stop()
  for (const worker of ['dead', 'living']) await database.pool.query('SELECT graphile_worker.remove_job($1)', [worker])
})

test('two jobs of one name are refused at the start', async () => {
  await expect(startWorker(services, [count, count])).rejects.toThrow('Two jobs are named test.count')
})

test('a cron pattern is read in the time of Asia/Seoul', () => {
  const digest = (iso: string) => {
    const at = new Date(iso)
    return {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    }
  }
  const everyMidnight = seoulCron('0 0 * * *')
  expect(everyMidnight(digest('2026-11-20T00:00:00+09:00'))).toBe(true)
  expect(everyMidnight(digest('2026-11-20T00:00:00Z'))).toBe(false)
  const mondays = seoulCron('30 5 * * 1')
  expect(mondays(digest('2026-11-23T05:30:00+09:00'))).toBe(true)
  expect(mondays(digest('2026-11-24T05:30:00+09:00'))).toBe(false)
  const firstOfMonth = seoulCron('5 0 1 * *')
  expect(firstOfMonth(digest('2026-12-01T00:05:00+09:00'))).toBe(true)
  expect(firstOfMonth(digest('2026-12-02T00:05:00+09:00'))).toBe(false)
  expect(() => seoulCron('every day')).toThrow()
})
