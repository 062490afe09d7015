import type { SportFlagKind } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'
import type { MarketKey } from '../../../sportsdata/index.ts'
import type { FlagLeg } from './flag.rules.ts'

const LEG = `l.event_id AS "eventId", l.market_key AS "marketKey", l.member_id AS "memberId", l.outcome, l.price, t.placed_at AS "placedAt"`

/** Selections of tickets that were accepted since, the newest first. */
export const findRecentLegs = (ctx: Ctx, since: Date, limit: number): Promise<FlagLeg[]> =>
  ctx.db.query<FlagLeg>(
    `SELECT ${LEG}
     FROM (SELECT * FROM sportsbook.ticket x WHERE x.site_id = $1 AND x.created_at > $2 AND x.wager_id IS NOT NULL ORDER BY x.created_at DESC, x.ticket_id LIMIT $3) t
     JOIN sportsbook.leg l ON l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id
     WHERE t.placed_at > $2 LIMIT $3`,
    [ctx.siteId, since, limit],
  )

/** Selections of the last tickets of each of these members. */
export const findLastLegs = (ctx: Ctx, memberIds: readonly number[], tickets: number): Promise<FlagLeg[]> =>
  ctx.db.query<FlagLeg>(
    `SELECT ${LEG}
     FROM unnest($2::bigint[]) AS m (member_id)
     CROSS JOIN LATERAL (
       SELECT * FROM sportsbook.ticket x WHERE x.site_id = $1 AND x.member_id = m.member_id AND x.wager_id IS NOT NULL ORDER BY x.created_at DESC LIMIT $3) t
     JOIN sportsbook.leg l ON l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id`,
    [ctx.siteId, memberIds, tickets],
  )

/** Selections of accepted tickets of these members on these markets, as many as `limit` of each. */
export const findLegsOn = (
  ctx: Ctx,
  markets: readonly MarketKey[],
  memberIds: readonly number[],
  limit: number,
): Promise<FlagLeg[]> =>
  ctx.db.query<FlagLeg>(
    `SELECT x.*
     FROM unnest($2::bigint[], $3::text[]) AS m (event_id, market_key)
     CROSS JOIN LATERAL (
       SELECT ${LEG} FROM sportsbook.leg l
       JOIN sportsbook.ticket t ON t.site_id = l.site_id AND t.member_id = l.member_id AND t.ticket_id = l.ticket_id
       WHERE l.event_id = m.event_id AND l.market_key = m.market_key AND l.site_id = $1 AND l.member_id = ANY ($5::bigint[]) AND t.wager_id IS NOT NULL
       ORDER BY l.site_id, l.member_id, l.ticket_id LIMIT $4) x`,
    [ctx.siteId, markets.map(({ eventId }) => eventId), markets.map(({ marketKey }) => marketKey), limit, memberIds],
  )

export type FoundFlag = { kind: SportFlagKind; subject: string; memberIds: readonly number[]; facts: object }

/** Of a selection that many are on all stay who were in it that day; else what is true now takes its place. */
const MEMBERS = `CASE WHEN f.kind = 'together' THEN ARRAY(SELECT DISTINCT m FROM unnest(f.member_ids || EXCLUDED.member_ids) AS m ORDER BY m) ELSE EXCLUDED.member_ids END`

/** Found again, it says what is true now, and is new again where it says something else. Answers whether any does. */
export const saveFlags = async (ctx: Ctx, flags: readonly FoundFlag[]): Promise<boolean> => {
  const changed = await ctx.db.query(
    `INSERT INTO sportsbook.flag AS f (site_id, kind, subject, member_ids, facts, found_at)
     SELECT $1, x.kind, x.subject, x.member_ids, x.facts, $3 FROM jsonb_to_recordset($2) AS x (kind text, subject text, member_ids bigint[], facts jsonb)
     ON CONFLICT (site_id, kind, subject) DO UPDATE SET member_ids = ${MEMBERS}, facts = EXCLUDED.facts, found_at = EXCLUDED.found_at
       WHERE (f.member_ids, f.facts) IS DISTINCT FROM (${MEMBERS}, EXCLUDED.facts)
     RETURNING 1`,
    [
      ctx.siteId,
      JSON.stringify(
        flags.map(({ kind, subject, memberIds, facts }) => ({ kind, subject, member_ids: memberIds, facts })),
      ),
      ctx.now,
    ],
  )
  return changed.length > 0
}

export type FlagRow = { flagId: number; kind: SportFlagKind; memberIds: number[]; facts: unknown; foundAt: Date }

/** Those found last first, behind `before`, an instant and a flag. */
export const findFlags = (
  ctx: Ctx,
  kind: SportFlagKind | 'all',
  limit: number,
  [at, flagId = 0]: readonly number[] = [],
): Promise<FlagRow[]> =>
  ctx.db.query<FlagRow>(
    `SELECT flag_id AS "flagId", kind, member_ids AS "memberIds", facts, found_at AS "foundAt" FROM sportsbook.flag
     WHERE site_id = $1 AND ($2 = 'all' OR kind = $2) AND (found_at, flag_id) < (coalesce($3::timestamptz, 'infinity'), $4::bigint)
     ORDER BY found_at DESC, flag_id DESC LIMIT $5`,
    [ctx.siteId, kind, at === undefined ? null : new Date(at), flagId, limit],
  )
