import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Backup, listBackups, readBackup, restoreBackup, standardDataDir } from '@maru/postgres'
import { readSettings } from '../../apps/server/src/config.ts'
import { runScript } from './command.ts'
import { CommandError } from './command-error.ts'
import { readDotEnv } from './environment.ts'
import { proveDatabase } from './prove-database.ts'
import { ROOT } from './root.ts'
import { skipAddresses } from './skip-addresses.ts'

const USAGE = `Makes a new data directory from a backup and the log written since.

  ./script/restore <folder> --into <new data directory> [--to <time>]

  <folder>    of one backup, or of several: then the newest that ended before the time
  --to        such as 2026-11-20T21:15:30+09:00, to the second or finer; without it everything there is
  --wal       where the archived log is now, when it is not where it was, nor in WAL_ARCHIVE_DIR
  --old-data  the old data directory, when its disk survived elsewhere than it was: it may hold log that was not archived

Nothing is overwritten. It prints "ready" once the ledger is proved; then start the product with DATA_DIR set to the new directory.`

const options = {
  into: { type: 'string' },
  to: { type: 'string' },
  wal: { type: 'string' },
  'old-data': { type: 'string' },
} as const

await runScript(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [folder, ...rest] = positionals
  if (!folder || !values.into || rest.length > 0)
    throw new CommandError('a folder and --into: see ./script/restore --help')
  const to = values.to === undefined ? undefined : instant(values.to)
  readDotEnv()
  const { WAL_ARCHIVE_DIR } = readSettings(process.env, standardDataDir(ROOT))
  const backup = choose(resolve(folder), to)
  const archiveDir = [values.wal && resolve(values.wal), backup.walArchiveDir, WAL_ARCHIVE_DIR].find(
    (dir) => dir && existsSync(dir),
  )
  const oldWalDir = join(values['old-data'] ? resolve(values['old-data']) : backup.dataDir, 'postgres', 'pg_wal')
  const into = resolve(values.into)
  const { lastCommit, isWholeLog } = await restoreBackup({
    backup,
    into,
    to,
    archiveDir: archiveDir || undefined,
    oldWalDir: existsSync(oldWalDir) ? oldWalDir : undefined,
    prove: async (url) => {
      await proveDatabase(url('maru'), console.log)
      await skipAddresses(url('maru'))
    },
    log: console.log,
  })
  if (to && isWholeLog) console.log('the log ends before that time: everything there is was restored')
  console.log(`last committed change: ${lastCommit?.toISOString() ?? `none after the backup (${backup.finishedAt})`}`)
  console.log(`ready: ${into}`)
  console.log(
    `start it with DATA_DIR=${into} and a new folder as WAL_ARCHIVE_DIR, then take a backup: from here on its log is its own`,
  )
})

function choose(folder: string, to: Date | undefined): Backup {
  if (existsSync(join(folder, 'backup.json')) || folder.endsWith('.unfinished')) return readBackup(folder)
  const backups = listBackups(folder)
  if (backups.length === 0) throw new CommandError(`${folder} holds no finished backup`)
  const fitting = backups.filter((one) => !to || new Date(one.finishedAt) <= to).at(-1)
  if (!fitting)
    throw new CommandError(
      `the oldest backup in ${folder} ended at ${backups[0]?.finishedAt}: nothing leads further back`,
    )
  return fitting
}

function instant(text: string): Date {
  const at = new Date(text.trim().replace(' ', 'T'))
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text.trim()))
    throw new CommandError(`--to "${text}" must be a time with its zone, such as 2026-11-20T21:15:30+09:00`)
  return at
}
