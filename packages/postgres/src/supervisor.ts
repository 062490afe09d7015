import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { serviceAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, clusterDirOf, ensureCluster, OWNER } from './cluster.ts'
import {
  answers,
  clientConfig,
  clientOf,
  HOST,
  type Launch,
  launchServer,
  type Running,
  START_TIMEOUT_MS,
  stopServer,
  until,
} from './launch.ts'
import { disownPidFile, isAlive, isOurPostgres, readPidFile } from './pid-file.ts'
import { archiveSettings, ensureArchive } from './wal-archive.ts'
import { followWal } from './wal-tail.ts'

export interface StartOptions {
  dataDir: string
  /** Default: any free one, or that of the adopted server. */
  port?: number
  log: (line: string) => void
  /** Only tests give up durability, for speed. */
  durable?: boolean
  /** Where the write-ahead log is kept for restoring to a moment; default: nowhere. */
  walArchiveDir?: string | undefined
}

export interface Postgres {
  /** The address of a database as its owner; with a role, as that one. */
  url(database: string, role?: { name: string; password: string }): string
  /** The same for a client of one's own. */
  connection(): pg.ClientConfig
  /** Fast stop: sessions are cut, their transactions rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
  /** Whether the server had outlived its last supervisor. */
  adopted: boolean
  pid(): number | undefined
}

/** Another living supervisor holds this data directory. */
export class ClusterBusy extends Error {}

/** Any fixed number: the session lock by which one supervisor knows of another. */
const SUPERVISOR_LOCK = 726_183_002

/**
 * Runs the embedded PostgreSQL of a data directory until `stop`; if the server dies meanwhile, starts it again on the same port.
 * Throws ClusterBusy when another supervisor is at work there.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const { dataDir, port, log, durable = true, walArchiveDir } = options
  const account = serviceAccount(clusterDirOf(dataDir))
  const binaries = findBinaries(account)
  const cluster = await ensureCluster(dataDir, binaries, account, durable)
  if (walArchiveDir) ensureArchive(walArchiveDir, dataDir, account)
  const settings = archiveSettings(walArchiveDir)
  const launch: Launch = { cluster, binaries, account, durable, logFile: join(dataDir, 'postgres.log'), settings }

  const survivor = await adoptable(await findSurvivor(cluster, log), launch, walArchiveDir, log)
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
  const connect = async () => {
    const client = clientOf(cluster, at.port)
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const tail = walArchiveDir ? followWal(connect, join(cluster.dir, 'pg_wal'), walArchiveDir, log) : undefined

  return {
    adopted: survivor !== undefined,
    url: (database, role = { name: OWNER, password: cluster.password }) =>
      `postgres://${role.name}:${encodeURIComponent(role.password)}@${HOST}:${at.port}/${encodeURIComponent(database)}`,
    connection: () => clientConfig(cluster, at.port),
    pid: () => readPidFile(cluster.dir)?.pid,
    stop: async () => {
      stopping = true
      await tail?.stop()
      await guard.end().catch(() => {})
      const running = readPidFile(cluster.dir)
      if (running && isOurPostgres(running.pid, cluster.dir)) await stopServer(running.pid)
    },
  }
}

/** One that archives elsewhere than it is configured to now has to start anew. */
async function adoptable(
  survivor: Running | undefined,
  { cluster }: Launch,
  walArchiveDir: string | undefined,
  log: (line: string) => void,
): Promise<Running | undefined> {
  if (!survivor) return undefined
  const client = clientOf(cluster, survivor.port)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ dir: string | null }>(
    "SELECT current_setting('basic_archive.archive_directory', true) AS dir",
  )
  await client.end()
  if ((rows[0]?.dir || undefined) === walArchiveDir) return survivor
  log('the database was still running with another WAL_ARCHIVE_DIR: starting it again')
  // Whoever supervises it keeps it.
  await (await takeGuard(cluster, survivor.port)).end()
  await stopServer(survivor.pid)
  return undefined
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
