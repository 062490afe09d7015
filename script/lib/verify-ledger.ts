import { connectOnce, type Postgres, standardDataDir, startPostgres } from '@maru/postgres'
import type pg from 'pg'
import { readSettings } from '../../apps/server/src/config.ts'
import { readDotEnv } from './environment.ts'
import { ROOT } from './root.ts'
import { addressOfRunning } from './running-database.ts'

type Problem = {
  what: string
  account_id: number | null
  transfer_id: number | null
  expected: string | null
  found: string | null
}

/** Reads the whole history of the ledger and says what does not agree: exit code 0 when everything does. */
const verify = async (client: pg.Client): Promise<Problem[]> => {
  const { rows: problems } = await client.query<Problem>('SELECT * FROM ledger.verify()')
  const { rows: counts } = await client.query<{ transfers: number; seals: number; root: string | null }>(
    `SELECT (SELECT count(*) FROM ledger.transfer) AS transfers, (SELECT count(*) FROM ledger.seal) AS seals,
       (SELECT encode(root, 'hex') FROM ledger.seal ORDER BY seal_no DESC LIMIT 1) AS root`,
  )
  for (const { what, account_id, transfer_id, expected, found } of problems)
    console.log(
      `${what}: account ${account_id ?? '-'}, transfer ${transfer_id ?? '-'}: ${expected} expected, ${found} found`,
    )
  const read = counts[0]
  console.log(`${read?.transfers ?? 0} transfers and ${read?.seals ?? 0} seals read, last root ${read?.root ?? '-'}`)
  console.log(problems.length === 0 ? 'nothing was changed' : `${problems.length} findings`)
  return problems
}

readDotEnv()
const { DATABASE_URL, DATA_DIR, WAL_ARCHIVE_DIR } = readSettings(process.env, standardDataDir(ROOT))
const running = DATABASE_URL ?? addressOfRunning(DATA_DIR)
let started: Postgres | undefined
try {
  started = running
    ? undefined
    : await startPostgres({ dataDir: DATA_DIR, log: console.log, walArchiveDir: WAL_ARCHIVE_DIR })
  const problems = await connectOnce(running ?? started?.url('maru') ?? '', verify)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await started?.stop()
}
