import { pino } from 'pino'
import { readConfig } from '../../../apps/studio/src/config.ts'
import { createEngine } from '../../../apps/studio/src/tables/engine/create-engine.ts'
import { openTables } from '../../../apps/studio/src/tables/engine/open-tables.ts'
import { tableFlawActs } from './acts.ts'
import type { TableFlaw } from './flaws.ts'

/** The real tables, with the flaws named in FLAWS. */
const config = readConfig(process.env)
const { engine, where, close } = await createEngine(config, pino({ level: config.logLevel, name: 'tables' }))
let flawed = engine
for (const flaw of (process.env.FLAWS ?? '').split(',')) flawed = tableFlawActs[flaw as TableFlaw](flawed)
const tables = await openTables(flawed, where)

for (const signal of ['SIGTERM', 'disconnect'] as const)
  process.once(signal, async () => {
    await tables.stop()
    await close()
    process.exit(0)
  })
