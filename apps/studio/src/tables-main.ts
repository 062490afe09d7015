import './garbage-collection.ts'
import { sparingly } from '@maru/postgres'
import { pino, stdSerializers } from 'pino'
import { readConfig } from './config.ts'
import { createEngine } from './tables/engine/create-engine.ts'
import { openTables } from './tables/engine/open-tables.ts'

/** The process of the live tables. Any number may run; each table is led by one of them. */
const config = readConfig(process.env)
const log = pino({
  level: config.logLevel,
  name: 'tables',
  serializers: { error: stdSerializers.err },
  hooks: { logMethod: sparingly() },
})
const { engine, where, close } = await createEngine(config, log)
const tables = await openTables(engine, where)
log.info({ port: tables.port }, 'live tables are open')

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop())

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await tables.stop()
  await close()
  process.exit(0)
}
