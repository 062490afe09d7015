import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { freePorts } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import type pg from 'pg'
import pino from 'pino'
import { afterAll } from 'vitest'
import content from '../../seeds/content/site.json' with { type: 'json' }
import { type Config, loadConfig } from '../config.ts'
import { secretPaths } from '../log.ts'
import { addGames } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { ensureSite, fillSite, type SiteContent } from '../modules/site/index.ts'
import type { Ctx, System } from '../platform/context.ts'
import { wireKey } from '../platform/http/envelope.ts'
import { startServer } from '../start.ts'
import { addMember, addStaff, grantCash, type NewPerson } from './people.ts'
import { type StaffClient, staffClient } from './staff-client.ts'
import { type MemberClient, memberClient, type SiteKeys } from './wire-client.ts'

export const CAPTCHA = '1234'
export const PASSWORD = 'Nori7pass!'
export const WITHDRAWAL_PASSWORD = '2468'
export const STAFF_PASSWORD = 'Nori7staff!'

export type RunningServer = {
  url: string
  adminUrl: string
  partnerUrl: string
  config: Config
  /** As the application, with its privileges only. */
  pool: pg.Pool
  ownerPool: pg.Pool
  /** Everything that was logged, at the finest level. */
  logged: string[]
  sites: Record<1 | 2, SiteKeys>
  system<T>(fn: (ctx: Ctx<System>) => Promise<T>, siteId?: number): Promise<T>
  /** Starts a second process of it on the same database, on ports of its own. */
  another(): Promise<{ url: string; adminUrl: string; partnerUrl: string }>
  /** Resolves when everything that was committed so far has been dispatched. */
  settled(): Promise<void>
  /** Ahead of where it would be by `ms`; at the start it is afternoon in Asia/Seoul. */
  moveClock(ms: number): Promise<void>
  /** By the server's clock. */
  now(): Date
  /** A client of a site; logged in when somebody is named. */
  client(siteId?: 1 | 2): MemberClient
  /** A new member with cash, logged in over the wire. */
  member(person?: NewPerson & { cash?: number }): Promise<MemberClient & { memberId: number; memId: string }>
  /** A new staff account, logged in with its cookie. */
  staff(role?: Parameters<typeof addStaff>[1]['role'], siteIds?: number[]): Promise<StaffClient>
}

let people = 0

/** The whole server on loopback ports over a database of this test file's own, with two sites. Call it at the top of the file. */
export const runningServer = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const { pool, ownerPool, url: databaseUrl } = await testDatabase()
  const [port, adminPort, partnerPort] = await freePorts(3)
  const logged: string[] = []
  const log = pino(
    { level: 'trace', redact: secretPaths },
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line))
        done()
      },
    }),
  )
  const config = loadConfig(
    {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      PARTNER_PORT: String(partnerPort),
      STUDIO_URL: 'http://127.0.0.1:9',
      SITE_AUTHORIZATION: 'test-authorization-of-site-1',
      CAPTCHA_ANSWER: CAPTCHA,
      CLOCK_CONTROL: 'on',
      RATE_LIMIT_SCALE: '10000',
      DB_POOL: '10',
      ...(env.MARU_MODE === 'licensed' ? {} : { MINIGAME_LINKS: '2880', SPORTS_SIMULATOR: 'off' }),
      ...env,
    },
    mkdtempSync(join(tmpdir(), 'maru-test-')),
  )
  // The second site must stand before the first request, for a process remembers the sites for some seconds.
  const secondKey = Buffer.alloc(32, 2).toString('base64')
  await pool.query(
    `INSERT INTO site.site (site_id, name, theme, host, authorization_key, wire_key)
     VALUES (2, 'Naru', 'naru', 'naru.localhost', 'test-authorization-of-site-2', $1)`,
    [secondKey],
  )
  const { contexts, stop } = await startServer(config, log)
  afterAll(stop)
  const url = `http://127.0.0.1:${port}`
  const adminUrl = `http://127.0.0.1:${adminPort}`
  const partnerUrl = `http://127.0.0.1:${partnerPort}`
  const system: RunningServer['system'] = (fn, siteId = 1) =>
    contexts.inContext({ who: { kind: 'system', job: 'test' }, siteId }, fn)
  const sites = {
    1: { siteId: 1, authorization: config.SITE_AUTHORIZATION, key: wireKey(config.WIRE_KEY.toString('base64')) },
    2: { siteId: 2, authorization: 'test-authorization-of-site-2', key: wireKey(secondKey) },
  }
  const afternoon = Date.parse(`${new Date().toISOString().slice(0, 10)}T15:00:00+09:00`)
  const began = Date.now()
  let aheadMs = 0
  const adminUrls = [adminUrl]
  const now = (): Date => new Date(Date.now() + aheadMs)
  const moveClock = async (ms: number): Promise<void> => {
    aheadMs = afternoon - began + ms
    const body = JSON.stringify({ now: now().toISOString() })
    for (const each of adminUrls)
      await fetch(`${each}/test/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  await moveClock(0)
  for (const [siteId, name, theme, host] of [
    [1, 'Maru', 'maru', 'localhost'],
    [2, 'Naru', 'naru', 'naru.localhost'],
  ] as const)
    await system(async (ctx) => {
      await ensureSite(ctx, { siteId, name, theme, host })
      await fillSite(ctx, content as SiteContent)
    }, siteId)
  const server: RunningServer = {
    url,
    adminUrl,
    partnerUrl,
    config,
    pool,
    ownerPool,
    logged,
    sites,
    system,
    settled: () => contexts.drained(),
    async another() {
      const [PORT, ADMIN_PORT, PARTNER_PORT] = await freePorts(3)
      const second = await startServer({ ...config, PORT, ADMIN_PORT, PARTNER_PORT }, log)
      afterAll(second.stop)
      const own = {
        url: `http://127.0.0.1:${PORT}`,
        adminUrl: `http://127.0.0.1:${ADMIN_PORT}`,
        partnerUrl: `http://127.0.0.1:${PARTNER_PORT}`,
      }
      adminUrls.push(own.adminUrl)
      await moveClock(aheadMs - afternoon + began)
      return own
    },
    moveClock,
    now,
    client: (siteId = 1) => memberClient(url, sites[siteId]),
    async member({ cash = 0, siteId = 1, ...person } = {}) {
      const memId = person.memId ?? `hostile${++people}x`
      const memberId = await addMember(
        { system },
        { password: PASSWORD, withdrawalPassword: WITHDRAWAL_PASSWORD, ...person, memId, siteId },
      )
      if (cash > 0) await system((ctx) => grantCash(ctx, memberId, cash), siteId)
      const client = memberClient(url, sites[siteId as 1 | 2])
      await client.logIn(memId, PASSWORD, CAPTCHA)
      return Object.assign(client, { memberId, memId })
    },
    async staff(role = 'superadmin', siteIds = [1]) {
      const loginId = `hostile.${role}.${++people}`
      const { totpSecret } = await addStaff({ system }, { loginId, password: STAFF_PASSWORD, role, siteIds })
      const client = staffClient(adminUrl, { loginId, password: STAFF_PASSWORD, totpSecret }, now)
      await client.logIn()
      return client
    },
  }
  await addGames(server)
  return server
}
