import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, serviceAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Cluster, clusterDirOf, ensureCluster, OWNER, plainEnvironment } from './cluster.ts'
import { disownPidFile, isAlive, isOurPostgres, readPidFile } from './pid-file.ts'

export interface StartOptions {
  dataDir: string
  /** Default: any free one, or that of the adopted server. */
  port?: number
  log: (line: string) => void
  /** Only tests give up durability, for speed. */
  durable?: boolean
}

export interface Postgres {
  /** The address of a database as its owner; with a role, as that one. */
  url(database: string, role?: { name: string; password: string }): string
  /** Fast stop: sessions are cut, their transactions rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
  /** Whether the server had outlived its last supervisor. */
  adopted: boolean
  pid(): number | undefined
}

/** Another living supervisor holds this data directory. */
export class ClusterBusy extends Error {}

const HOST = '127.0.0.1'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 60_000
const POLL_MS = 25
/** Any fixed number: the session lock by which one supervisor knows of another. */
const SUPERVISOR_LOCK = 726_183_002

/**
 * Runs the embedded PostgreSQL of a data directory until `stop`; if the server dies meanwhile, starts it again on the same port.
 * Throws ClusterBusy when another supervisor is at work there.
 */
export async function startPostgres({ dataDir, port, log, durable = true }: StartOptions): Promise<Postgres> {
  const account = serviceAccount(clusterDirOf(dataDir))
  const binaries = findBinaries(account)
  const cluster = await ensureCluster(dataDir, binaries, account, durable)
  const launch: Launch = { cluster, binaries, account, durable, log, logFile: join(dataDir, 'postgres.log') }

  const survivor = await findSurvivor(cluster, log)
  let at = survivor ?? (await launchServer(launch, port))
  let guard = await takeGuard(cluster, at.port)
  let stopping = false

  const watch = () => {
    guard.once('end', () => {
      if (!stopping) void revive()
    })
  }
  const revive = async () => {
    log('PostgreSQL is gone: starting it again')
    while (!stopping) {
      try {
        at = (await findSurvivor(cluster, log)) ?? (await launchServer(launch, at.port))
        guard = await takeGuard(cluster, at.port)
        if (stopping) await stopServer(at.pid)
        else watch()
        return
      } catch (error) {
        log(`PostgreSQL does not start: ${(error as Error).message}`)
        await sleep(1000)
      }
    }
  }
  watch()

  return {
    adopted: survivor !== undefined,
    url: (database, role = { name: OWNER, password: cluster.password }) =>
      `postgres://${role.name}:${encodeURIComponent(role.password)}@${HOST}:${at.port}/${encodeURIComponent(database)}`,
    pid: () => readPidFile(cluster.dir)?.pid,
    stop: async () => {
      stopping = true
      await guard.end().catch(() => {})
      const running = readPidFile(cluster.dir)
      if (running && isOurPostgres(running.pid, cluster.dir)) await stopServer(running.pid)
    },
  }
}

interface Launch {
  cluster: Cluster
  binaries: Binaries
  account: Account | undefined
  durable: boolean
  log: (line: string) => void
  logFile: string
}

interface Running {
  pid: number
  port: number
}

/** A server of this data directory that runs already, when it answers. */
async function findSurvivor(cluster: Cluster, log: (line: string) => void): Promise<Running | undefined> {
  const found = readPidFile(cluster.dir)
  if (!found) return undefined
  if (!isAlive(found.pid)) {
    log(`the pid file names process ${found.pid}, which is gone`)
    return undefined
  }
  if (!isOurPostgres(found.pid, cluster.dir)) {
    log(`the pid file names process ${found.pid}, which is not ours: setting it aside`)
    disownPidFile(cluster.dir)
    return undefined
  }
  // It may be on its way up, or down.
  await until(
    START_TIMEOUT_MS,
    async () => !isAlive(found.pid) || (await answers(cluster, readPidFile(cluster.dir)?.port)),
  )
  const still = readPidFile(cluster.dir)
  return still && isAlive(still.pid) ? still : undefined
}

async function launchServer(launch: Launch, wanted: number | undefined): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const port = wanted ?? (await freePort())
    const failure = await tryLaunch(launch, port, deadline)
    if (!failure) return { pid: readPidFile(launch.cluster.dir)?.pid ?? 0, port }
    const passing = /shared memory block|Address already in use|lock file/.test(failure)
    if (!passing || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${failure}`)
    // Processes of a killed predecessor need a moment to notice and leave.
    await sleep(200)
  }
}

/** Answers what it said when it did not come up. */
async function tryLaunch(
  { cluster, binaries, account, durable, logFile }: Launch,
  port: number,
  deadline: number,
): Promise<string | undefined> {
  const out = openSync(logFile, 'w', 0o600)
  if (account) chownSync(logFile, account.uid, account.gid)
  const args = ['-D', cluster.dir, '-p', String(port), ...settings(durable).flatMap((setting) => ['-c', setting])]
  // Detached: Ctrl-C in the terminal is for the supervisor, which stops the sites first and the database last.
  const child = spawn(binaries.postgres, args, {
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
  await until(deadline - Date.now(), async () => ended || (await answers(cluster, port)))
  return ended || !(await answers(cluster, port))
    ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-6).join('\n')
    : undefined
}

function settings(durable: boolean): string[] {
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
  const safe = ['shared_buffers=256MB', 'max_wal_size=2GB', 'checkpoint_completion_target=0.9']
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB', 'autovacuum=off']
  return [...all, ...(durable ? safe : fast)]
}

/** One supervisor per cluster: the lock goes with its connection, however the process ends. */
async function takeGuard(cluster: Cluster, port: number): Promise<pg.Client> {
  const guard = clientOf(cluster, port)
  guard.on('error', () => {})
  await guard.connect()
  const taken = await until(3_000, async () => {
    const { rows } = await guard.query('SELECT pg_try_advisory_lock($1) AS taken', [SUPERVISOR_LOCK])
    return rows[0].taken
  })
  if (taken) return guard
  await guard.end()
  throw new ClusterBusy(`another process is already running the database in ${cluster.dir}`)
}

async function answers(cluster: Cluster, port: number | undefined): Promise<boolean> {
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

function clientOf({ password }: Cluster, port: number): pg.Client {
  return new pg.Client({
    host: HOST,
    port,
    user: OWNER,
    password,
    database: 'postgres',
    application_name: 'maru supervisor',
    connectionTimeoutMillis: 5_000,
  })
}

async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await until(STOP_TIMEOUT_MS, async () => !isAlive(pid))) return
  throw new Error(`PostgreSQL (process ${pid}) did not stop within ${STOP_TIMEOUT_MS / 1000} seconds`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, HOST, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function until(timeoutMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    if (await holds()) return true
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
}
