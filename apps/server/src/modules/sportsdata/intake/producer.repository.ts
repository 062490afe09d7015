import type { MessageOf, RecoveryPoints } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { raiseVersions } from '../markets/event-version.repository.ts'

/** A source that is up may say nothing for long. It is down before it was silent for so long, and that is stored. */
const QUIET_SECONDS = 60
/** What was on its way comes once more, also where two clocks differ a little. */
const OVERLAP_MS = 10_000

/**
 * Only one that is up moves the time from which whoever follows goes on: until it is, what it published before has not all come. `isBehind`: nothing is said of whether somebody is alive.
 */
export const storeProducer = async (
  ctx: Ctx,
  feed: string,
  message: MessageOf<'producer'>,
  isBehind: boolean,
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsdata.producer AS p (feed, producer, state, reason, since, last_at, recovering_since, alive_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $3 = 'up' THEN to_timestamp($6::float8 / 1000) END, CASE WHEN $3 = 'recovering' THEN now() END,
       CASE WHEN $7 THEN '-infinity' ELSE now() END)
     ON CONFLICT (feed, producer) DO UPDATE SET state = excluded.state, reason = excluded.reason, since = excluded.since,
       last_at = greatest(p.last_at, excluded.last_at), recovering_since = coalesce(excluded.recovering_since, p.recovering_since),
       alive_at = CASE WHEN $7 THEN p.alive_at ELSE now() END`,
    [feed, message.producer, message.state, message.reason, ctx.now, message.at, isBehind],
  )
}

/** Nothing of them is open until it is up again: whoever stores what they say begins. */
export const takeDown = async (ctx: Ctx, feed: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsdata.producer SET state = 'down', reason = 'start', since = $2 WHERE feed = $1 AND state <> 'down'`,
    [feed, ctx.now],
  )
}

/** Whoever stores what they say is alive and not behind: of those that are up all has come, however quiet they are. */
export const sayAlive = async (ctx: Ctx, feeds: readonly string[]): Promise<void> => {
  await ctx.db.named(
    'sportsdata.say_alive',
    `UPDATE sportsdata.producer SET alive_at = now(), last_at = CASE WHEN state = 'up' THEN greatest(last_at, $2::timestamptz - make_interval(secs => ${QUIET_SECONDS})) ELSE last_at END
     WHERE feed = ANY ($1::text[])`,
    [feeds, ctx.now],
  )
}

/** Of each producer from when on it has to be asked: each by itself, for one that is no longer booked stays where it was. None: nothing of it ever came whole. */
export const storedUntil = async (ctx: Ctx, feed: string): Promise<RecoveryPoints> => {
  const rows = await ctx.db.query<{ producer: number; at: number }>(
    `SELECT producer, (extract(epoch FROM last_at) * 1000)::float8 AS at FROM sportsdata.producer WHERE feed = $1 AND last_at IS NOT NULL`,
    [feed],
  )
  return new Map(rows.map(({ producer, at }) => [producer, at - OVERLAP_MS]))
}

/** By the clocks of the producers: `at` in ms since 1970. News of one that is not up says nothing of what is still to come. */
export const noteStored = async (
  ctx: Ctx,
  feed: string,
  at: ReadonlyMap<number, number>,
  isBehind: boolean,
): Promise<void> => {
  await ctx.db.named(
    'sportsdata.note_stored',
    `UPDATE sportsdata.producer p SET last_at = CASE WHEN p.state = 'up' THEN greatest(p.last_at, to_timestamp(s.at / 1000)) ELSE p.last_at END,
       alive_at = CASE WHEN $4 THEN p.alive_at ELSE now() END
     FROM unnest($2::int[], $3::float8[]) s (producer, at) WHERE p.feed = $1 AND p.producer = s.producer`,
    [feed, [...at.keys()], [...at.values()], isBehind],
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
  await raiseVersions(ctx, ids)
  return ids
}
