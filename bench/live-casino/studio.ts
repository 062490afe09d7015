import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrl, ensureDatabase, migrate } from '@maru/postgres'
import { makeDemoKeys, vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { freePorts } from '../../script/lib/ports.ts'
import { APP_ROLE, type Ground } from '../ground.ts'

const STUDIO = join(import.meta.dirname, '../../apps/studio')
const START_MS = 60_000
const STUDIO_CODE = 'studio'

/** The studio's web process and the process of its live tables, with a database of their own. */
export type RunningStudio = {
  port: number
  /** As the owner. */
  databaseUrl: string
  /** Of the two processes. */
  webPid: number
  tablesPid: number
  stop(): Promise<void>
}

export type StudioSettings = {
  /** Of the operator's wallet; the vendor's code follows. */
  walletPort: number
  keysDir: string
  /** Times of the tables are divided by it. */
  speed?: number
}

let started = 0

/** Each with a database of its own: its keys open no chain that another began. */
export const startStudio = async (
  { postgres }: Pick<Ground, 'postgres'>,
  { walletPort, keysDir, speed = 1 }: StudioSettings,
): Promise<RunningStudio> => {
  const name = `studio_${++started}`
  const ownerUrl = databaseUrl(postgres.url('postgres'), name)
  await ensureDatabase(ownerUrl)
  await migrate(ownerUrl, join(STUDIO, 'migrations'), { appRole: APP_ROLE })
  makeDemoKeys(keysDir, STUDIO_CODE)
  const keys = vendorKeyFiles(keysDir, STUDIO_CODE)
  const [port = 0] = await freePorts(1)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    STUDIO_HOST: '127.0.0.1',
    STUDIO_PORT: String(port),
    STUDIO_DATABASE_URL: postgres.url(name, APP_ROLE),
    STUDIO_KEY_FILE: keys.vendorPrivate,
    OPERATOR_PUBLIC_KEY_FILE: keys.platformPublic,
    OPERATOR_WALLET_URL: `http://127.0.0.1:${walletPort}/vendor/v1/${STUDIO_CODE}`,
    // Thousands of addresses, as behind a proxy.
    STUDIO_PROXIES: 'loopback',
    TABLES_SPEED: String(speed),
  }
  const start = (main: string): ChildProcess =>
    spawn(process.execPath, [join(STUDIO, 'src', main)], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const children = [start('main.ts'), start('tables-main.ts')]
  const stop = async (): Promise<void> => {
    await Promise.all(children.map(ended))
  }
  try {
    for (const path of ['/health', '/health/tables']) await untilHealthy(children, `http://127.0.0.1:${port}${path}`)
  } catch (error) {
    await stop()
    throw error
  }
  const [webPid = 0, tablesPid = 0] = children.map(({ pid }) => pid)
  return { port, databaseUrl: ownerUrl, webPid, tablesPid, stop }
}

const ended = (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return gone
}

const untilHealthy = async (children: readonly ChildProcess[], url: string): Promise<void> => {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(100)) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('a process of the studio ended')
    const isWell = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
  }
  throw new Error(`${url} does not say ok`)
}
