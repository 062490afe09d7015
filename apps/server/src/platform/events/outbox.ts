import type { Db } from '../db/transaction.ts'
import type { EventName } from './events.ts'

/** `kept`: what is written of it, where whoever tells it later needs less. */
export type Told = { name: EventName; siteId: number; payload: unknown; kept?: unknown }
export type Kept = Told & { id: number }

const KEEP = {
  name: 'outbox.keep',
  text: `INSERT INTO platform.outbox (site_id, name, payload)
    SELECT * FROM unnest($1::int[], $2::text[], $3::jsonb[]) RETURNING id`,
}

/** Written in the transaction that makes the happening true, so that a crash before telling loses nothing. */
export const keepEvents = async (db: Db, events: readonly Told[]): Promise<Kept[]> => {
  if (events.length === 0) return []
  const { rows } = await db.client.query<{ id: number }>(KEEP, [
    events.map((e) => e.siteId),
    events.map((e) => e.name),
    events.map((e) => JSON.stringify(e.kept ?? e.payload)),
  ])
  return events.map((event, i) => ({ ...event, id: rows[i]?.id ?? 0 }))
}

export const forgetEvents = (db: Db, ids: readonly number[]): Promise<unknown[]> =>
  db.query('DELETE FROM platform.outbox WHERE id = ANY($1::bigint[])', [ids])

/** Events that nobody told within `olderThanSeconds`: their process died. Locked, so that two sweepers do not tell the same. */
export const leftBehind = async (db: Db, olderThanSeconds: number): Promise<Kept[]> =>
  db.query<Kept>(
    `SELECT id, site_id AS "siteId", name, payload FROM platform.outbox
     WHERE created_at < now() - make_interval(secs => $1) ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED`,
    [olderThanSeconds],
  )
