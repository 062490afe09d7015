import { createHash, type Hash } from 'node:crypto'
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { type Backup, MANIFEST, openArchive } from './backup.ts'
import { readTar } from './tar.ts'

interface Listed {
  bytes: number
  checksum: string
}

/** The log that makes the backup whole is in the archive, too, but not in the list: it proves itself when it is replayed. */
const UNLISTED = /^pg_wal\//

/**
 * Unpacks a backup, or without a folder only reads it, and compares every file with PostgreSQL's own list. Throws a sentence that names
 * the first one that is missing, unknown or not what it was.
 */
export async function unpackBackup(
  backup: Backup,
  into?: { dir: string; account: Account | undefined },
  progress?: (bytes: number) => void,
): Promise<{ files: number }> {
  const listed = readManifest(backup)
  let name = ''
  let hash: Hash | undefined
  let to: number | undefined
  let done = 0
  const finish = () => {
    if (to !== undefined) closeSync(to)
    to = undefined
    if (hash) compare(backup, name, hash, listed)
    hash = undefined
  }
  if (into) make(into.dir, into.account)
  await readTar(openArchive(backup), {
    entry: (entry) => {
      finish()
      name = entry.name
      if (entry.type === 'directory') {
        if (into) make(join(into.dir, name), into.account)
        return
      }
      hash = createHash('sha256')
      if (into) to = create(join(into.dir, name), into.account)
    },
    content: (chunk) => {
      hash?.update(chunk)
      if (to !== undefined) writeSync(to, chunk)
      done += chunk.length
      progress?.(done)
    },
  })
  finish()
  const [missing] = listed.keys()
  if (missing) throw new Error(`${backup.dir}: ${missing} is missing`)
  return { files: readManifest(backup).size }
}

function compare({ dir }: Backup, name: string, hash: Hash, listed: Map<string, Listed>): void {
  const expected = listed.get(name)
  if (!expected && UNLISTED.test(name)) return
  if (!expected) throw new Error(`${dir}: ${name} is not in the list of files`)
  if (hash.digest('hex') !== expected.checksum)
    throw new Error(`${dir}: ${name} is not what it was when the backup was made`)
  listed.delete(name)
}

function readManifest({ dir }: Backup): Map<string, Listed> {
  const text = readFileSync(join(dir, MANIFEST), 'utf8')
  const checked = text.slice(0, text.lastIndexOf('"Manifest-Checksum"'))
  const manifest = JSON.parse(text) as {
    Files: { Path?: string; 'Encoded-Path'?: string; Size: number; Checksum: string }[]
    'Manifest-Checksum': string
  }
  if (createHash('sha256').update(checked).digest('hex') !== manifest['Manifest-Checksum'])
    throw new Error(`${dir}: the list of files was changed`)
  return new Map(
    manifest.Files.map((file) => [
      file.Path ?? Buffer.from(file['Encoded-Path'] ?? '', 'hex').toString('utf8'),
      { bytes: file.Size, checksum: file.Checksum },
    ]),
  )
}

function make(dir: string, account: Account | undefined): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (account) chownSync(dir, account.uid, account.gid)
}

function create(file: string, account: Account | undefined): number {
  // `wx`: what is there already is somebody else's.
  const to = openSync(file, 'wx', 0o600)
  if (account) chownSync(file, account.uid, account.gid)
  return to
}
