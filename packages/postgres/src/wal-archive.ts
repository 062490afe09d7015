import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { type Account, canWrite } from './account.ts'
import { makeFolder } from './folder.ts'
import { segmentOf } from './wal-segment.ts'

/** How long a segment may stay half full before it is archived all the same; the tail has it meanwhile. */
const SWITCH_AFTER_S = 900
/** Below the archive: the segments that PostgreSQL still writes, copied as they grow. */
export const tailDirOf = (archiveDir: string): string => join(archiveDir, 'tail')

/** PostgreSQL's own module copies each full segment under another name, flushes it, renames it, and never overwrites one. */
export function archiveSettings(archiveDir: string | undefined): string[] {
  if (!archiveDir) return []
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${archiveDir}`,
    `archive_timeout=${SWITCH_AFTER_S}`,
  ]
}

/** Made where there is none, and given to the account that PostgreSQL runs under. */
export function ensureArchive(archiveDir: string, dataDir: string, account: Account | undefined): void {
  const inside = relative(dataDir, archiveDir)
  if (inside === '' || inside.startsWith('postgres'))
    throw new Error(
      `WAL_ARCHIVE_DIR ${archiveDir} lies inside the database itself: choose another disk, or at least another folder`,
    )
  for (const dir of [archiveDir, tailDirOf(archiveDir)]) {
    makeFor(account, dir)
    if (account && !canWrite(account, dir))
      throw new Error(
        `WAL_ARCHIVE_DIR: the account of PostgreSQL (uid ${account.uid}) cannot write ${dir}: give it that folder (chown), or choose another`,
      )
  }
  claim(archiveDir, dataDir)
}

function makeFor(account: Account | undefined, dir: string): void {
  try {
    makeFolder(dir, 0o700)
    accessSync(dir, constants.W_OK)
  } catch (error) {
    throw new Error(`WAL_ARCHIVE_DIR ${dir} cannot be used: ${(error as Error).message}`)
  }
  // New, or made by somebody for this.
  if (account && readdirSync(dir).length === 0) chownSync(dir, account.uid, account.gid)
}

const OWNER_FILE = 'owner'
/** Not part of any backup: what is restored from one goes its own way from there. */
const ID_FILE = 'wal-archive-id'

/** Two databases that write one archive would each spoil the other's history, so each has its own. */
function claim(archiveDir: string, dataDir: string): void {
  const idFile = join(dataDir, ID_FILE)
  if (!existsSync(idFile)) writeWhole(idFile, randomUUID())
  const id = readFileSync(idFile, 'utf8').trim()
  const ownerFile = join(archiveDir, OWNER_FILE)
  if (existsSync(ownerFile)) {
    const owner = readFileSync(ownerFile, 'utf8').trim()
    if (owner.split(' ')[0] === id) return
    throw new Error(
      `WAL_ARCHIVE_DIR ${archiveDir} belongs to another data directory (${owner.split(' ').slice(1).join(' ')}): give this one a folder of its own`,
    )
  }
  if (readdirSync(archiveDir).some((name) => segmentOf(name)))
    throw new Error(`WAL_ARCHIVE_DIR ${archiveDir} holds the log of another database: choose an empty folder`)
  writeWhole(ownerFile, `${id} ${dataDir}`)
}

function writeWhole(file: string, text: string): void {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(partial, file)
}
