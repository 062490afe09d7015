import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrl, ensureDatabase, installJobs, migrate, startPostgres } from '@maru/postgres'
import type { Settings } from '../../apps/server/src/config.ts'
import { ROOT } from './root.ts'

export interface Databases {
  /** As the roles the programs run as. */
  serverUrl: string
  studioUrl: string
  /** As the owner of everything: for migrations, seeds that need it, and tests. */
  ownerUrl: string
  stop(): Promise<void>
}

const SERVER_ROLE = 'maru_app'
const STUDIO_ROLE = 'maru_studio'

/** Starts PostgreSQL where the environment names none, and brings both databases to the newest state. */
export async function openDatabases(settings: Settings, print: (line: string) => void): Promise<Databases> {
  const { DATA_DIR, DATABASE_URL, DATABASE_APP_URL, STUDIO_DATABASE_URL } = settings
  const postgres = DATABASE_URL ? undefined : await startPostgres({ dataDir: DATA_DIR, log: print })
  if (postgres?.adopted) print('the database was still running: adopted')
  try {
    const ownerUrl = DATABASE_URL ?? postgres?.url('maru') ?? ''
    const studioOwnerUrl = STUDIO_DATABASE_URL ?? databaseUrl(ownerUrl, 'maru_studio')
    const passwords = keptPasswords(DATA_DIR)
    const serverRole = { name: SERVER_ROLE, password: DATABASE_APP_URL ? undefined : passwords[SERVER_ROLE] }
    await bring(ownerUrl, 'apps/server/migrations', serverRole, print)
    await installJobs(ownerUrl, SERVER_ROLE)
    await bring(
      studioOwnerUrl,
      'apps/studio/migrations',
      { name: STUDIO_ROLE, password: passwords[STUDIO_ROLE] },
      print,
    )
    return {
      ownerUrl,
      serverUrl: DATABASE_APP_URL ?? asRole(ownerUrl, SERVER_ROLE, passwords[SERVER_ROLE]),
      studioUrl: asRole(studioOwnerUrl, STUDIO_ROLE, passwords[STUDIO_ROLE]),
      stop: async () => postgres?.stop(),
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
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

type Passwords = Record<typeof SERVER_ROLE | typeof STUDIO_ROLE, string>

function keptPasswords(dataDir: string): Passwords {
  const file = join(dataDir, 'database-roles.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const fresh = { [SERVER_ROLE]: newPassword(), [STUDIO_ROLE]: newPassword() }
  mkdirSync(dataDir, { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  renameSync(partial, file)
  return fresh
}

const newPassword = (): string => randomBytes(24).toString('base64url')

function asRole(url: string, name: string, password: string): string {
  const changed = new URL(url)
  changed.username = name
  changed.password = password
  return changed.href
}
