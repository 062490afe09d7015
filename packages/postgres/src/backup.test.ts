import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Backup,
  dropOldBackups,
  dropOldLog,
  firstSegmentOf,
  listBackups,
  readBackup,
  takeBackup,
} from './backup.ts'
import { commitRows, type Noted } from './commit-rows.fixture.ts'
import { connectOnce } from './pool.ts'
import { restoreBackup } from './restore.ts'
import { type Postgres, startPostgres } from './supervisor.ts'
import { unpackBackup } from './unpack.ts'
import { segmentName, wholeSegments } from './wal-segment.ts'

const root = mkdtempSync(join(tmpdir(), 'maru-backup-'))
chmodSync(root, 0o755)
const dataDir = join(root, 'data')
const walArchiveDir = join(root, 'wal')
const backups = join(root, 'backups')
const lines: string[] = []
const log = (line: string) => lines.push(line)

const acknowledged: Noted[] = []
let postgres: Postgres
let backup: Backup

const sql = (url: string, text: string) => connectOnce(url, async (client) => (await client.query(text)).rows)
const take = () => takeBackup({ connect: postgres.connection(), into: backups, dataDir, walArchiveDir })

const restore = async (name: string, to: Date | undefined, from = backup, oldWalDir?: string) => {
  const into = join(root, name)
  let found: number[] = []
  const prove = async (url: (database: string) => string) => {
    found = (await sql(url('postgres'), 'SELECT n FROM entry ORDER BY n')).map((row) => row.n)
  }
  const restored = await restoreBackup({ backup: from, into, to, archiveDir: walArchiveDir, oldWalDir, prove, log })
  return { ...restored, into, found }
}
const everything = () => acknowledged.map((one) => one.n)
/** All that was acknowledged before the moment, and nothing that was asked for after it. */
const expectAsAt = (found: number[], at: number) => {
  const committed = acknowledged.filter((one) => one.at < at).length
  const asked = acknowledged.filter((one) => one.askedAt <= at).length
  expect(found).toEqual(everything().slice(0, found.length))
  expect(found.length).toBeGreaterThanOrEqual(committed)
  expect(found.length).toBeLessThanOrEqual(asked)
  expect(asked).toBeLessThan(acknowledged.length)
}

beforeAll(async () => {
  postgres = await startPostgres({ dataDir, log, walArchiveDir })
  await sql(
    postgres.url('postgres'),
    'CREATE TABLE entry (n int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, filler text)',
  )
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true })
})

let moment = 0

test('a backup is taken while writes go on, and is whole', async () => {
  const writing = commitRows(postgres.url('postgres'), acknowledged)
  await sleep(200)
  backup = await take()
  expect(acknowledged.length).toBeGreaterThan(10)
  await expect(unpackBackup(backup)).resolves.toMatchObject({ files: expect.any(Number) })
  await sleep(300)
  await sql(postgres.url('postgres'), 'SELECT pg_switch_wal()')
  await sleep(300)
  moment = Date.now()
  await sleep(600)
  await writing.stop()
}, 30_000)

test('after kill -9 and the loss of the whole data directory, the database comes back as it was at a second in between', async () => {
  // What the tail had time to copy, twice a second.
  await sleep(700)
  process.kill(postgres.pid() ?? 0, 'SIGKILL')
  await expect.poll(() => lines.includes('PostgreSQL is gone: starting it again'), { timeout: 10_000 }).toBe(true)
  const then = await restore('then', new Date(moment))
  expectAsAt(then.found, moment)
  expect(then.isWholeLog).toBe(false)
}, 60_000)

test('a moment after the last commit is reached, too', async () => {
  const { found, isWholeLog } = await restore('later', new Date(Date.now() + 60_000))
  expect(found).toEqual(everything())
  expect(isWholeLog).toBe(true)
}, 30_000)

test('a restored data directory starts as any other, with its own log from there on', async () => {
  const again = await startPostgres({ dataDir: join(root, 'then'), log })
  try {
    const [row] = await sql(again.url('postgres'), "INSERT INTO entry (filler) VALUES ('new') RETURNING n")
    expect(row.n).toBeGreaterThan(0)
  } finally {
    await again.stop()
  }
}, 30_000)

test('a log belongs to one data directory: a restored one has to have its own', async () => {
  await expect(startPostgres({ dataDir: join(root, 'then'), log, walArchiveDir })).rejects.toThrow(
    /belongs to another data directory/,
  )
})

test('nothing is ever restored over anything', async () => {
  await expect(restore('then', undefined)).rejects.toThrow(/not empty/)
  await expect(restore('data', undefined)).rejects.toThrow(/not empty/)
})

test('a moment before the backup is refused with the reason', async () => {
  await expect(restore('early', new Date(Date.parse(backup.finishedAt) - 1))).rejects.toThrow(/take an earlier one/)
})

