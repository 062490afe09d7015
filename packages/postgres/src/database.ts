import pg from 'pg'
import { connectOnce } from './pool.ts'

const NO_SUCH_DATABASE = '3D000'
const DUPLICATE_DATABASE = '42P04'

/** The same address with another database's name. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(database)}`
  return changed.href
}

/** Creates the database that the address names when the cluster has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  const missing = await connectOnce(url, async () => false).catch((error) => {
    if (error.code === NO_SUCH_DATABASE) return true
    throw error
  })
  if (!missing) return
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  await connectOnce(databaseUrl(url, 'postgres'), async (client) => {
    await client
      .query(`CREATE DATABASE ${pg.escapeIdentifier(name)} ENCODING 'UTF8' TEMPLATE template0`)
      .catch((error) => {
        // Another start made it in the same moment.
        if (error.code !== DUPLICATE_DATABASE) throw error
      })
  })
}
