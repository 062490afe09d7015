import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectOnce, type Postgres, standardDataDir, startPostgres } from '@maru/postgres'
import { readSettings } from '../../apps/server/src/config.ts'
import { runScript } from './command.ts'
import { CommandError } from './command-error.ts'
import { readDotEnv } from './environment.ts'
import { ROOT } from './root.ts'
import { addressOfRunning } from './running-database.ts'
import { readChoice, VERIFY_DRAWS_USAGE, verifyDraws } from './verify-draws-command.ts'

await runScript(
  VERIFY_DRAWS_USAGE,
  async (args) => {
    const choice = readChoice(args)
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
      const findings = await connectOnce(running ?? started?.url('maru') ?? '', (client) =>
        verifyDraws(client, choice, console.log),
      )
      process.exitCode = findings === 0 ? 0 : 1
    } finally {
      await started?.stop()
    }
  },
  { needsArguments: false },
)
