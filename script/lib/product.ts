import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { standardDataDir } from '@maru/postgres'
import { loadConfig, readSettings, type Settings } from '../../apps/server/src/config.ts'
import { makeDemoKeys, vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { type Child, keepRunning, type Program } from './child.ts'
import { type Databases, openDatabases } from './databases.ts'
import { startDemoCoin } from './demo-coin.ts'
import { requireFree } from './ports.ts'
import { proveSecretKey } from './prove-secret-key.ts'
import { refuseDemo } from './refuse-demo.ts'
import { ROOT } from './root.ts'
import { type DemoAccount, seedDemo } from './seed.ts'
import { buildSites } from './sites.ts'
import { requireFolder } from './usable.ts'

type ProgramName = 'server' | 'studio' | 'tables'

export interface Product {
  settings: Settings
  accounts: readonly DemoAccount[]
  ownerUrl: string
  programs: Record<ProgramName, Child | undefined>
  /** Programs first, the database last; nothing of it is left running. */
  stop(): Promise<void>
}

export interface ProductOptions {
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  /** Default: as the sources changed. */
  build?: boolean
  /** The databases with their seeds, and none of the programs. */
  onlyData?: boolean
  /** Cuts the set-up short: what is up comes down, and `startProduct` throws. */
  signal?: AbortSignal
}

const MAIN = {
  server: 'apps/server/src/main.ts',
  studio: 'apps/studio/src/main.ts',
  tables: 'apps/studio/src/tables-main.ts',
}

/** The studio's code as a vendor. */
const STUDIO_CODE = 'studio'

/** Everything from the database to the sites. Resolves when all of it serves. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { env, print, build = true, onlyData = false, signal = new AbortController().signal } = options
  const settings = readSettings(env, standardDataDir(ROOT))
  const { HOST, PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT, PARTNER_URL } = settings
  await requireFree(HOST, { PORT, ADMIN_PORT, STUDIO_PORT, ...(PARTNER_URL ? { PARTNER_PORT } : {}) })

  const databases = await openDatabases(settings, print)
  const started: Child[] = []
  // Beside what takes longer.
  const coin = onlyData ? undefined : startDemoCoin(settings, env, print)
  coin?.catch(() => {})
  const stop = async () => {
    await Promise.all(started.map((child) => child.stop()))
    await coin?.then((one) => one.stop()).catch(() => {})
    await databases.stop()
  }
  try {
    if (build) await unlessCut(signal, buildSites(print))
    const childEnv = environmentOf(env, settings, databases)
    const config = loadConfig(childEnv.server, settings.DATA_DIR)
    await unlessCut(signal, refuseDemo(databases.serverUrl, config))
    await unlessCut(signal, proveSecretKey(databases.serverUrl, config))
    // Each of its statements stands or is gone on with by the next start.
    const accounts = await unlessCut(signal, seedDemo(config, databases.studioUrl, print))
    const start = (program: Program): Child | undefined => {
      if (onlyData || !existsSync(join(ROOT, program.main))) return undefined
      const child = keepRunning(program, print)
      started.push(child)
      return child
    }
    const studio = start({
      name: 'studio',
      main: MAIN.studio,
      env: childEnv.studio,
      healthUrl: healthUrl(HOST, STUDIO_PORT),
    })
    // They serve nobody but the studio, which knows whether every table is led.
    const [tables] = Array.from({ length: settings.TABLES_PROCESSES }, (_, at) =>
      start({
        name: at === 0 ? 'tables' : `tables${at + 1}`,
        main: MAIN.tables,
        env: childEnv.studio,
        healthUrl: `${healthUrl(HOST, STUDIO_PORT)}/tables`,
      }),
    )
    const server = start({
      name: 'server',
      main: MAIN.server,
      env: { ...childEnv.server, ...(await coin)?.env },
      healthUrl: healthUrl(HOST, PORT),
    })
    await unlessCut(signal, Promise.all(started.map((child) => child.ready)))
    return { settings, accounts, ownerUrl: databases.ownerUrl, programs: { server, studio, tables }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The step goes on where nobody waits for it any more; the process ends soon. */
async function unlessCut<T>(signal: AbortSignal, step: Promise<T>): Promise<T> {
  const cut = Promise.withResolvers<never>()
  const end = () => cut.reject(new Error('asked to end'))
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([step, cut.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

function environmentOf(
  env: NodeJS.ProcessEnv,
  settings: Settings,
  databases: Databases,
): Record<'server' | 'studio', NodeJS.ProcessEnv> {
  requireFolder('VENDOR_KEYS_DIR', settings.VENDOR_KEYS_DIR, 0o700)
  makeDemoKeys(settings.VENDOR_KEYS_DIR, STUDIO_CODE)
  const keys = vendorKeyFiles(settings.VENDOR_KEYS_DIR, STUDIO_CODE)
  const { HOST, PORT, STUDIO_PORT, STUDIO_URL, DATA_DIR, VENDOR_KEYS_DIR, LOG_LEVEL, TRUST_PROXY } = settings
  // A child gets the database as its own role and never as the owner.
  const { DATABASE_URL: _owner, STUDIO_DATABASE_URL: _studioOwner, ...rest } = env
  const { PATH, HOME, TZ, NODE_EXTRA_CA_CERTS } = env
  return {
    server: {
      ...rest,
      NODE_ENV: 'production',
      DATA_DIR,
      VENDOR_KEYS_DIR,
      DATABASE_URL: databases.serverUrl,
      DATABASE_APP_URL: '',
    },
    // The studio is a vendor like any other: it gets its own things and nothing of the platform's.
    studio: {
      PATH,
      HOME,
      TZ,
      NODE_EXTRA_CA_CERTS,
      NODE_ENV: 'production',
      LOG_LEVEL,
      STUDIO_HOST: HOST,
      STUDIO_PORT: String(STUDIO_PORT),
      STUDIO_PUBLIC_URL: STUDIO_URL,
      STUDIO_DATABASE_URL: databases.studioUrl,
      STUDIO_KEY_FILE: keys.vendorPrivate,
      OPERATOR_PUBLIC_KEY_FILE: keys.platformPublic,
      OPERATOR_WALLET_URL: `http://${reachable(HOST)}:${PORT}/vendor/v1/${STUDIO_CODE}`,
      STUDIO_PROXIES: TRUST_PROXY ?? '',
      TABLES_KEEP_DAYS: env.TABLES_KEEP_DAYS,
    },
  }
}

const healthUrl = (host: string, port: number): string => `http://${reachable(host)}:${port}/health`

/** An address that listens everywhere is reached at home. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
