import type { Ctx } from '../../platform/context.ts'
import { instants, int4s, int8s, texts } from '../../platform/db/index.ts'
import type { Leg, LegResult, NewLeg } from './leg.rules.ts'
import { firstPlaced, type WagerRef } from './wager-id.rules.ts'

/** More than any wager has. */
const MOST_LEGS = 1_000

export type LegRow = NewLeg & { siteId: number; ref: WagerRef; ord: number }

const INSERT = {
  name: 'wagers.insert_legs',
  text: `INSERT INTO wagers.leg (site_id, member_id, placed_at, wager_id, ord, event, market, outcome, price, words)
    SELECT unnest($1::bigint[]), unnest($2::bigint[]), $10, unnest($3::bigint[]), unnest($4::int[]), unnest($5::text[]), unnest($6::text[]),
      unnest($7::text[]), unnest($8::bigint[]), unnest($9::text[])::jsonb`,
}

/** All at the instant of `ctx`. */
export const insertLegs = async (ctx: Ctx, legs: readonly LegRow[]): Promise<void> => {
  await ctx.db.client.query(INSERT, [
    int8s(legs, (leg) => leg.siteId),
    int8s(legs, (leg) => leg.ref.memberId),
    int8s(legs, (leg) => leg.ref.wagerId),
    int4s(legs, (leg) => leg.ord),
    texts(legs, (leg) => leg.event),
    texts(legs, (leg) => leg.market),
    texts(legs, (leg) => leg.outcome),
    int8s(legs, (leg) => leg.price),
    texts(legs, (leg) => leg.words && JSON.stringify(leg.words)),
    ctx.now,
  ])
}

/** `open`: what was said of it before is taken back. */
export type DecidedLeg = { siteId: number; ref: WagerRef; ord: number; result: LegResult | OpenLeg }
export type OpenLeg = { state: 'open'; sharedBy?: 1 }

const DECIDE = {
  name: 'wagers.decide_legs',
  text: `
  UPDATE wagers.leg l SET state = d.state, shared_by = d.shared_by, decided_at = CASE WHEN d.state = 'open' THEN NULL ELSE $8::timestamptz END
  FROM (SELECT unnest($1::bigint[]) AS site_id, unnest($2::bigint[]) AS member_id, unnest($3::timestamptz[]) AS placed_at, unnest($4::bigint[]) AS wager_id,
      unnest($5::int[]) AS ord, unnest($6::text[]) AS state, unnest($7::int[]) AS shared_by) d
  WHERE l.site_id = d.site_id AND l.member_id = d.member_id AND l.placed_at = d.placed_at AND l.wager_id = d.wager_id AND l.ord = d.ord
    AND l.placed_at >= $9`,
}

/** What became of legs, at the instant of `ctx`. Said again, the later counts. */
export const decideLegs = async (ctx: Ctx, legs: readonly DecidedLeg[]): Promise<void> => {
  await ctx.db.client.query(DECIDE, [
    int8s(legs, (leg) => leg.siteId),
    int8s(legs, (leg) => leg.ref.memberId),
    instants(legs, (leg) => leg.ref.placedAt),
    int8s(legs, (leg) => leg.ref.wagerId),
    int4s(legs, (leg) => leg.ord),
    texts(legs, (leg) => leg.result.state),
    int4s(legs, (leg) => leg.result.sharedBy ?? 1),
    ctx.now,
    firstPlaced(legs),
  ])
}

/**
 * For a LATERAL join to wagers `w` of the site `$1`. Each wager's by its key, whatever the statistics say: of a table that was not analysed yet all legs were read, and each
 * compared with every wager.
 */
export const legsWhere = (condition = 'true'): string =>
  `SELECT * FROM wagers.leg x WHERE ${condition} AND x.site_id = $1 AND x.member_id = w.member_id AND x.placed_at = w.placed_at AND x.wager_id = w.wager_id
     ORDER BY x.ord LIMIT ${MOST_LEGS}`

const OF_WAGERS = {
  name: 'wagers.legs_of',
  text: `
  SELECT l.wager_id, l.ord, l.event, l.market, l.outcome, l.price, l.words, l.state, l.shared_by
  FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) WITH ORDINALITY AS w (member_id, placed_at, wager_id, n)
  CROSS JOIN LATERAL (${legsWhere()}) l
  ORDER BY w.n, l.ord`,
}

/** By wager, in order. Of the site of `ctx`. */
export const findLegs = async (ctx: Ctx, wagers: readonly WagerRef[]): Promise<Map<number, Leg[]>> => {
  const found = new Map<number, Leg[]>()
  if (wagers.length === 0) return found
  const { rows } = await ctx.db.client.query<Omit<Leg, 'sharedBy'> & { wager_id: number; shared_by: number }>(
    OF_WAGERS,
    [
      ctx.siteId,
      int8s(wagers, (ref) => ref.memberId),
      instants(wagers, (ref) => ref.placedAt),
      int8s(wagers, (ref) => ref.wagerId),
    ],
  )
  for (const { wager_id, shared_by, ...leg } of rows)
    found.set(wager_id, [...(found.get(wager_id) ?? []), { ...leg, sharedBy: shared_by }])
  return found
}
