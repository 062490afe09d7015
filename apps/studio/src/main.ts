import './garbage-collection.ts'
import { hkdfSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool, sparingly, unavailableOr, watchAvailability } from '@maru/postgres'
import { createBus, postgresTransport } from '@maru/stomp/bus'
import { pino, stdSerializers } from 'pino'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { withPurses } from './purses/purse-wallet.ts'
import { recoverRounds } from './rounds/settle-round.service.ts'
import { secureRandom } from './secure-random.ts'
import { type Studio, TIMING } from './studio.ts'
import { internalSecretOf } from './tables/engine/listener.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

const config = readConfig(process.env)
const log = pino({
  level: config.logLevel,
  name: 'studio',
  serializers: { error: stdSerializers.err },
  hooks: { logMethod: sparingly() },
})

const availability = watchAvailability(config.databaseUrl, { name: 'studio-availability', log })
const onIdleError = (error: Error): void => log.warn({ error: unavailableOr(error) }, 'database connection lost')
const db = createPool(config.databaseUrl, { work: 'request', name: 'studio', onIdleError })
availability.guard(db)
const bus = await createBus(postgresTransport(config.databaseUrl, 'studio-live'), log)
const secret = config.privateKey.export({ type: 'pkcs8', format: 'der' })
const studio: Studio = {
  db,
  isDatabaseAvailable: availability.isAvailable,
  wallet: withPurses(db, createWalletClient(config.walletUrl, config.privateKey, TIMING.callMs)),
  random: secureRandom,
  timing: TIMING,
  log,
  publicUrl: config.publicUrl,
  operatorKey: config.operatorKey,
  proxies: config.proxies,
  replayKey: Buffer.from(hkdfSync('sha256', secret, '', 'studio replay', 32)),
  watchKey: Buffer.from(hkdfSync('sha256', secret, '', 'studio watch', 32)),
  internalSecret: internalSecretOf(secret),
  bus,
}

const app = await buildApp(studio)
await app.listen({ port: config.port, host: config.host })
log.info({ port: config.port }, 'studio is open')

const stopping = new AbortController()
const recovering = recoverForever()

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop())

async function recoverForever(): Promise<void> {
  while (!stopping.signal.aborted) {
    await recoverRounds(studio).catch((error) => log.error({ error }, 'recovery failed'))
    await sleep(TIMING.recoverEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

/** Rounds under way are finished first; what fails meanwhile is finished by the next start. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  await app.close()
  await recovering
  await bus.close()
  await db.end()
  await availability.stop()
  process.exit(0)
}
