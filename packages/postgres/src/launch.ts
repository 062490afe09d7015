import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, OWNER, plainEnvironment } from './cluster.ts'
import { freePorts } from './free-ports.ts'
import { isAlive, readPidFile } from './pid-file.ts'
import { sharedBuffersMb } from './shared-buffers.ts'

export const HOST = '127.0.0.1'
export const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 60_000
const POLL_MS = 25

export interface Launch {
  cluster: Cluster
  binaries: Binaries
  account: Account | undefined
  durable: boolean
  logFile: string
  /** Further ones as `name=value`. */
  settings?: readonly string[]
}

export interface Running {
  pid: number
  port: number
}

export async function launchServer(launch: Launch, wanted: number | undefined): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const port = wanted ?? (await freePorts(1))[0]
    const failure = await tryLaunch(launch, port, deadline)
    if (!failure) return { pid: readPidFile(launch.cluster.dir)?.pid ?? 0, port }
    const passing = /shared memory block|Address already in use|lock file/.test(failure)
    if (!passing || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${failure}`)
    // Processes of a killed predecessor need a moment to notice and leave.
    await sleep(200)
  }
}

/** Answers what it said when it did not come up. */
async function tryLaunch(launch: Launch, port: number, deadline: number): Promise<string | undefined> {
  const { cluster } = launch
  const hasEnded = spawnServer(launch, port)
  await until(deadline - Date.now(), async () => hasEnded() || (await answers(cluster, port)))
  return hasEnded() || !(await answers(cluster, port)) ? lastWords(launch) : undefined
}

export const lastWords = ({ logFile }: Launch): string =>
  readFileSync(logFile, 'utf8').trim().split('\n').slice(-6).join('\n')

/** Answers whether it has ended, each time it is asked. */
export function spawnServer(
  { cluster, binaries, account, durable, logFile, settings = [] }: Launch,
  port: number,
): () => boolean {
  const out = openSync(logFile, 'w', 0o600)
  if (account) chownSync(logFile, account.uid, account.gid)
  const all = [...standardSettings(durable), ...settings].flatMap((setting) => ['-c', setting])
  // Detached: Ctrl-C in the terminal is for the supervisor, which stops the sites first and the database last.
  const child = spawn(binaries.postgres, ['-D', cluster.dir, '-p', String(port), ...all], {
    ...account,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  let ended = false
  child.on('error', () => {
    ended = true
  })
  child.on('exit', () => {
    ended = true
  })
  child.unref()
  return () => ended
}

function standardSettings(durable: boolean): string[] {
  const all = [
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'jit=off',
    'log_min_messages=warning',
    'log_checkpoints=off',
    'random_page_cost=1.1',
  ]
  // A new segment of the log is 16 MB of zeros, for which every commit waits (some 50 ms): those that were written before are used again.
  const safe = [
    `shared_buffers=${sharedBuffersMb()}MB`,
    'max_wal_size=2GB',
    'min_wal_size=1GB',
    'checkpoint_completion_target=0.9',
  ]
  // Of tests: many whole servers at once, each with the connections of a machine of its own.
  const fast = [
    'max_connections=500',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'shared_buffers=64MB',
    'autovacuum=off',
  ]
  return [...all, ...(durable ? safe : fast)]
}

export async function answers(cluster: Cluster, port: number | undefined): Promise<boolean> {
  if (!port) return false
  const client = clientOf(cluster, port)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ dir: string }>('SHOW data_directory')
    await client.end()
    return rows.length === 1
  } catch {
    return false
  }
}

export const clientOf = (cluster: Cluster, port: number): pg.Client => new pg.Client(clientConfig(cluster, port))

export function clientConfig({ password }: Cluster, port: number): pg.ClientConfig {
  return {
    host: HOST,
    port,
    user: OWNER,
    password,
    database: 'postgres',
    application_name: 'maru supervisor',
    connectionTimeoutMillis: 5_000,
  }
}

export async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await until(STOP_TIMEOUT_MS, async () => !isAlive(pid))) return
  throw new Error(`PostgreSQL (process ${pid}) did not stop within ${STOP_TIMEOUT_MS / 1000} seconds`)
}

export async function until(timeoutMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await holds()) return true
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
}
