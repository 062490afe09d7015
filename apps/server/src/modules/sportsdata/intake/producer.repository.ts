import type { MessageOf } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'

export const storeProducer = async (ctx: Ctx, feed: string, message: MessageOf<'producer'>): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsdata.producer AS p (feed, producer, state, reason, since, last_at, recovering_since, alive_at)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000), CASE WHEN $3 = 'recovering' THEN now() END, now())
     ON CONFLICT (feed, producer) DO UPDATE SET state = excluded.state, reason = excluded.reason, since = excluded.since,
       last_at = greatest(p.last_at, excluded.last_at), recovering_since = coalesce(excluded.recovering_since, p.recovering_since), alive_at = now()`,
    [feed, message.producer, message.state, message.reason, ctx.now, message.at],
  )
}

/** Nothing of them is open until it is up again: whoever stores what they say begins. */
export const takeDown = async (ctx: Ctx, feed: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsdata.producer SET state = 'down', reason = 'start', since = $2 WHERE feed = $1 AND state <> 'down'`,
    [feed, ctx.now],
  )
}

/** Whoever stores what they say is alive, and has stored all up to `lastAt` by their clocks. */
export const sayAlive = async (ctx: Ctx, feeds: readonly string[]): Promise<void> => {
  await ctx.db.named(
    'sportsdata.say_alive',
    'UPDATE sportsdata.producer SET alive_at = now() WHERE feed = ANY ($1::text[])',
    [feeds],
  )
}

/** Of each producer the time of the newest message that is stored; the oldest of them. Null: nothing is stored. */
export const storedUntil = async (ctx: Ctx, feed: string): Promise<number | null> => {
  const [row] = await ctx.db.query<{ at: number | null }>(
    `SELECT min(extract(epoch FROM last_at) * 1000)::float8 AS at FROM sportsdata.producer WHERE feed = $1 AND last_at IS NOT NULL`,
    [feed],
  )
  return row?.at ?? null
}

/** By the clocks of the producers: `at` in ms since 1970. */
export const noteStored = async (ctx: Ctx, feed: string, at: ReadonlyMap<number, number>): Promise<void> => {
  await ctx.db.named(
    'sportsdata.note_stored',
    `UPDATE sportsdata.producer p SET last_at = greatest(p.last_at, to_timestamp(s.at / 1000)), alive_at = now()
     FROM unnest($2::int[], $3::float8[]) s (producer, at) WHERE p.feed = $1 AND p.producer = s.producer`,
    [feed, [...at.keys()], [...at.values()]],
  )
}

/** A snapshot is whole: markets of the producer that it does not have are offered no more. The events of which there were any. */
export const closeUnsaid = async (ctx: Ctx, feed: string, producer: number): Promise<number[]> => {
  const rows = await ctx.db.query<{ event_id: number }>(
    `SELECT DISTINCT m.event_id FROM sportsdata.market m JOIN sportsdata.event e USING (event_id) JOIN sportsdata.producer p ON p.feed = e.feed AND p.producer = m.producer
     WHERE e.feed = $1 AND m.producer = $2 AND m.state IN ('active', 'suspended') AND m.said_at < p.recovering_since`,
    [feed, producer],
  )
  const ids = rows.map(({ event_id: id }) => id)
  if (ids.length === 0) return []
  await ctx.db.query(
    `WITH held AS (SELECT event_id FROM sportsdata.event WHERE event_id = ANY ($1::bigint[]) ORDER BY event_id FOR UPDATE), closed AS (
       UPDATE sportsdata.market m SET state = 'closed', version = e.version + 1 FROM sportsdata.event e, sportsdata.producer p
       WHERE m.event_id IN (SELECT event_id FROM held) AND e.event_id = m.event_id AND p.feed = e.feed AND p.producer = m.producer AND m.producer = $2
         AND m.state IN ('active', 'suspended') AND m.said_at < p.recovering_since
       RETURNING m.event_id, m.market_key, m.version, m.outcomes
     )
     INSERT INTO sportsdata.price_history (event_id, market_key, at, version, state, outcomes)
     SELECT event_id, market_key, now(), version, 'closed', outcomes FROM closed`,
    [ids, producer],
  )
  await ctx.db.query(
    `UPDATE sportsdata.event e SET version = e.version + 1, markets = m.markets, market_types = m.types
     FROM sportsdata.event o CROSS JOIN LATERAL (SELECT count(*) AS markets, count(DISTINCT type) AS types FROM sportsdata.market
       WHERE market.event_id = o.event_id AND market.state IN ('active', 'suspended')) m
     WHERE e.event_id = o.event_id AND o.event_id = ANY ($1::bigint[])`,
    [ids],
  )
  return ids
}
