import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, canEnter, serviceAccount } from './account.ts'
import type { Backup } from './backup.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, clusterDirOf, OWNER, RESTORE_MARK } from './cluster.ts'
import { freePorts } from './free-ports.ts'
import { clientOf, HOST, type Launch, lastWords, spawnServer, stopServer } from './launch.ts'
import { isAlive, readPidFile } from './pid-file.ts'
import { collectLog, type LogSources } from './restore-log.ts'
import { unpackBackup } from './unpack.ts'

export interface RestoreOptions extends LogSources {
  backup: Backup
  /** A data directory that is not there yet, or empty. */
  into: string
  /** Default: everything there is. */
  to: Date | undefined
  /** Is asked before the data directory may be used; throws when something is wrong. */
  prove(url: (database: string) => string): Promise<void>
  log(line: string): void
}

export interface Restored {
  /** When the last transaction was committed that is in it; undefined: none after the backup. */
  lastCommit: Date | undefined
  /** The log ends before the moment that was asked for: everything there was is in. */
  isWholeLog: boolean
}

/**
 * Makes a data directory from a backup and the log written since, as it was at a moment: everything committed up to it, and nothing
 * after. Throws a sentence and leaves a directory that nothing starts from when it cannot.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, into, to, log } = options
  if (to && to < new Date(backup.finishedAt))
    throw new Error(`this backup ended at ${backup.finishedAt}: to go back to ${to.toISOString()} take an earlier one`)
  requireEmpty(into)
  mkdirSync(into, { recursive: true, mode: 0o755 })
  const account = serviceAccount()
  if (account && !canEnter(account, into))
    throw new Error(
      `${into} lies in a folder that the account of PostgreSQL (uid ${account.uid}) cannot enter: choose another place`,
    )
  const mark = join(into, RESTORE_MARK)
  writeFileSync(mark, `from ${backup.dir}\n`)

  const dir = clusterDirOf(into)
  log(`unpacking ${backup.name}`)
  await unpackBackup(backup, { dir, account })
  cpSync(join(backup.dir, 'files'), into, { recursive: true })
  const { gap, taken } = collectLog(backup, options, join(dir, 'pg_wal'), account)
  if (taken.length > 0) log(`log that was not archived yet: ${taken.join(', ')}`)
  if (gap && !to) throw new Error(`the log has a gap: ${gap} is missing. With --to a moment before it can be restored`)

  const cluster: Cluster = { dir, password: readFileSync(join(into, 'postgres.password'), 'utf8').trim() }
  const restored = await replay(options, cluster, account, gap)
  rmSync(mark)
  return restored
}

async function replay(
  { backup, to, archiveDir, prove, log, into }: RestoreOptions,
  cluster: Cluster,
  account: Account | undefined,
  gap: string | undefined,
): Promise<Restored> {
  const launch = (target: Date | undefined): Launch => ({
    cluster,
    account,
    binaries: findBinaries(account),
    durable: true,
    logFile: join(into, 'postgres.log'),
    settings: recoverySettings(target, archiveDir, account),
  })
  const signal = join(cluster.dir, 'recovery.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (account) chownSync(signal, account.uid, account.gid)
  let isWholeLog = to === undefined
  log(to ? `replaying the log up to ${to.toISOString()}` : 'replaying the log to its end')
  const [port] = await freePorts(1)
  let words = await recover(launch(to), port)
  if (words && to && /ended before configured recovery target/.test(words)) {
    if (gap) throw new Error(`the log has a gap before ${to.toISOString()}: ${gap} is missing`)
    // Nothing was committed between its end and the moment asked for, or it is lost: either way this is all there is.
    isWholeLog = true
    words = await recover(launch(undefined), port)
  }
  if (words) throw new Error(`PostgreSQL could not replay the log of ${backup.name}:\n${words}`)
  try {
    const lastCommit = await lastCommitOf(cluster, port)
    await prove(
      (database) =>
        `postgres://${OWNER}:${encodeURIComponent(cluster.password)}@${HOST}:${port}/${encodeURIComponent(database)}`,
    )
    return { lastCommit, isWholeLog }
  } finally {
    const running = readPidFile(cluster.dir)
    if (running && isAlive(running.pid)) await stopServer(running.pid)
  }
}

function recoverySettings(
  target: Date | undefined,
  archiveDir: string | undefined,
  account: Account | undefined,
): string[] {
  if (archiveDir && account && !canEnter(account, archiveDir))
    throw new Error(
      `the account of PostgreSQL (uid ${account.uid}) cannot read ${archiveDir}: chown -R it to that account`,
    )
  // Two layers: the shell's quotes, and PostgreSQL's % in between.
  const from = archiveDir && `'${archiveDir.replaceAll('%', '%%').replaceAll("'", "'\\''")}'/%f`
  return [
    `restore_command=${from ? `test -f ${from} && cp ${from} "%p"` : 'false'}`,
    // The restored database goes on by itself: what others did after a restore of theirs is not followed.
    'recovery_target_timeline=current',
    'recovery_target_action=promote',
    // Abbreviations of zones, such as Z, are not known yet when settings are read.
    ...(target ? [`recovery_target_time=${target.toISOString().replace('Z', '+00')}`] : []),
  ]
}

/** Resolves when it takes writes; answers its last words when it ended instead. */
async function recover(launch: Launch, port: number): Promise<string | undefined> {
  const hasEnded = spawnServer(launch, port)
  while (!hasEnded()) {
    if (await isPromoted(launch.cluster, port)) return undefined
    await sleep(100)
  }
  return lastWords(launch)
}

async function isPromoted(cluster: Cluster, port: number): Promise<boolean> {
  return asking<boolean>(cluster, port, 'SELECT NOT pg_is_in_recovery() AS answer').catch(() => false)
}

const lastCommitOf = (cluster: Cluster, port: number): Promise<Date | undefined> =>
  asking<Date | null>(cluster, port, 'SELECT pg_last_xact_replay_timestamp() AS answer').then((at) => at ?? undefined)

async function asking<T>(cluster: Cluster, port: number, sql: string): Promise<T> {
  const client = clientOf(cluster, port)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows[0].answer
  } finally {
    await client.end().catch(() => {})
  }
}

function requireEmpty(dir: string): void {
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new Error(`${dir} is not empty: a restore never writes over anything. Choose a new folder`)
}
