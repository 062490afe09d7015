import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from './pid-file.ts'
import { connectOnce } from './pool.ts'
import { ClusterBusy, type Postgres, startPostgres } from './supervisor.ts'

let dataDir: string
let running: Postgres[] = []
let lines: string[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maru-supervisor-'))
  chmodSync(dataDir, 0o755)
  running = []
  lines = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async (durable = false) => {
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line), durable })
  running.push(postgres)
  return postgres
}

const query = (postgres: Postgres, sql: string) =>
  connectOnce(postgres.url('postgres'), async (client) => (await client.query(sql)).rows)

test('starts, keeps rows over a stop, and leaves no process behind', async () => {
  const first = await start()
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS n')
  const pid = first.pid() ?? 0
  expect(isAlive(pid)).toBe(true)
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
})

test('durability is on unless a test gives it up', async () => {
  const postgres = await start(true)
  expect(await query(postgres, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(postgres, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  expect(await query(postgres, 'SHOW full_page_writes')).toEqual([{ full_page_writes: 'on' }])
})

test('lets nobody in without the password, which only its owner may read', async () => {
  const postgres = await start()
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  const wrong = new URL(postgres.url('postgres'))
  wrong.password = 'guess'
  await expect(connectOnce(wrong.href, async () => {})).rejects.toThrow(/password authentication failed/)
})

test('compares and folds the letters of every script, whatever the locale of the machine', async () => {
  const postgres = await start()
  expect(await query(postgres, `SELECT upper('ä가đ') AS upper, length('마루') AS length`)).toEqual([
    { upper: 'Ä가Đ', length: 2 },
  ])
})

test('a server that outlived its killed supervisor is adopted, with its acknowledged rows', async () => {
  const supervisor = await superviseElsewhere()
  supervisor.child.kill('SIGKILL')
  await supervisor.ended
  expect(isAlive(supervisor.pid)).toBe(true)

  const postgres = await start()
  expect(postgres.adopted).toBe(true)
  expect(postgres.pid()).toBe(supervisor.pid)
  expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await postgres.stop()
  expect(isAlive(supervisor.pid)).toBe(false)
})

test('two supervisors never share a data directory', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(ClusterBusy)
  expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a server that dies is started again on the same port, and has lost nothing', async () => {
  const postgres = await start(true)
  await query(postgres, 'CREATE TABLE kept AS SELECT 7 AS n')
  const before = postgres.url('postgres')
  process.kill(postgres.pid() ?? 0, 'SIGKILL')
  await expect
    .poll(() => query(postgres, 'SELECT n FROM kept').catch(() => 'gone'), { timeout: 15_000 })
    .toEqual([{ n: 7 }])
  expect(postgres.url('postgres')).toBe(before)
})

test('a pid file that names a dead process does not hinder the start', async () => {
  const first = await start()
  const pidFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  await first.stop()
  const { pid } = spawnSync('true')
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), pidFile.replace(/^\d+/, String(pid)))
  expect((await start()).adopted).toBe(false)
})

test('a pid file that names a living stranger is set aside, and the stranger lives on', async () => {
  const first = await start()
  const pidFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  await first.stop()
  const { uid, gid } = statSync(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)))
  try {
    expect((await start()).adopted).toBe(false)
    expect(lines.join()).toContain(`process ${stranger.pid}, which is not ours`)
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  } finally {
    stranger.kill()
  }
})

test('an interrupted initdb is never taken for a cluster', async () => {
  await (await start()).stop()
  rmSync(join(dataDir, 'postgres'), { recursive: true })
  const partial = join(dataDir, 'postgres.new')
  spawnSync('mkdir', ['-p', join(partial, 'cluster/base')])
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(existsSync(partial)).toBe(false)
})

async function superviseElsewhere() {
  const code = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))})
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {}, durable: false })
    console.log(postgres.pid())
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const pid = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(Number(chunk)))
    child.once('exit', () => reject(new Error('the supervisor ended')))
  })
  return { child, ended, pid }
}
