import type pg from 'pg'
import type { PlaceSum } from './report.rules.ts'

/** `site`: null for all of them. Instants in ms since 1970. `without`: players who do not count. */
export type Asked = { code: string; site: string | null; from: number; to: number; without: readonly string[] }

/** A payout is settled after its round began, so the index of settlements finds it. */
const SETTLED = `p.code = $1 AND ($2::text IS NULL OR p.site = $2) AND p.settled_at >= to_timestamp($3::float8 / 1000)
  AND r.started_at >= to_timestamp($3::float8 / 1000) AND r.started_at < to_timestamp($4::float8 / 1000) AND NOT r.is_voided
  AND p.player <> ALL ($5::text[])`

const MOST_WINNERS = 50
const valuesOf = ({ code, site, from, to, without }: Asked): unknown[] => [code, site, from, to, without]

/** What each place had and brought back. Each bet is floored by itself, as it was paid. */
export const placeSums = async (db: pg.Pool, asked: Asked): Promise<PlaceSum[]> => {
  const { rows } = await db.query<PlaceSum>(
    `WITH bet AS (
       SELECT p.round, c.key AS place, c.value::int8 AS staked, c.value::int8 * coalesce((r.pays ->> c.key)::int8, 0) / 100 AS returned
       FROM studio.table_payout p JOIN studio.table_round r USING (code, round) CROSS JOIN LATERAL jsonb_each_text(p.chips) c WHERE ${SETTLED}),
     of_round AS (SELECT place, round, count(*) AS bets, sum(staked) AS staked, sum(returned) AS returned FROM bet GROUP BY place, round)
     SELECT place, sum(bets)::int8 AS bets, sum(staked)::int8 AS staked, sum(returned)::int8 AS returned, sum(staked * staked)::float8 AS squares
     FROM of_round GROUP BY place ORDER BY place`,
    valuesOf(asked),
  )
  return rows
}

/** What all payouts of these rounds came to. */
export const broughtBack = async (db: pg.Pool, asked: Asked): Promise<number> => {
  const { rows } = await db.query<{ returned: number }>(
    `SELECT coalesce(sum(p.returned), 0)::int8 AS returned FROM studio.table_payout p JOIN studio.table_round r USING (code, round) WHERE ${SETTLED}`,
    valuesOf(asked),
  )
  return rows[0]?.returned ?? 0
}

/** Rounds that ended, at all sites. */
export const countRounds = async (
  db: pg.Pool,
  { code, from, to }: Asked,
): Promise<{ rounds: number; voided: number }> => {
  const { rows } = await db.query<{ rounds: number; voided: number }>(
    `SELECT count(*) FILTER (WHERE NOT is_voided)::int8 AS rounds, count(*) FILTER (WHERE is_voided)::int8 AS voided FROM studio.table_round
     WHERE code = $1 AND ended_at IS NOT NULL AND started_at >= to_timestamp($2::float8 / 1000) AND started_at < to_timestamp($3::float8 / 1000)`,
    [code, from, to],
  )
  return rows[0] ?? { rounds: 0, voided: 0 }
}

export type Winner = { site: string; player: string; round: number; staked: number; returned: number; at: number }

export const largestWinners = async (db: pg.Pool, asked: Asked): Promise<Winner[]> => {
  const { rows } = await db.query<Winner>(
    `SELECT p.site, p.player, p.round, p.staked, p.returned, (extract(epoch FROM p.settled_at) * 1000)::int8 AS at
     FROM studio.table_payout p JOIN studio.table_round r USING (code, round)
     WHERE ${SETTLED} AND p.returned > p.staked ORDER BY p.returned - p.staked DESC, p.round DESC LIMIT $6`,
    [...valuesOf(asked), MOST_WINNERS],
  )
  return rows
}

/** Accepted stakes of a round that is not settled yet, from its events. */
export const stakesNow = async (
  db: pg.Pool,
  { code, site, without }: Asked,
  round: number,
): Promise<{ players: number; places: { place: string; players: number; staked: number }[] }> => {
  const { rows } = await db.query<{ player: string; place: string; staked: number }>(
    `SELECT e.player, c.key AS place, sum(c.value::int8)::int8 AS staked
     FROM studio.table_event e CROSS JOIN LATERAL jsonb_each_text(e.content -> 'chips') c
     WHERE e.code = $1 AND e.round = $2 AND e.type = 'asked' AND ($3::text IS NULL OR e.player::jsonb ->> 0 = $3) AND e.player::jsonb ->> 1 <> ALL ($4::text[])
       AND EXISTS (SELECT 1 FROM studio.table_event a WHERE a.code = e.code AND a.round = e.round AND a.change = e.change AND a.type = 'accepted')
       AND NOT EXISTS (SELECT 1 FROM studio.table_event u WHERE u.code = e.code AND u.round = e.round AND u.change = e.change AND u.type = 'undoing')
     GROUP BY e.player, c.key`,
    [code, round, site, without],
  )
  const places = new Map<string, { place: string; players: number; staked: number }>()
  for (const { place, staked } of rows) {
    const sum = places.get(place) ?? { place, players: 0, staked: 0 }
    places.set(place, { place, players: sum.players + 1, staked: sum.staked + staked })
  }
  return { players: new Set(rows.map(({ player }) => player)).size, places: [...places.values()] }
}
