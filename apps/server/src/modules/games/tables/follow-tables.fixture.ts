import { silentBus } from '@maru/stomp/bus'
import pino from 'pino'
import { loadConfig } from '../../../config.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createContexts } from '../../../platform/create-contexts.ts'
import { createPool } from '../../../platform/db/index.ts'
import { secureRandom } from '../../../platform/random.ts'
import { startTicker } from '../../../platform/ticker/ticker.ts'
import { followTables, tablesClock } from './follow-tables.ts'

/** A process of its own that follows the tables of a vendor, until it is killed. */
const [DATABASE_URL = '', STUDIO_URL = '', VENDOR_KEYS_DIR = '', dataDir = ''] = process.argv.slice(2)
const pool = createPool(DATABASE_URL, { work: 'unbounded', max: 4 })
const services = createContexts({
  config: loadConfig({ DATABASE_URL, STUDIO_URL, VENDOR_KEYS_DIR, LOG_LEVEL: 'silent' }, dataDir),
  log: pino({ level: 'silent' }),
  clock: systemClock,
  random: secureRandom,
  bus: silentBus(),
  pool,
  ownTransactionPool: pool,
  listeners: [],
  observers: {},
})
followTables(services)
startTicker(services, [tablesClock])
