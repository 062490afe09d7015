import './platform/garbage-collection.ts'
import pino from 'pino'
import { ConfigError, loadConfig, unknownVariables } from './config.ts'
import { secretPaths, sparingly } from './log.ts'
import { type Running, startServer } from './start.ts'

const config = readConfig()
const log = pino({ level: config.LOG_LEVEL, redact: secretPaths, hooks: { logMethod: sparingly() } })
for (const sentence of unknownVariables(process.env)) log.warn(sentence)

let isStopping = false
let running: Running | undefined
/** Nothing is under way while it starts, and nobody is served yet. */
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await running?.leave()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The launcher is gone, however it ended: nobody would stop us.
process.on('disconnect', stop)

running = await startServer(config, log)
log.info({ member: config.PORT, admin: config.ADMIN_PORT }, 'server is up')
process.send?.('ready')

function readConfig() {
  try {
    return loadConfig(process.env, process.cwd())
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}
