import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, permissions } from '@maru/contract'
import { type BusMessage, silentBus } from '@maru/stomp/bus'
import { clockAt, type TestClock, testDatabase } from '@maru/testkit'
import type pg from 'pg'
import pino from 'pino'
import { afterAll } from 'vitest'
import { type Config, loadConfig } from '../config.ts'
import type { Ctx, Guest, Member, Staff, System } from '../platform/context.ts'
import { type Contexts, createContexts } from '../platform/create-contexts.ts'
import { createPool } from '../platform/db/index.ts'
import type { Listener } from '../platform/events/events.ts'
import type { ServedCall } from '../platform/http/serve.ts'
import type { ObserverTable } from '../platform/observers.ts'
import { secureRandom } from '../platform/random.ts'

export type TestServer = {
  contexts: Contexts
  config: Config
  clock: TestClock
  /** As the application, with its privileges only. */
  pool: pg.Pool
  /** As the owner, to arrange what the application may not. */
  ownerPool: pg.Pool
  ownerUrl: string
  /** What went over the live bus, oldest first. */
  sent: BusMessage[]
  guest<T>(fn: (ctx: Ctx<Guest>) => Promise<T>, siteId?: number): Promise<T>
  member<T>(member: number | Member, fn: (ctx: Ctx<Member>) => Promise<T>, siteId?: number): Promise<T>
  /** The same without a transaction, for what opens its own. */
  inSteps<T>(memberId: number, fn: (ctx: Ctx<Member>) => Promise<T>, siteId?: number): Promise<T>
  staff<T>(fn: (ctx: Ctx<Staff>) => Promise<T>, changes?: Partial<Staff>, siteId?: number): Promise<T>
  system<T>(fn: (ctx: Ctx<System>) => Promise<T>, siteId?: number): Promise<T>
  /** As the member wire does: in a transaction, or in steps where the call says so. The body is the contract's own. */
  call<T>(served: ServedCall<Call>, who: Member | number | Guest, body: unknown, siteId?: number): Promise<T>
  /** The same for a call that takes a file. */
  upload<T>(served: ServedCall<Call>, memberId: number, file: Uint8Array): Promise<T>
  /** Transactions that are open and wait for something other than the database. */
  waitingTransactions(): Promise<number>
}

const hourMs = 3_600_000

/**
 * Contexts over a database of this test file's own, with a clock that stands still. Call it at the top of the file:
 * `const server = await testServer()`. Every `server.member(…)` is one committed transaction, as a call is.
 */
export const testServer = async (
  options: {
    at?: string
    env?: Record<string, string>
    listeners?: readonly Listener[]
    observers?: ObserverTable
  } = {},
): Promise<TestServer> => {
  const { pool, ownerPool, ownerUrl, url } = await testDatabase()
  const clock = clockAt(options.at ?? '2026-11-20T15:00:00+09:00')
  const env = {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    SITE_AUTHORIZATION: 'test-authorization-of-site-1',
    // Ten days of draws: a whole chain takes seconds.
    ...(options.env?.MARU_MODE === 'licensed' ? {} : { MINIGAME_LINKS: '2880' }),
    ...options.env,
  }
  const config = loadConfig(env, mkdtempSync(join(tmpdir(), 'maru-test-')))
  const ownTransactionPool = createPool(url, {
    work: 'unbounded',
    max: 4,
    name: 'test own transactions',
    isPipelined: true,
  })
  const sent: BusMessage[] = []
  const bus = silentBus((messages) => void sent.push(...messages))
  const log = pino({ level: 'silent' })
  const contexts = createContexts({
    config,
    log,
    clock,
    random: secureRandom,
    bus,
    pool,
    ownTransactionPool,
    listeners: options.listeners ?? [],
    observers: options.observers ?? {},
  })
  afterAll(async () => {
    await contexts.drained()
    await ownTransactionPool.end()
  })
  return {
    contexts,
    config,
    clock,
    pool,
    ownerPool,
    ownerUrl,
    sent,
    guest: (fn, siteId = 1) => contexts.inContext({ who: { kind: 'guest' }, siteId }, fn),
    member: (member, fn, siteId = 1) =>
      contexts.inContext({ who: typeof member === 'number' ? asMember(member, clock) : member, siteId }, fn),
    inSteps: (memberId, fn, siteId = 1) => contexts.reading({ who: asMember(memberId, clock), siteId }, fn),
    staff: (fn, changes, siteId = 1) =>
      contexts.inContext({ who: { ...superadmin, ...changes }, siteId, ip: '127.0.0.1' }, fn),
    call: <T>(served: ServedCall<Call>, who: Member | number | Guest, body: unknown, siteId = 1) => {
      const run = served.call.reads || served.inSteps ? contexts.reading : contexts.inContext
      const asked = typeof who === 'number' ? asMember(who, clock) : who
      return run<Member | Guest, unknown>({ who: asked, siteId, ip: '127.0.0.1' }, (ctx) =>
        served.handle(ctx, served.call.body.parse(body), contexts),
      ) as Promise<T>
    },
    upload: <T>(served: ServedCall<Call>, memberId: number, file: Uint8Array) =>
      contexts.reading<Member | Guest, unknown>({ who: asMember(memberId, clock), siteId: 1 }, (ctx) =>
        served.handle(ctx, {}, contexts, file),
      ) as Promise<T>,
    waitingTransactions: async () => {
      const { rows } = await ownerPool.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      )
      return rows[0].n
    },
    system: (fn, siteId = 1) => contexts.inContext({ who: { kind: 'system', job: 'test' }, siteId }, fn),
  }
}

const asMember = (memberId: number, clock: TestClock): Member => ({
  kind: 'member',
  memberId,
  sessionId: 1,
  socketKey: randomBytes(8).toString('hex'),
  expiresAt: new Date(clock.now().getTime() + 2 * hourMs),
  tier: 'NORMAL',
})

const superadmin: Staff = {
  kind: 'staff',
  staffId: 1,
  name: 'admin',
  role: 'superadmin',
  permissions: [...permissions],
  siteIds: [1, 2],
  sessionId: 1,
}
