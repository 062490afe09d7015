import { hkdfSync, type KeyObject } from 'node:crypto'
import { createPool, watchAvailability } from '@maru/postgres'
import { createBus, postgresTransport } from '@maru/stomp/bus'
import type { StudioConfig } from '../../config.ts'
import { TIMING } from '../../studio.ts'
import { createWalletClient } from '../../wallet/wallet-client.ts'
import { createDatabaseClock } from './database-clock.ts'
import { type Engine, PATIENCE } from './engine.ts'
import { internalSecretOf } from './listener.ts'
import type { Where } from './open-tables.ts'

const CONNECTIONS = 20

const derOf = (key: KeyObject): Buffer => key.export({ type: 'pkcs8', format: 'der' })
const sealSecretOf = (key: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', derOf(key), '', 'maru live table chains', 32))

/** What a process of live tables works with, and where it listens. */
export const createEngine = async (
  config: StudioConfig,
  log: Engine['log'] & Parameters<typeof createBus>[1],
): Promise<{ engine: Engine; where: Where; close(): Promise<void> }> => {
  const availability = watchAvailability(config.databaseUrl, { name: 'studio-tables-availability', log })
  const db = createPool(config.databaseUrl, { work: 'writer', name: 'studio tables', max: CONNECTIONS })
  availability.guard(db)
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
    keepDays: config.tables.keepDays,
  }
  const where = {
    databaseUrl: config.databaseUrl,
    host: config.tables.host,
    port: config.tables.port,
    secret: internalSecretOf(derOf(config.privateKey)),
  }
  return {
    engine,
    where,
    async close() {
      await bus.close()
      await db.end()
      await availability.stop()
    },
  }
}
