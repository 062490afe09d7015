import { isStreamAddress } from '@maru/vendor-wallet'
import type pg from 'pg'

/** Where the streams of real tables come from: a page may change its table, and may load from these alone. */
export const streamOrigins = async (db: pg.Pool): Promise<string[]> => {
  const { rows } = await db.query<{ url: string }>(
    `SELECT video ->> 'url' AS url FROM studio.live_table WHERE video IS NOT NULL ORDER BY code`,
  )
  return [...new Set(rows.flatMap(({ url }) => (isStreamAddress(url) ? [new URL(url).origin] : [])))]
}
