// Seeds a demo as a start does, and dies without a word before its statement of that number.
import pg from 'pg'
import { loadConfig } from '../../apps/server/src/config.ts'
import { seedDemo } from './seed.ts'

const [studioUrl = '', dataDir = '', last = ''] = process.argv.slice(2)

const { query } = pg.Client.prototype
let asked = 0
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  asked += 1
  if (asked === Number(last)) process.kill(process.pid, 'SIGKILL')
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query

await seedDemo(loadConfig(process.env, dataDir), studioUrl, () => {})
