import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  connectOnce,
  databaseUrl,
  ensureDatabase,
  installJobs,
  migrate,
  type Postgres,
  startPostgres,
} from '@maru/postgres'
import { NATS_PORT } from './cluster.ts'
import { type Disk, diskAt } from './faults/disk.ts'
import { type Nats, startNats } from './nats.ts'

/** The database of a run, on a disk whose space can run out. */
export type Ground = {
  dataDir: string
  postgres: Postgres
  disk: Disk
  /** Where it carries the live messages instead of the database. */
  nats: Nats | undefined
  /** A new migrated database of that name: as its owner, and as the servers' own role. */
  /** What PostgreSQL itself said since its last start. */
  postgresLog(): string
  database(name: string): Promise<{ ownerUrl: string; url: string }>
  stop(): Promise<void>
}

const APP_ROLE = { name: 'maru_app', password: 'chaos' }
const MIGRATIONS = join(import.meta.dirname, '../apps/server/migrations')
const TEMPLATE = 'template_chaos'

export const layGround = async (
  port: number,
  megabytes: number,
  print: (line: string) => void,
  withNats = false,
): Promise<Ground> => {
  const dataDir = mkdtempSync(join(process.env.CHAOS_DIR ?? tmpdir(), 'maru-chaos-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const disk = diskAt(join(dataDir, 'database'), megabytes)
  let postgres: Postgres | undefined
  let nats: Nats | undefined
  const stop = async () => {
    await nats?.stop()
    await disk.release()
    await postgres?.stop()
    disk.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    postgres = await startPostgres({ dataDir: disk.dir, port, log: print })
    // So that it notes the instant of each commit; it takes a new start.
    await connectOnce(postgres.url('postgres'), (client) =>
      client.query('ALTER SYSTEM SET track_commit_timestamp = on'),
    )
    await postgres.stop()
    const running = await startPostgres({ dataDir: disk.dir, port, log: print })
    postgres = running
    disk.watch(() => running.pid())
    const template = databaseUrl(postgres.url('postgres'), TEMPLATE)
    await ensureDatabase(template)
    await migrate(template, MIGRATIONS, { appRole: APP_ROLE })
    await installJobs(template, APP_ROLE.name)
    if (withNats) nats = startNats(port + NATS_PORT, print)
  } catch (error) {
    await stop()
    throw error
  }
  const running = postgres
  return {
    dataDir,
    postgres: running,
    disk,
    nats,
    database: async (name) => {
      await connectOnce(running.url('postgres'), (client) =>
        client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`),
      )
      return { ownerUrl: running.url(name), url: running.url(name, APP_ROLE) }
    },
    postgresLog: () => readFileSync(join(disk.dir, 'postgres.log'), 'utf8'),
    stop,
  }
}

export const folderIn = (ground: Ground, name: string): string => {
  const dir = join(ground.dataDir, name)
  mkdirSync(dir, { recursive: true })
  return dir
}

export const hasProgram = (name: string): boolean => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
