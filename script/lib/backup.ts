import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  abandonedBackups,
  type Backup,
  connectOnce,
  dropOldBackups,
  dropOldLog,
  listBackups,
  readBackup,
  standardDataDir,
  startPostgres,
  takeBackup,
  unpackBackup,
} from '@maru/postgres'
import { readSettings, type Settings } from '../../apps/server/src/config.ts'
import { progressLine, sizeText } from './amounts.ts'
import { runScript } from './command.ts'
import { CommandError } from './command-error.ts'
import { readDotEnv } from './environment.ts'
import { ROOT } from './root.ts'
import { connectionOfRunning } from './running-database.ts'
import { tableOf } from './table.ts'

const USAGE = `Backups of the database in DATA_DIR, taken while everything runs.

  ./script/backup <folder>                     takes one, in a folder named after the time
  ./script/backup list <folder>
  ./script/backup check <folder>               reads the newest and compares every file with its checksum
  ./script/backup prune <folder> --keep <n>    keeps the newest n, and the log since the oldest of them

With WAL_ARCHIVE_DIR set, ./script/restore goes back to any second since the oldest backup; without it to the end of a backup.
A backup holds everything, keys too: encrypt it where it leaves this machine. docs/guides/backups.md has the rest.`

await runScript(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, options: { keep: { type: 'string' } }, allowPositionals: true })
  const [first = '', second, ...rest] = positionals
  const verb = ['list', 'check', 'prune'].includes(first) && second ? first : 'take'
  const folder = verb === 'take' ? first : second
  if (!folder || rest.length > 0 || (verb === 'take' && second))
    throw new CommandError('one folder: see ./script/backup --help')
  readDotEnv()
  const settings = readSettings(process.env, standardDataDir(ROOT))
  const into = resolve(folder)
  if (verb === 'list') return list(into)
  if (verb === 'check') return check(into)
  if (verb === 'prune') return prune(into, Number(values.keep), settings)
  return take(into, settings)
})

async function take(into: string, settings: Settings): Promise<void> {
  const { DATA_DIR: dataDir, WAL_ARCHIVE_DIR: walArchiveDir, DATABASE_URL } = settings
  if (DATABASE_URL)
    throw new CommandError(
      'DATABASE_URL is a PostgreSQL of yours: back it up by its own tools (docs/guides/backups.md)',
    )
  if (!existsSync(join(dataDir, 'postgres'))) throw new CommandError(`there is no database in ${dataDir} yet`)
  if (!walArchiveDir) console.log('WAL_ARCHIVE_DIR is not set: this backup alone can be restored, and nothing after it')
  const running = connectionOfRunning(dataDir)
  const started = running ? undefined : await startPostgres({ dataDir, log: console.log, walArchiveDir })
  try {
    const connect = running ?? started?.connection() ?? {}
    if (walArchiveDir && running) await requireArchiving(connect, walArchiveDir)
    const began = Date.now()
    const show = progressLine()
    const backup = await takeBackup({ connect, into, dataDir, walArchiveDir, progress: show })
    show(0, 0)
    const free = statfsSync(into)
    console.log(
      `${backup.dir}: ${sizeText(backup.dataBytes)} in ${sizeText(backup.archiveBytes)}, ${Math.ceil((Date.now() - began) / 1000)} s; ` +
        `${sizeText(free.bavail * free.bsize)} are free`,
    )
  } finally {
    await started?.stop()
  }
}

/** A server that was started before the variable was set does not keep its log. */
async function requireArchiving(connect: Parameters<typeof takeBackup>[0]['connect'], dir: string): Promise<void> {
  const { user = '', password = '', host = '', port = 0, database = '' } = connect
  const url = `postgres://${user}:${encodeURIComponent(`${password}`)}@${host}:${port}/${database}`
  const { rows } = await connectOnce(url, (client) =>
    client.query("SELECT current_setting('basic_archive.archive_directory', true) AS dir"),
  )
  if (rows[0]?.dir !== dir)
    throw new CommandError(
      `the running database does not write its log to ${dir}: start the product again with WAL_ARCHIVE_DIR`,
    )
}

function list(into: string): void {
  const backups = listBackups(into)
  if (backups.length === 0) console.log('no finished backup')
  for (const line of tableOf(backups.map((one) => [one.name, `until ${one.finishedAt}`, sizeText(one.archiveBytes)])))
    console.log(line)
  for (const name of abandonedBackups(into)) console.log(`${name}   cut short: prune removes it`)
}

async function check(into: string): Promise<void> {
  const backup = existsSync(join(into, 'backup.json')) ? readBackup(into) : newestOf(into)
  const { files } = await unpackBackup(backup)
  console.log(`${backup.dir}: ${files} files are what they were`)
}

function prune(into: string, keep: number, { WAL_ARCHIVE_DIR }: Settings): void {
  if (!Number.isInteger(keep) || keep < 1) throw new CommandError('--keep must be a number from 1')
  const { dropped, oldest } = dropOldBackups(into, keep)
  for (const name of dropped) console.log(`${name} is removed`)
  // What was archived elsewhere before is not this installation's to remove.
  if (!oldest || !WAL_ARCHIVE_DIR || oldest.walArchiveDir !== WAL_ARCHIVE_DIR) return
  const segments = dropOldLog(WAL_ARCHIVE_DIR, oldest)
  console.log(
    `the log since the oldest kept backup: ${sizeText(sizeOf(WAL_ARCHIVE_DIR))}, ${segments} older segments are removed`,
  )
}

function newestOf(into: string): Backup {
  const newest = listBackups(into).at(-1)
  if (!newest) throw new CommandError(`${into} holds no finished backup`)
  return newest
}

function sizeOf(dir: string): number {
  return readdirSync(dir, { recursive: true }).reduce((sum, name) => sum + statSync(join(dir, `${name}`)).size, 0)
}
