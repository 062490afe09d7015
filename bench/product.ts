import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installJobs } from '@maru/postgres'
import type { Config } from '../apps/server/src/config.ts'
import { ensureSite } from '../apps/server/src/modules/site/index.ts'
import type { Ctx, System } from '../apps/server/src/platform/context.ts'
import { freePorts } from '../script/lib/ports.ts'
import { bareServer, environmentOf } from './contexts.ts'
import { APP_ROLE, type Ground } from './ground.ts'
import { SITE } from './ledger.sides.ts'
import { writePromoVendor } from './promo.vendor.ts'
import { startSlowVendor } from './slow-vendor.ts'

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

type ServerGround = Pick<Ground, 'postgres' | 'dataDir' | 'oursUrl'>

/** What a server process needs before it starts: its settings, jobs and a site, with contexts beside it. */
export const prepareServer = async (ground: ServerGround, name: string, settings: Record<string, string> = {}) => {
  await installJobs(ground.postgres.url('ours'), APP_ROLE.name)
  const [port = 0, adminPort = 0, partnerPort = 0] = await freePorts(3)
  const ports = { PORT: String(port), ADMIN_PORT: String(adminPort), PARTNER_PORT: String(partnerPort) }
  const env = environmentOf(ground.oursUrl, join(ground.dataDir, name), { ...ports, ...settings })
  const { config, contexts, stop } = bareServer(env)
  const system: Product['system'] = (fn) =>
    contexts.inContext({ who: { kind: 'system', job: 'bench' }, siteId: SITE }, fn)
  await system((ctx) => ensureSite(ctx, { siteId: SITE, name: 'Maru', theme: 'maru', host: 'localhost' }))
  return { port, env, config, system, stop }
}

export const startProduct = async (ground: ServerGround): Promise<Product> => {
  const vendor = await startSlowVendor()
  const settings = { STUDIO_URL: vendor.url, VALKYRIE_FILE: writePromoVendor(ground.dataDir) }
  const { port, env, config, system, stop } = await prepareServer(ground, 'product', settings)
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
      await vendor.stop()
      await stop()
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
