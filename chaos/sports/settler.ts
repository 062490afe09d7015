import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { loadConfig } from '../../apps/server/src/config.ts'
import { settleDue, settleStuck, settlingOf } from '../../apps/server/src/modules/sportsbook/settle/settle.service.ts'
import { openSystem } from '../system.ts'

/**
 * A process that does what the clocks of the sportsbook do in the process that leads. There are two of them at once, all the time, which no product has for longer than a moment.
 */
const { HEALTH_PORT = '0' } = process.env
const PAUSE_MS = 40

const config = loadConfig(process.env, process.cwd())
const log = pino({ level: 'fatal' })
const { contexts } = openSystem(config, config.DATABASE_URL, { log })
const settling = settlingOf(contexts)
createServer((_, answer) => answer.end('ok')).listen(Number(HEALTH_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

for (;;) {
  // The database may be away, or its connection end at any moment.
  await settleDue(settling).catch(() => {})
  await settleStuck(settling).catch(() => {})
  await sleep(PAUSE_MS)
}
