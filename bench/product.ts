import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool, installJobs } from '@maru/postgres'
import pino from 'pino'
import { type Config, loadConfig } from '../apps/server/src/config.ts'
import { ensureSite } from '../apps/server/src/modules/site/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import type { Ctx, System } from '../apps/server/src/platform/context.ts'
import { createContexts } from '../apps/server/src/platform/contexts.ts'
import { secureRandom } from '../apps/server/src/platform/random.ts'
import { freePorts } from '../script/lib/ports.ts'
import { APP_ROLE, type Ground } from './ground.ts'
import { SITE } from './ledger.sides.ts'

/** One server process of ours on the ground's database, and a context beside it for arranging who plays. */
export type Product = {
  port: number
  config: Config
  system<T>(fn: (ctx: Ctx<System>) => Promise<T>): Promise<T>
  /** Processor time of the server process so far. */
  pid: number
  stop(): Promise<void>
}

const START_MS = 60_000
const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts')

export const startProduct = async (ground: Ground): Promise<Product> => {
  await installJobs(ground.postgres.url('ours'), APP_ROLE.name)
  const [port = 0, adminPort = 0] = await freePorts(2)
  const dataDir = join(ground.dataDir, 'product')
  mkdirSync(dataDir, { recursive: true })
  const env = {
    DATABASE_URL: ground.oursUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    STUDIO_URL: 'http://127.0.0.1:9',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
  }
  // Makes the secrets in DATA_DIR, which the server then finds.
  const config = loadConfig(env, dataDir)
  const pool = createPool(ground.oursUrl, { max: 4, name: 'bench product' })
  const bus = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} }
  const log = pino({ level: 'silent' })
  const parts = { config, log, clock: systemClock, random: secureRandom, bus, pool, apartPool: pool, listeners: [] }
  const contexts = createContexts(parts)
  const system: Product['system'] = (fn) =>
    contexts.inContext({ who: { kind: 'system', job: 'bench' }, siteId: SITE }, fn)
  await system((ctx) => ensureSite(ctx, { siteId: SITE, name: 'Maru', theme: 'maru', host: 'localhost' }))
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await untilHealthy(child, port)
  return {
    port,
    config,
    system,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await contexts.settled()
      await pool.end()
    },
  }
}

const untilHealthy = async (child: ChildProcess, port: number): Promise<void> => {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server ended before it served')
    if (
      await fetch(`http://127.0.0.1:${port}/health`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error('the server does not answer')
}