test('one changed byte, or one missing file, is found before anything starts', async () => {
  const copy = join(root, 'changed')
  renameSync(backup.dir, copy)
  const changed = readBackup(copy)
  const manifest = join(copy, 'backup_manifest')
  const kept = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, kept.replace(/"Checksum": "./, '"Checksum": "z'))
  await expect(restore('broken', undefined, changed)).rejects.toThrow(/list of files was changed/)
  writeFileSync(manifest, kept)
  const archive = join(copy, 'base.tar.zst')
  const bytes = readFileSync(archive)
  const flipped = Buffer.from(bytes)
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(archive, flipped)
  await expect(restore('flipped', undefined, changed)).rejects.toThrow()
  writeFileSync(archive, bytes)
  truncateSync(archive, bytes.length - 100)
  await expect(restore('cut', undefined, changed)).rejects.toThrow()
  await expect(startPostgres({ dataDir: join(root, 'cut'), log })).rejects.toThrow(/restore that was cut short/)
  writeFileSync(archive, bytes)
  renameSync(copy, backup.dir)
}, 30_000)

test('a hole in the log is named, and a moment before it can still be reached', async () => {
  const archived = () => wholeSegments(walArchiveDir, backup.timeline)
  const before = archived().length
  for (let turn = 0; turn < 3; turn++) {
    await sql(postgres.url('postgres'), "INSERT INTO entry (filler) VALUES ('more')")
    await sql(postgres.url('postgres'), 'SELECT pg_switch_wal()')
  }
  await expect.poll(() => archived().length, { timeout: 10_000 }).toBe(before + 3)
  const missing = segmentName(backup.timeline, archived().at(-2) ?? 0)
  await expect.poll(() => readdirSync(join(walArchiveDir, 'tail')), { timeout: 10_000 }).not.toContain(missing)
  renameSync(join(walArchiveDir, missing), join(root, missing))
  await expect(restore('hole', undefined)).rejects.toThrow(new RegExp(`${missing} is missing`))
  expectAsAt((await restore('before-hole', new Date(moment))).found, moment)
  await expect(restore('past-hole', new Date(Date.now() + 60_000))).rejects.toThrow(/has a gap before/)
  renameSync(join(root, missing), join(walArchiveDir, missing))
}, 60_000)

test('a piece of the log that cannot be archived is said aloud, and archived once it can be', async () => {
  const [{ name }] = (await sql(
    postgres.url('postgres'),
    "INSERT INTO entry (filler) VALUES ('kept') RETURNING pg_walfile_name(pg_current_wal_lsn()) AS name",
  )) as [{ name: string }]
  const there = join(walArchiveDir, name)
  // It never writes over another file.
  writeFileSync(there, 'somebody else')
  await sql(postgres.url('postgres'), 'SELECT pg_switch_wal()')
  await expect.poll(() => lines.join('\n'), { timeout: 10_000 }).toContain(`${name} cannot be archived`)
  rmSync(there)
  await sql(postgres.url('postgres'), "INSERT INTO entry (filler) VALUES ('next')")
  await sql(postgres.url('postgres'), 'SELECT pg_switch_wal()')
  await expect.poll(() => wholeSegments(walArchiveDir, backup.timeline).map((n) => segmentName(1, n))).toContain(name)
}, 30_000)

test('what the old disk has and the archive has not is used', async () => {
  const second = await take()
  const [row] = await sql(postgres.url('postgres'), "INSERT INTO entry (filler) VALUES ('newest') RETURNING n")
  let newest = 0
  await restoreBackup({
    backup: second,
    into: join(root, 'from-old'),
    to: undefined,
    archiveDir: undefined,
    oldWalDir: join(dataDir, 'postgres', 'pg_wal'),
    prove: async (url) => {
      newest = (await sql(url('postgres'), 'SELECT max(n)::int4 AS n FROM entry'))[0].n
    },
    log,
  })
  expect(newest).toBe(row.n)
}, 30_000)

test('a backup whose process is killed is no backup, and the next one is', async () => {
  const script = `
    const { takeBackup } = await import(${JSON.stringify(join(import.meta.dirname, 'backup.ts'))})
    const stop = () => process.kill(process.pid, 'SIGKILL')
    await takeBackup({ ...${JSON.stringify({ connect: postgres.connection(), into: join(root, 'killed'), dataDir, walArchiveDir })}, progress: stop })`
  const main = join(root, 'killed.ts')
  writeFileSync(main, script)
  const child = spawn(process.execPath, [main], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  const [left = ''] = readdirSync(join(root, 'killed'))
  expect(left).toMatch(/\.unfinished$/)
  expect(listBackups(join(root, 'killed'))).toEqual([])
  expect(() => readBackup(join(root, 'killed', left))).toThrow(/cut short/)
}, 30_000)

test('old backups go with the log that only they need, the newest stay', async () => {
  await sleep(1_000)
  const newest = await take()
  const [, second] = listBackups(backups)
  expect(dropOldBackups(backups, 2)).toMatchObject({ dropped: [backup.name], oldest: { name: second?.name } })
  expect(listBackups(backups).map((one) => one.name)).toEqual([second?.name, newest.name])
  const needed = firstSegmentOf(second as Backup)
  const before = wholeSegments(walArchiveDir, 1)
  dropOldLog(walArchiveDir, second as Backup)
  expect(before.some((segment) => segment < needed)).toBe(true)
  expect(wholeSegments(walArchiveDir, 1)).toEqual(before.filter((segment) => segment >= needed))
}, 30_000)
