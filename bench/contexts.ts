import { mkdirSync } from 'node:fs'
import { createPool } from '@maru/postgres'
import { silentBus } from '@maru/stomp/bus'
import pino from 'pino'
import { type Config, loadConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { type Contexts, createContexts } from '../apps/server/src/platform/create-contexts.ts'
import { secureRandom } from '../apps/server/src/platform/random.ts'

/** What a process of ours has without serving anybody: contexts on a database. */
export type BareServer = { config: Config; contexts: Contexts; stop(): Promise<void> }

/** `env` beside what is the same for every process of the bench. */
export const environmentOf = (databaseUrl: string, dataDir: string, env: Record<string, string> = {}) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  STUDIO_URL: 'http://127.0.0.1:9',
  RATE_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'error',
  // Pricing hundreds of invented matches is no part of what a row measures.
  SPORTS_SIMULATOR: 'off',
  ...env,
})

export const bareServer = (env: Record<string, string>): BareServer => {
  const dataDir = env.DATA_DIR ?? ''
  mkdirSync(dataDir, { recursive: true })
  // Makes the secrets in DATA_DIR, which a server started there then finds.
  const config = loadConfig(env, dataDir)
  const pool = createPool(config.DATABASE_URL, { work: 'unbounded', max: 4, name: 'bench contexts' })
  const bus = silentBus()
  const log = pino({ level: 'silent' })
  const parts = {
    config,
    log,
    clock: systemClock,
    random: secureRandom,
    bus,
    pool,
    ownTransactionPool: pool,
    listeners: [],
    observers: {},
  }
  const contexts = createContexts(parts)
  return {
    config,
    contexts,
    stop: async () => {
      await contexts.drained()
      await pool.end()
    },
  }
}
