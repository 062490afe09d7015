import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { serviceAccount } from './account.ts'
import { takeBackup } from './backup.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, clusterDirOf, OWNER } from './cluster.ts'
import { makeFolder } from './folder.ts'
import { HOST, launchServer, stopServer } from './launch.ts'
import { unpackBackup } from './unpack.ts'

export interface Standby {
  url(database: string, role: { name: string; password: string }): string
  pid: number
  stop(): Promise<void>
}

export interface StandbyOptions {
  /** Of the primary, as its owner. */
  primary: pg.ClientConfig
  /** The primary's own. */
  primaryDataDir: string
  /** A data directory that is not there yet. */
  dataDir: string
}

/** A streaming replica on this machine, for tests and for looking at one: made from a backup of the primary, it follows the primary's log until `stop`. */
export async function startStandby({ primary, primaryDataDir, dataDir }: StandbyOptions): Promise<Standby> {
  const account = serviceAccount()
  makeFolder(dataDir, 0o755)
  const backup = await takeBackup({
    connect: primary,
    into: join(dataDir, 'backup'),
    dataDir: primaryDataDir,
    walArchiveDir: undefined,
  })
  const dir = clusterDirOf(dataDir)
  await unpackBackup(backup, { dir, account })
  const signal = join(dir, 'standby.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (account) chownSync(signal, account.uid, account.gid)
  const cluster: Cluster = { dir, password: String(primary.password) }
  const from = `host=${HOST} port=${primary.port} user=${OWNER} password=${cluster.password} application_name=standby`
  const running = await launchServer(
    {
      cluster,
      account,
      binaries: findBinaries(account),
      durable: false,
      logFile: join(dataDir, 'postgres.log'),
      settings: [`primary_conninfo=${from}`],
    },
    undefined,
  )
  return {
    url: (database, { name, password }) =>
      `postgres://${name}:${encodeURIComponent(password)}@${HOST}:${running.port}/${encodeURIComponent(database)}`,
    pid: running.pid,
    stop: () => stopServer(running.pid),
  }
}
