import { hkdfSync, type KeyObject } from 'node:crypto'
import { createPool } from '@maru/postgres'
import { createBus, postgresTransport } from '@maru/stomp/bus'
import { pino, stdSerializers } from 'pino'
import { readConfig } from './config.ts'
import { TIMING } from './studio.ts'
import { createDatabaseClock } from './tables/engine/database-clock.ts'
import { type Engine, PATIENCE } from './tables/engine/engine.ts'
import { internalSecretOf } from './tables/engine/listener.ts'
import { openTables } from './tables/engine/open-tables.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

/** The process of the live tables. Any number may run; each table is led by one of them. */
const CONNECTIONS = 20

const config = readConfig(process.env)
const log = pino({ level: config.logLevel, name: 'tables', serializers: { error: stdSerializers.err } })
const derOf = (key: KeyObject): Buffer => key.export({ type: 'pkcs8', format: 'der' })
const sealSecretOf = (key: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', derOf(key), '', 'maru live table chains', 32))

const db = createPool(config.databaseUrl, { work: 'writer', name: 'studio tables', max: CONNECTIONS })
const bus = await createBus(postgresTransport(config.databaseUrl, 'studio-live'), log)
const engine: Engine = {
  db,
  bus,
  log,
  wallet: createWalletClient(config.walletUrl, config.privateKey, TIMING.callMs),
  clock: createDatabaseClock(),
  sealSecret: sealSecretOf(config.privateKey),
  formerSecrets: config.formerKeys.map(sealSecretOf),
  ...PATIENCE,
  speed: config.tables.speed,
}

const tables = await openTables(engine, {
  databaseUrl: config.databaseUrl,
  host: config.tables.host,
  port: config.tables.port,
  secret: internalSecretOf(derOf(config.privateKey)),
})
log.info({ port: tables.port }, 'live tables are open')

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop())

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await tables.stop()
  await bus.close()
  await db.end()
  process.exit(0)
}
