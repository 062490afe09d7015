import type { Db } from '../db/transaction.ts'
import type { EventName } from './events.ts'

/**
 * `stored`: what the outbox holds instead of the payload, and what is delivered when this process dies before. `aggregate`: what it belongs to, such as `member:7`; events of one
 * aggregate and site are delivered in order.
 */
export type EmittedEvent = { name: EventName; siteId: number; payload: unknown; stored?: unknown; aggregate?: string }
/** `deliveredTo`: names of listeners that acknowledged it. `isClaimed`: by the process that holds it in memory. */
export type StoredEvent = EmittedEvent & { id: number; deliveredTo: readonly string[]; isClaimed: boolean }
/** An event that failed its last attempt. Staff revive or discard it. */
export type DeadEvent = { id: number; siteId: number; name: string; attempts: number; error: string }

/** A process that has not delivered an event by then is assumed to have died; another process claims its events. */
export const LEASE_SECONDS = 30
/** The waits between them double from one second: about eight minutes in all. */
export const MOST_ATTEMPTS = 10
const MOST_AT_ONCE = 100
/** Claims of so many events, one after the other, before it is left to the next sweep. */
export const MOST_ROUNDS = 100
const LONGEST_ERROR = 500

// Stored as claimed by the process that is about to deliver it: one statement in the caller's transaction. Rows are inserted, and so returned, in the order of the arrays.
const STORE = {
  name: 'outbox.store',
  text: `INSERT INTO platform.outbox (site_id, name, payload, attempts, claimed_by, lease_until)
    SELECT site_id, name, payload, 1, $4, now() + make_interval(secs => $5)
    FROM unnest($1::int[], $2::text[], $3::jsonb[]) AS e(site_id, name, payload) RETURNING id`,
}
// An event whose aggregate has an earlier one is left to whoever acknowledges that.
const STORE_IN_ORDER = {
  name: 'outbox.store-in-order',
  text: `INSERT INTO platform.outbox (site_id, name, payload, aggregate, attempts, claimed_by, lease_until, next_attempt_at)
    SELECT site_id, name, payload, aggregate, CASE WHEN waits THEN 0 ELSE 1 END, CASE WHEN waits THEN NULL ELSE $5::uuid END,
      CASE WHEN waits THEN NULL ELSE now() + make_interval(secs => $6) END, now()
    FROM (SELECT e.*, e.aggregate IS NOT NULL AND EXISTS (SELECT 1 FROM platform.outbox o
            WHERE o.site_id = e.site_id AND o.aggregate = e.aggregate AND o.dead_at IS NULL) AS waits
          FROM unnest($1::int[], $2::text[], $3::jsonb[], $4::text[]) WITH ORDINALITY AS e(site_id, name, payload, aggregate, ord)
          ORDER BY ord) e
    RETURNING id, claimed_by IS NOT NULL AS "isClaimed"`,
}

/** Written in the transaction that makes the event true, so that a crash before its delivery loses nothing. */
export const storeEvents = async (db: Db, owner: string, events: readonly EmittedEvent[]): Promise<StoredEvent[]> => {
  if (events.length === 0) return []
  const columns = [
    events.map((e) => e.siteId),
    events.map((e) => e.name),
    events.map((e) => JSON.stringify(e.stored ?? e.payload)),
  ]
  const isOrdered = events.some((e) => e.aggregate !== undefined)
  const { rows } = isOrdered
    ? await db.client.query<{ id: number; isClaimed: boolean }>(STORE_IN_ORDER, [
        ...columns,
        events.map((e) => e.aggregate ?? null),
        owner,
        LEASE_SECONDS,
      ])
    : await db.client.query<{ id: number; isClaimed?: boolean }>(STORE, [...columns, owner, LEASE_SECONDS])
  return events.map((event, i) => ({
    ...event,
    id: rows[i]?.id ?? 0,
    deliveredTo: [],
    isClaimed: rows[i]?.isClaimed ?? true,
  }))
}

