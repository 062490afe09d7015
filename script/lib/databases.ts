import { join } from 'node:path'
import { databaseUrl, ensureDatabase, installJobs, migrate, startPostgres } from '@maru/postgres'
import type { Settings } from '../../apps/server/src/config.ts'
import { keptPasswords, type Role, refuseTakenRole, SERVER_ROLE, STUDIO_ROLE } from './role-passwords.ts'
import { ROOT } from './root.ts'
import { addressOfRunning } from './running-database.ts'
import { requireFolder, throughDatabase } from './usable.ts'

export interface Databases {
  /** As the roles the programs run as. */
  serverUrl: string
  studioUrl: string
  /** As the owner of everything: for migrations, seeds that need it, and tests. */
  ownerUrl: string
  stop(): Promise<void>
}

type ServerDatabase = Pick<Databases, 'serverUrl' | 'ownerUrl' | 'stop'>

/** Starts PostgreSQL where the environment names none, and brings both databases to the newest state. */
export async function openDatabases(settings: Settings, print: (line: string) => void): Promise<Databases> {
  await refuseTakenRoles(settings, [SERVER_ROLE, STUDIO_ROLE])
  const server = await startServerDatabase(settings, print)
  try {
    const ownerUrl = settings.STUDIO_DATABASE_URL ?? databaseUrl(server.ownerUrl, 'maru_studio')
    const password = keptPasswords(settings.DATA_DIR)[STUDIO_ROLE]
    await throughDatabase('STUDIO_DATABASE_URL', () =>
      bring(ownerUrl, 'apps/studio/migrations', { name: STUDIO_ROLE, password }, print),
    )
    return { ...server, studioUrl: asRole(ownerUrl, STUDIO_ROLE, password) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The server's alone, for a command: as it is while the product runs, else started for as long as the command lasts. */
export async function openServerDatabase(settings: Settings, print: (line: string) => void): Promise<ServerDatabase> {
  const { DATA_DIR, DATABASE_URL } = settings
  const ownerUrl = DATABASE_URL ? undefined : addressOfRunning(DATA_DIR)
  if (!ownerUrl) return startServerDatabase(settings, print)
  return {
    ownerUrl,
    serverUrl: asRole(ownerUrl, SERVER_ROLE, keptPasswords(DATA_DIR)[SERVER_ROLE]),
    stop: async () => {},
  }
}

async function startServerDatabase(settings: Settings, print: (line: string) => void): Promise<ServerDatabase> {
  const { DATA_DIR, DATABASE_URL, DATABASE_APP_URL, WAL_ARCHIVE_DIR } = settings
  requireFolder('DATA_DIR', DATA_DIR)
  await refuseTakenRoles(settings, [SERVER_ROLE])
  const postgres = DATABASE_URL
    ? undefined
    : await startPostgres({ dataDir: DATA_DIR, log: print, walArchiveDir: WAL_ARCHIVE_DIR })
  if (postgres?.adopted) print('the database was still running: adopted')
  try {
    const ownerUrl = DATABASE_URL ?? postgres?.url('maru') ?? ''
    const password = DATABASE_APP_URL ? undefined : keptPasswords(DATA_DIR)[SERVER_ROLE]
    await throughDatabase('DATABASE_URL', async () => {
      await bring(ownerUrl, 'apps/server/migrations', { name: SERVER_ROLE, password }, print)
      await installJobs(ownerUrl, SERVER_ROLE)
    })
    return {
      ownerUrl,
      serverUrl: DATABASE_APP_URL ?? asRole(ownerUrl, SERVER_ROLE, password ?? ''),
      stop: async () => postgres?.stop(),
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

/** Before any password is made: afterwards DATA_DIR would be taken for one that knows them. */
async function refuseTakenRoles(settings: Settings, roles: readonly Role[]): Promise<void> {
  const { DATA_DIR, DATABASE_URL, DATABASE_APP_URL, STUDIO_DATABASE_URL } = settings
  const places = {
    [SERVER_ROLE]: { DATABASE_URL: DATABASE_APP_URL ? undefined : DATABASE_URL },
    [STUDIO_ROLE]: STUDIO_DATABASE_URL ? { STUDIO_DATABASE_URL } : { DATABASE_URL },
  }
  for (const role of roles)
    for (const [variable, url] of Object.entries(places[role]))
      if (url) await throughDatabase(variable, () => refuseTakenRole(url, role, DATA_DIR))
}

async function bring(
  url: string,
  dir: string,
  appRole: { name: string; password?: string },
  print: (line: string) => void,
): Promise<void> {
  await ensureDatabase(url)
  await migrate(url, join(ROOT, dir), { appRole, log: print })
}

function asRole(url: string, name: string, password: string): string {
  const changed = new URL(url)
  changed.username = name
  changed.password = password
  return changed.href
}
