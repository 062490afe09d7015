import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, ensureDatabase, migrate, startPostgres, startStandby } from '@maru/postgres'
import { silentBus } from '@maru/stomp/bus'
import { clockAt } from '@maru/testkit'
import pino from 'pino'
import { register } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { modules } from './app.ts'
import { loadConfig } from './config.ts'
import type { Guest, Staff } from './platform/context.ts'
import { createContexts } from './platform/create-contexts.ts'
import { followReplica, type Replica } from './platform/db/replica.ts'
import { secureRandom } from './platform/random.ts'
import { Refusal } from './platform/refusal.ts'

const root = mkdtempSync(join(tmpdir(), 'maru-replica-'))
chmodSync(root, 0o755)
const role = { name: 'maru_app', password: 'test' }
const primaryDataDir = join(root, 'primary')
const postgres = await startPostgres({ dataDir: primaryDataDir, log: () => {}, durable: false })
await ensureDatabase(postgres.url('maru'))
await migrate(postgres.url('maru'), join(import.meta.dirname, '../migrations'), { appRole: role })
const standby = await startStandby({ primary: postgres.connection(), primaryDataDir, dataDir: join(root, 'standby') })
const pool = createPool(postgres.url('maru', role), { work: 'unbounded' })
const owner = createPool(postgres.url('maru'), { work: 'unbounded', max: 1 })
const ofStandby = { name: 'maru', password: String(postgres.connection().password) }
const standbyOwner = createPool(standby.url('maru', ofStandby), { work: 'unbounded', max: 1 })
await owner.query('CREATE TABLE public.note (text text); GRANT ALL ON public.note TO maru_app')

const log = pino({ level: 'silent' })
const bus = silentBus()
const config = loadConfig({ DATABASE_URL: postgres.url('maru', role) }, join(root, 'config'))
const contextsWith = (replica: Replica) =>
  createContexts({
    config,
    log,
    clock: clockAt('2026-11-20T15:00:00+09:00'),
    random: secureRandom,
    bus,
    pool,
    ownTransactionPool: pool,
    replica,
    listeners: [],
    observers: {},
  })
const replica = followReplica(pool, standby.url('maru', role), 4, log)
const contexts = contextsWith(replica)
afterAll(async () => {
  await Promise.all([replica.close(), pool.end(), owner.end(), standbyOwner.end().catch(() => {})])
  await standby.stop().catch(() => {})
  await postgres.stop()
  rmSync(root, { recursive: true })
}, 60_000)

const guest: Guest = { kind: 'guest' }
const about = { who: guest, siteId: 1 }
const isReplica = (from = contexts) =>
  from.readingReplica(about, async (ctx) => {
    const rows = await ctx.db.query<{ found: boolean }>('SELECT pg_is_in_recovery() AS found')
    return rows[0]?.found
  })
const notes = () =>
  contexts.readingReplica(about, async (ctx) =>
    (await ctx.db.query<{ text: string }>('SELECT text FROM public.note ORDER BY text')).map(({ text }) => text),
  )
const comesTrue = (holds: () => Promise<unknown>) =>
  expect.poll(() => holds(), { timeout: 20_000, interval: 50 }).toBe(true)
const reads = async (by: string): Promise<number> => {
  const { values } = (await register.getSingleMetric('maru_replica_reads_total')?.get()) ?? { values: [] }
  return values.find((value) => value.labels.by === by)?.value ?? 0
}

test('reads that may lag go to the replica, and all others to the primary', async () => {
  await comesTrue(isReplica)
  const rows = await contexts.reading(about, (ctx) => ctx.db.query('SELECT pg_is_in_recovery() AS found'))
  expect(rows).toEqual([{ found: false }])
})

test('each call of the contract that may lag is answered by a replica, so it writes nothing', async () => {
  const staff = {
    kind: 'staff',
    staffId: 1,
    name: 'admin',
    role: 'superadmin',
    permissions: [],
    siteIds: [1],
    sessionId: 1,
  }
  const member = modules.flatMap((module) => module.calls ?? []).filter(({ call }) => call.mayLag)
  const office = modules.flatMap((module) => module.adminCalls ?? []).filter(({ call }) => call.mayLag)
  expect(member.length).toBeGreaterThan(0)
  expect(office.length).toBeGreaterThan(0)
  const before = { replica: await reads('replica'), primary: await reads('primary') }
  for (const { call, handle } of member)
    await contexts.readingReplica(about, (ctx) => handle(ctx, call.body.parse({}), contexts))
  for (const { call, handle } of office) {
    const input = { params: call.params.parse({}), query: call.query.parse({}), body: call.body.parse({}) }
    expect(call.method).toBe('GET')
    await contexts.readingReplica({ who: staff as Staff, siteId: 1 }, (ctx) =>
      handle(ctx, input, {} as never, contexts),
    )
  }
  expect(await reads('primary')).toBe(before.primary)
  expect(await reads('replica')).toBe(before.replica + member.length + office.length)
})

test('a refusal is the answer of the replica, and is not tried again', async () => {
  let tries = 0
  const refused = contexts.readingReplica(about, async () => {
    tries++
    throw new Refusal('N404')
  })
  await expect(refused).rejects.toThrow(Refusal)
  expect(tries).toBe(1)
})

test('a replica that stops following is not asked, and what was committed is seen', async () => {
  await standbyOwner.query('SELECT pg_wal_replay_pause()')
  await comesTrue(async () => {
    const { rows } = await standbyOwner.query('SELECT pg_get_wal_replay_pause_state() AS state')
    return rows[0].state === 'paused'
  })
  await pool.query("INSERT INTO public.note VALUES ('one')")
  await comesTrue(async () => (await notes()).includes('one'))
  expect(await isReplica()).toBe(false)
  await standbyOwner.query('SELECT pg_wal_replay_resume()')
  await comesTrue(isReplica)
  expect(await notes()).toEqual(['one'])
})

test('a primary that is given as replica is never asked', async () => {
  const wrong = followReplica(pool, postgres.url('maru', role), 2, log)
  try {
    const other = contextsWith(wrong)
    for (let i = 0; i < 20; i++) {
      expect(await isReplica(other)).toBe(false)
      await new Promise((next) => setTimeout(next, 30))
    }
    expect(await reads('replica')).toBeGreaterThan(0)
  } finally {
    await wrong.close()
  }
})

test('a replica that dies in the middle costs nobody an answer', async () => {
  await comesTrue(isReplica)
  let isKilled = false
  const answers: Promise<unknown>[] = []
  for (let i = 0; i < 100; i++) {
    answers.push(notes())
    if (i === 50) {
      process.kill(standby.pid, 'SIGKILL')
      isKilled = true
    }
    await new Promise((next) => setImmediate(next))
  }
  expect(isKilled).toBe(true)
  expect(await Promise.all(answers)).toEqual(answers.map(() => ['one']))
  await comesTrue(async () => (await isReplica()) === false)
})
