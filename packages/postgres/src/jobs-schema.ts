import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { connectOnce } from './pool.ts'

/**
 * Puts the job queue's own schema into the database. It belongs to the application's role, whose jobs they are: its tables have
 * row security, which lets only their owner through.
 */
export async function installJobs(ownerUrl: string, appRole: string): Promise<void> {
  await connectOnce(ownerUrl, async (client) => {
    const role = pg.escapeIdentifier(appRole)
    const database = pg.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).pathname.slice(1)))
    await client.query(`GRANT CREATE ON DATABASE ${database} TO ${role}; GRANT ${role} TO CURRENT_USER`)
    try {
      await runMigrations({ connectionString: asRole(ownerUrl, appRole) })
    } finally {
      await client.query(`REVOKE CREATE ON DATABASE ${database} FROM ${role}`)
    }
  })
}

/** The owner's own login, which acts as the role from the first statement on. */
function asRole(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', `-c role=${role}`)
  return url.href
}
