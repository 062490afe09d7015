import { hkdfSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createPool } from '@maru/postgres'
import { createBus, postgresTransport } from '@maru/stomp/bus'
import { pino, stdSerializers } from 'pino'
import { readConfig } from './config.ts'
import { TIMING } from './studio.ts'
import { createDatabaseClock } from './tables/engine/database-clock.ts'
import type { Engine } from './tables/engine/engine.ts'
import { type LedTables, leadTables } from './tables/engine/lead-tables.ts'
import { internalSecretOf, serveEngineCalls } from './tables/engine/listener.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

/** The process of the live tables. Any number may run; each table is led by one of them. */
const CONNECTIONS = 20
const EMPTY_MS = 600_000

const config = readConfig(process.env)
const log = pino({ level: config.logLevel, name: 'tables', serializers: { error: stdSerializers.err } })
const privateKey = config.privateKey.export({ type: 'pkcs8', format: 'der' })

const db = createPool(config.databaseUrl, { work: 'writer', name: 'studio tables', max: CONNECTIONS })
const bus = await createBus(postgresTransport(config.databaseUrl, 'studio-live'), log)
const engine: Engine = {
  db,
  bus,
  log,
  wallet: createWalletClient(config.walletUrl, config.privateKey, TIMING.callMs),
  clock: createDatabaseClock(),
  sealSecret: Buffer.from(hkdfSync('sha256', privateKey, '', 'maru live table chains', 32)),
  retryMs: TIMING.retryMs,
  longestRetryMs: TIMING.longestRetryMs,
  emptyMs: EMPTY_MS,
  speed: 1,
}

let led: LedTables | undefined
const app = serveEngineCalls(internalSecretOf(privateKey), (code) => led?.actorOf(code), log)
await app.listen({ host: config.tables.host, port: config.tables.port })
const { port } = app.server.address() as AddressInfo
const host = config.tables.host.includes(':') ? `[${config.tables.host}]` : config.tables.host
led = await leadTables(engine, config.databaseUrl, `http://${host}:${port}`)
log.info({ port }, 'live tables are open')

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop())

let isStopping = false
/** What is under way is stored or not; the next leader goes on from there. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await led?.stop()
  await app.close()
  await bus.close()
  await db.end()
  process.exit(0)
}
