import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectOnce, databaseUrl } from '@maru/postgres'
import type pg from 'pg'

export const SERVER_ROLE = 'maru_app'
export const STUDIO_ROLE = 'maru_studio'

export type Role = typeof SERVER_ROLE | typeof STUDIO_ROLE
const FILE = 'database-roles.json'
const NO_SUCH_DATABASE = '3D000'

/** Made once for each DATA_DIR: every start gives the roles these passwords. */
export function keptPasswords(dataDir: string): Record<Role, string> {
  const file = join(dataDir, FILE)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const fresh = { [SERVER_ROLE]: newPassword(), [STUDIO_ROLE]: newPassword() }
  mkdirSync(dataDir, { recursive: true })
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  renameSync(partial, file)
  return fresh
}

/**
 * A DATA_DIR without passwords would give new ones to roles as which another product is logged in, maybe on another machine: that one could open no connection
 * from then on. Throws a sentence that says what to do.
 */
export async function refuseTakenRole(url: string, role: Role, dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, FILE))) return
  const isTaken = await connectOnce(url, canLogIn(role)).catch((error) => {
    if (error.code !== NO_SUCH_DATABASE) throw error
    return connectOnce(databaseUrl(url, 'postgres'), canLogIn(role))
  })
  if (isTaken)
    throw new Error(
      `DATA_DIR ${dataDir} does not know the password of the database's role ${role}, which another DATA_DIR may be using: copy ${FILE} from there, or, where there is none any more, first run ALTER ROLE ${role} NOLOGIN`,
    )
}

const canLogIn = (role: Role) => async (client: pg.Client) => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1 AND rolcanlogin', [role])
  return rowCount === 1
}

const newPassword = (): string => randomBytes(24).toString('base64url')
