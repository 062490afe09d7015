import { once } from 'node:events'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { streamBaseBackup } from './base-backup.ts'
import { lsnBytes, segmentAt, segmentOf } from './wal-segment.ts'

/** What stands in `backup.json`, which is written last. */
export interface BackupRecord {
  version: 1
  startedAt: string
  finishedAt: string
  /** By which the log of another database is distinguished from this one's. */
  systemId: string
  timeline: number
  startLsn: string
  endLsn: string
  archiveBytes: number
  dataBytes: number
  /** Of the installation that was backed up. */
  dataDir: string
  walArchiveDir: string | undefined
}

export interface Backup extends BackupRecord {
  dir: string
  name: string
}

export interface TakeOptions {
  connect: pg.ClientConfig
  /** Where backups are collected; each gets a folder named by its time. */
  into: string
  dataDir: string
  walArchiveDir: string | undefined
  progress?: (done: number, total: number) => void
}

export const ARCHIVE = 'base.tar.zst'
export const MANIFEST = 'backup_manifest'
const RECORD = 'backup.json'
const UNFINISHED = '.unfinished'
/** What else an installation needs to start from its own data, when it lies in DATA_DIR. */
const KEPT = ['postgres.password', 'database-roles.json', 'secrets.json']
const KEPT_FOLDER = 'vendor-keys'
const FAST = 3
const ABANDONED_AFTER_MS = 3600_000

/** Answers when everything is on disk. Cut short, it leaves a folder whose name says so, and which nobody restores. */
export async function takeBackup({ connect, into, dataDir, walArchiveDir, progress }: TakeOptions): Promise<Backup> {
  const startedAt = new Date()
  const name = startedAt.toISOString().replace(/[:]/g, '').replace(/\.\d+/, '')
  const dir = join(into, name)
  const partial = `${dir}${UNFINISHED}`
  mkdirSync(into, { recursive: true, mode: 0o700 })
  // Fails where another backup began in the same second.
  mkdirSync(partial, { mode: 0o700 })
  const { start, end, systemId, dataBytes, archiveBytes } = await receive(connect, partial, progress)
  keepFiles(dataDir, join(partial, 'files'))
  const record: BackupRecord = {
    version: 1,
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    systemId,
    timeline: start.timeline,
    startLsn: start.lsn,
    endLsn: end.lsn,
    archiveBytes,
    dataBytes,
    dataDir,
    walArchiveDir,
  }
  writeFileSync(join(partial, RECORD), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  for (const file of [RECORD, MANIFEST, ARCHIVE]) flush(join(partial, file))
  flush(partial)
  renameSync(partial, dir)
  flush(into)
  return { ...record, dir, name }
}

async function receive(connect: pg.ClientConfig, dir: string, progress: TakeOptions['progress']) {
  const pack = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: FAST, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const written = pipeline(pack, createWriteStream(join(dir, ARCHIVE), { mode: 0o600 }))
  // Told where it is waited for, below.
  written.catch(() => {})
  pack.on('error', () => {})
  const manifest: Buffer[] = []
  let dataBytes = 0
  let isFull = false
  let draining: Promise<void> | undefined
  const ends = await streamBaseBackup(connect, 'maru', {
    data: (chunk) => {
      dataBytes += chunk.length
      isFull = !pack.write(chunk)
    },
    manifest: (chunk) => manifest.push(chunk),
    progress: (done, total) => progress?.(done, total),
    isFull: () => isFull,
    drained: () => {
      draining ??= Promise.race([once(pack, 'drain'), written]).then(() => {
        isFull = false
        draining = undefined
      })
      return draining
    },
  })
  pack.end()
  await written
  writeFileSync(join(dir, MANIFEST), Buffer.concat(manifest), { mode: 0o600 })
  return { ...ends, dataBytes, archiveBytes: statSync(join(dir, ARCHIVE)).size }
}

function keepFiles(dataDir: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  const keys = join(dataDir, KEPT_FOLDER)
  const files = [...KEPT, ...(existsSync(keys) ? readdirSync(keys).map((name) => join(KEPT_FOLDER, name)) : [])]
  for (const file of files.filter((name) => existsSync(join(dataDir, name)))) {
    if (file.startsWith(KEPT_FOLDER)) mkdirSync(join(to, KEPT_FOLDER), { recursive: true, mode: 0o700 })
    writeFileSync(join(to, file), readFileSync(join(dataDir, file)), { mode: 0o600 })
    flush(join(to, file))
  }
}

/** Finished ones, oldest first. */
export function listBackups(into: string): Backup[] {
  if (!existsSync(into)) return []
  return readdirSync(into)
    .filter((name) => !name.endsWith(UNFINISHED) && existsSync(join(into, name, RECORD)))
    .sort()
    .map((name) => readBackup(join(into, name)))
}

/** Cut short, and not being written any more. */
export const abandonedBackups = (into: string): string[] =>
  unfinishedBackups(into).filter((name) => Date.now() - newestChange(join(into, name)) > ABANDONED_AFTER_MS)

const unfinishedBackups = (into: string): string[] =>
  existsSync(into) ? readdirSync(into).filter((name) => name.endsWith(UNFINISHED)) : []

const newestChange = (dir: string): number =>
  Math.max(...[dir, ...readdirSync(dir).map((name) => join(dir, name))].map((path) => statSync(path).mtimeMs))

/** Throws a sentence when the folder is no finished backup. */
export function readBackup(dir: string): Backup {
  const file = join(dir, RECORD)
  if (dir.replace(/\/+$/, '').endsWith(UNFINISHED)) throw new Error(`${dir} was cut short: it is no backup`)
  if (!existsSync(file)) throw new Error(`${dir} is no backup: it has no ${RECORD}`)
  const record = JSON.parse(readFileSync(file, 'utf8')) as BackupRecord
  if (record.version !== 1) throw new Error(`${dir} was made by a newer release`)
  return { ...record, dir, name: dir.split('/').at(-1) ?? '' }
}

/** The tar archive of a backup, unpacked as it is read. */
export function openArchive({ dir }: Backup): AsyncIterable<Buffer> {
  return createReadStream(join(dir, ARCHIVE)).pipe(createZstdDecompress())
}

/** Removes all but the newest, and answers what went. */
export function dropOldBackups(into: string, keep: number): { dropped: string[]; oldest: Backup | undefined } {
  const backups = listBackups(into)
  const kept = backups.slice(-keep)
  const dropped = [...backups.slice(0, -keep).map((backup) => backup.name), ...abandonedBackups(into)]
  for (const name of dropped) rmSync(join(into, name), { recursive: true })
  return { dropped, oldest: kept[0] }
}

/** Removes the log that no kept backup needs, and answers how many segments went. */
export function dropOldLog(archiveDir: string, oldest: BackupRecord): number {
  const first = firstSegmentOf(oldest)
  const names = readdirSync(archiveDir).filter((name) => {
    // A backup leaves a note under the name of its first segment.
    const found = segmentOf(name.replace(/\.[0-9A-F]{8}\.backup$/, ''))
    return found !== undefined && found.segment < first
  })
  for (const name of names) rmSync(join(archiveDir, name))
  return names.length
}

/** The segment of the log at which restoring this backup begins. */
export const firstSegmentOf = (backup: BackupRecord): number => segmentAt(lsnBytes(backup.startLsn))

function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
