import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { connectOnce } from './pool.ts'

export interface AppRole {
  name: string
  /** Given: the role may log in with it. */
  password?: string
}

export interface MigrateOptions {
  /** The role the application runs as: may use every schema, table, sequence and function that migrations make, unless one revokes it. */
  appRole?: AppRole
  log?: (line: string) => void
}

const FILE_NAME = /^\d{4}_[a-z]+_[a-z0-9_]+\.sql$/
/** Functions, views, triggers and privileges: each file says all of what it makes, so it can be applied again. */
const REPEATABLE = 'repeatable'
/** Any fixed number: two starts on one database wait for each other. */
const ADVISORY_LOCK = 726_183_001

/**
 * Applies the `.sql` files of a folder that the database does not have yet, in the order of their names, each in its own transaction; then, in one
 * transaction, the files of its folder `repeatable` that are new or were changed, in the order of theirs. Answers the names applied now. Throws when an
 * applied file was changed or removed (repeatable ones may be), or a name does not fit `0001_module_what.sql`.
 */
export async function migrate(
  url: string,
  dir: string,
  { appRole, log = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const files = readFolder(dir)
  const repeatable = readFolder(join(dir, REPEATABLE)).map((file) => ({ ...file, name: `${REPEATABLE}/${file.name}` }))
  return connectOnce(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
    if (appRole) {
      await ensureRole(client, appRole)
      await grantByDefault(client, appRole.name)
    }
    await client.query(HISTORY_TABLE)
    if (appRole)
      await client.query(`REVOKE INSERT, UPDATE, DELETE ON migration.applied FROM ${pg.escapeIdentifier(appRole.name)}`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migration.applied',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseChanged(files, applied)
    const due = files.filter((file) => !applied.has(file.name)).map((file) => [file])
    const changed = repeatable.filter((file) => applied.get(file.name) !== file.checksum)
    const steps = changed.length > 0 ? [...due, changed] : due
    for (const step of steps) {
      await apply(client, step)
      for (const { name } of step) log(`migration ${name}`)
    }
    return steps.flat().map((file) => file.name)
  })
}

/** Roles belong to the cluster, not to a database: two databases may ask for the same one at once. */
export async function ensureRole(client: pg.ClientBase, { name, password }: AppRole): Promise<void> {
  const role = pg.escapeIdentifier(name)
  await client.query(`DO $$ BEGIN CREATE ROLE ${role} NOSUPERUSER NOCREATEDB NOCREATEROLE;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
  if (password === undefined) return
  await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
}

interface File {
  name: string
  sql: string
  checksum: string
}

const HISTORY_TABLE = `
  CREATE SCHEMA IF NOT EXISTS migration;
  CREATE TABLE IF NOT EXISTS migration.applied (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`

function readFolder(dir: string): File[] {
  if (!existsSync(dir)) return []
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const misnamed = names.find((name) => !FILE_NAME.test(name))
  if (misnamed) throw new Error(`Migration "${misnamed}" must be named <4 digits>_<module>_<what>.sql`)
  return names.map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function refuseChanged(files: File[], applied: Map<string, string>): void {
  const byName = new Map(files.map((file) => [file.name, file.checksum]))
  for (const [name, checksum] of applied) {
    if (name.startsWith(`${REPEATABLE}/`)) continue
    const now = byName.get(name)
    if (now === undefined) throw new Error(`Migration ${name} was applied to this database, but its file is gone`)
    if (now !== checksum) throw new Error(`Migration ${name} was changed after it was applied: write a new one instead`)
  }
}

async function apply(client: pg.ClientBase, files: readonly File[]): Promise<void> {
  await client.query('BEGIN')
  try {
    for (const file of files) await run(client, file)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function run(client: pg.ClientBase, { name, sql, checksum }: File): Promise<void> {
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO migration.applied (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()`,
      [name, checksum],
    )
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}${placeOf(error as pg.DatabaseError, sql)}`, {
      cause: error,
    })
  }
}

function placeOf({ position, hint }: pg.DatabaseError, sql: string): string {
  const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
  return hint ? `${line} ${hint}` : line
}

/** Default privileges hold for what this owner creates from now on in this database, so a migration need only revoke. */
async function grantByDefault(client: pg.ClientBase, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name)
  await client.query(`
    ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO ${role};
    ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
    ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${role};
    ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON FUNCTIONS TO ${role}`)
}
