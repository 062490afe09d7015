import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectOnce, type Postgres, standardDataDir, startPostgres } from '@maru/postgres'
import type pg from 'pg'
import { readSettings } from '../../apps/server/src/config.ts'
import { CommandError } from './command-error.ts'
import { readDotEnv } from './environment.ts'
import { ROOT } from './root.ts'
import { addressOfRunning } from './running-database.ts'

/**
 * Lets `verify` read the database that the environment and .env name; the one in DATA_DIR is started for it where it is not running. The exit code is 0 where it
 * answers that it found nothing, else 1.
 */
export async function verifyDatabase(verify: (client: pg.Client) => Promise<number>): Promise<void> {
  readDotEnv()
  const { DATABASE_URL, DATA_DIR, WAL_ARCHIVE_DIR } = readSettings(process.env, standardDataDir(ROOT))
  const running = DATABASE_URL ?? addressOfRunning(DATA_DIR)
  if (!running && !existsSync(join(DATA_DIR, 'postgres')))
    throw new CommandError(`there is no database: no DATABASE_URL, and none in ${DATA_DIR}`)
  let started: Postgres | undefined
  try {
    started = running
      ? undefined
      : await startPostgres({ dataDir: DATA_DIR, log: console.log, walArchiveDir: WAL_ARCHIVE_DIR })
    const findings = await connectOnce(running ?? started?.url('maru') ?? '', verify)
    process.exitCode = findings === 0 ? 0 : 1
  } finally {
    await started?.stop()
  }
}
