import type pg from 'pg'

/** Where a real table's stream comes from, which its page alone may load; undefined for a drawn room. */
export const streamOrigin = async (db: pg.Pool, code: string): Promise<string | undefined> => {
  const { rows } = await db.query<{ url: string | null }>(
    `SELECT video ->> 'url' AS url FROM studio.live_table WHERE code = $1`,
    [code],
  )
  const url = URL.parse(rows[0]?.url ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