/** Events that are due and that nobody delivers, oldest first; of each aggregate the earliest. `aggregates`: only of those. */
export const claimDue = (db: Db, owner: string, aggregates?: readonly string[]): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM platform.outbox o
       WHERE dead_at IS NULL AND next_attempt_at <= now() AND (lease_until IS NULL OR lease_until < now())
         AND ($3::text[] IS NULL OR aggregate = ANY($3))
         AND (aggregate IS NULL OR NOT EXISTS (SELECT 1 FROM platform.outbox e
              WHERE e.site_id = o.site_id AND e.aggregate = o.aggregate AND e.dead_at IS NULL AND e.id < o.id))
       ORDER BY id LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED),
     claimed AS (
       UPDATE platform.outbox o SET attempts = attempts + 1, claimed_by = $1, lease_until = now() + make_interval(secs => $2)
       FROM due WHERE o.id = due.id RETURNING o.*)
     SELECT id, site_id AS "siteId", name, payload, aggregate, delivered_to AS "deliveredTo", true AS "isClaimed" FROM claimed ORDER BY id`,
    [owner, LEASE_SECONDS, aggregates ?? null],
  )

/** Answers which of them this process still holds: another may have taken those whose lease had run out. */
export const renewLease = async (db: Db, owner: string, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db.query<{ id: number }>(
    `UPDATE platform.outbox SET lease_until = now() + make_interval(secs => $3)
     WHERE id = ANY($2::bigint[]) AND claimed_by = $1 RETURNING id`,
    [owner, ids, LEASE_SECONDS],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes delivered events. Events whose lease another process has taken are left to that process. */
export const acknowledge = (db: Db, owner: string, ids: readonly number[]): Promise<unknown[]> =>
  db.query('DELETE FROM platform.outbox WHERE claimed_by = $1 AND id = ANY($2::bigint[])', [owner, ids])

/** Schedules the next attempt, after twice the last wait. After the last attempt the event is dead, and is answered. */
export const recordFailure = async (
  db: Db,
  owner: string,
  { id, deliveredTo }: Pick<StoredEvent, 'id' | 'deliveredTo'>,
  error: string,
): Promise<DeadEvent[]> => {
  const rows = await db.query<DeadEvent & { isDead: boolean }>(
    `UPDATE platform.outbox SET claimed_by = NULL, lease_until = NULL, delivered_to = $3, last_error = $4,
       dead_at = CASE WHEN attempts >= $5 THEN now() END,
       next_attempt_at = now() + make_interval(secs => power(2, least(attempts, 20) - 1))
     WHERE id = $2 AND claimed_by = $1
     RETURNING id, site_id AS "siteId", name, attempts, last_error AS error, dead_at IS NOT NULL AS "isDead"`,
    [owner, id, deliveredTo, error.slice(0, LONGEST_ERROR), MOST_ATTEMPTS],
  )
  return rows.flatMap(({ isDead, ...event }) => (isDead ? [event] : []))
}

/** Not tried after all, because an earlier event of its aggregate failed. */
export const release = (db: Db, owner: string, ids: readonly number[]): Promise<unknown[]> =>
  db.query(
    `UPDATE platform.outbox SET claimed_by = NULL, lease_until = NULL, attempts = greatest(attempts - 1, 0), next_attempt_at = now()
     WHERE claimed_by = $1 AND id = ANY($2::bigint[])`,
    [owner, ids],
  )

/** Events whose last attempt was interrupted because its process died. */
export const markAbandonedDead = (db: Db): Promise<DeadEvent[]> =>
  db.query<DeadEvent>(
    `UPDATE platform.outbox SET dead_at = now(), claimed_by = NULL, lease_until = NULL,
       last_error = coalesce(last_error, 'every process that delivered it ended')
     WHERE dead_at IS NULL AND attempts >= $1 AND lease_until < now()
     RETURNING id, site_id AS "siteId", name, attempts, last_error AS error`,
    [MOST_ATTEMPTS],
  )

/** Makes everything due that another process had claimed or that waits: only where no other process runs. */
export const makeAllDue = (db: Db, owner: string): Promise<unknown[]> =>
  db.query(
    `UPDATE platform.outbox SET claimed_by = NULL, lease_until = NULL, next_attempt_at = now()
     WHERE dead_at IS NULL AND claimed_by IS DISTINCT FROM $1`,
    [owner],
  )

/** A dead event gets all its attempts again. False where there is none of that id. */
export const reviveEvent = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db.query(
    `UPDATE platform.outbox SET dead_at = NULL, attempts = 0, next_attempt_at = now() WHERE id = $1 AND dead_at IS NOT NULL RETURNING 1`,
    [id],
  )
  return rows.length > 0
}

export const discardEvent = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db.query('DELETE FROM platform.outbox WHERE id = $1 AND dead_at IS NOT NULL RETURNING 1', [id])
  return rows.length > 0
}

export const outboxState = async (db: Db): Promise<{ waiting: number; dead: number; oldestSeconds: number }> => {
  const [state] = await db.query<{ waiting: number; dead: number; oldestSeconds: number }>(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting, count(dead_at)::int AS dead,
       coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE dead_at IS NULL)), 0)::float8 AS "oldestSeconds"
     FROM platform.outbox`,
  )
  return state ?? { waiting: 0, dead: 0, oldestSeconds: 0 }
}
