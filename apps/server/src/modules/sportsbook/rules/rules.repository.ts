import type { Ctx } from '../../../platform/context.ts'
import { int8s, texts } from '../../../platform/db/index.ts'
import type { MemberFactor } from './limit.rules.ts'
import type { OfferChange } from './margin.rules.ts'

const NEWEST = {
  name: 'sportsbook.newest_rules',
  text: `SELECT o.site_id AS "siteId", v.version, v.rules
    FROM unnest($1::bigint[]) AS o (site_id)
    JOIN LATERAL (SELECT * FROM sportsbook.rule_version x WHERE x.site_id = o.site_id ORDER BY x.version DESC LIMIT 1) v ON true`,
}

/** Of sites that have rules of their own. */
export const findNewestRules = async (
  ctx: Ctx,
  siteIds: readonly number[],
): Promise<{ siteId: number; version: number; rules: unknown }[]> => {
  const { rows } = await ctx.db.client.query<{ siteId: number; version: number; rules: unknown }>(NEWEST, [
    int8s(siteIds, (siteId) => siteId),
  ])
  return rows
}

/** Answers the version; undefined where another of the staff was faster. */
export const insertRules = async (
  ctx: Ctx,
  version: number,
  rules: unknown,
  by: { staffId: number | null; staffName: string; reason: string },
): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ version: number }>(
    `INSERT INTO sportsbook.rule_version (site_id, version, rules, created_at, staff_id, staff_name, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, version, JSON.stringify(rules), ctx.now, by.staffId, by.staffName, by.reason],
  )
  return row?.version
}

const FACTORS = {
  name: 'sportsbook.member_factors',
  text: `SELECT f.member_id AS "memberId", f.factor_bp AS "factorBp", f.delay_seconds AS "delaySeconds"
    FROM unnest($1::bigint[], $2::bigint[]) AS o (site_id, member_id)
    JOIN sportsbook.member_factor f ON f.site_id = o.site_id AND f.member_id = o.member_id`,
}

/** Of those members who have one. */
export const findFactors = async (
  ctx: Ctx,
  members: readonly { siteId: number; memberId: number }[],
): Promise<ReadonlyMap<number, MemberFactor>> => {
  const { rows } = await ctx.db.client.query<MemberFactor & { memberId: number }>(FACTORS, [
    int8s(members, ({ siteId }) => siteId),
    int8s(members, ({ memberId }) => memberId),
  ])
  return new Map(rows.map(({ memberId, ...factor }) => [memberId, factor]))
}

export const saveFactor = (
  ctx: Ctx,
  memberId: number,
  { factorBp, delaySeconds }: MemberFactor,
  staffId: number,
): Promise<unknown> =>
  ctx.db.query(
    `INSERT INTO sportsbook.member_factor (site_id, member_id, factor_bp, delay_seconds, changed_at, staff_id) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (site_id, member_id) DO UPDATE SET factor_bp = EXCLUDED.factor_bp, delay_seconds = EXCLUDED.delay_seconds, changed_at = EXCLUDED.changed_at,
       staff_id = EXCLUDED.staff_id`,
    [ctx.siteId, memberId, factorBp, delaySeconds, ctx.now, staffId],
  )

const COLUMNS = `c.site_id AS "siteId", c.event_id AS "eventId", c.market_key AS "marketKey", c.is_suspended AS "isSuspended", c.margin_bp AS "marginBp", c.prices`

const CHANGES = {
  name: 'sportsbook.offer_changes',
  text: `SELECT DISTINCT ${COLUMNS}
    FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS o (site_id, event_id, market_key)
    JOIN sportsbook.offer_change c ON c.site_id = o.site_id AND (c.event_id, c.market_key) IN ((0, ''), (o.event_id, ''), (o.event_id, o.market_key))`,
}

export type SiteOfferChange = OfferChange & { siteId: number }

/** What concerns these markets: of the book, their events and themselves. */
export const findOfferChanges = async (
  ctx: Ctx,
  markets: readonly { siteId: number; eventId: number; marketKey: string }[],
): Promise<SiteOfferChange[]> => {
  const { rows } = await ctx.db.client.query<SiteOfferChange>(CHANGES, [
    int8s(markets, ({ siteId }) => siteId),
    int8s(markets, ({ eventId }) => eventId),
    texts(markets, ({ marketKey }) => marketKey),
  ])
  return rows
}

/** All of a site that change anything of what is still to be played: as many as traders made by hand. Those of events that are over stay for their numbers. */
export const findOfferChangesOfSite = (ctx: Ctx): Promise<SiteOfferChange[]> =>
  ctx.db.query(
    `SELECT ${COLUMNS} FROM sportsbook.offer_change c WHERE c.site_id = $1 AND NOT c.is_over AND (c.is_suspended OR c.margin_bp IS NOT NULL OR c.prices IS NOT NULL)
       AND NOT EXISTS (SELECT FROM sportsdata.event_over_view o WHERE o.event_id = c.event_id)`,
    [ctx.siteId],
  )
