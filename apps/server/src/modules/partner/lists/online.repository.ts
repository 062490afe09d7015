import type { Ctx } from '../../../platform/context.ts'

export type OnlineMember = {
  memberId: number
  since: Date
  vendorCode: string | null
  gameCode: string | null
}

/** Open sessions of a subtree that were seen since. Of many members from the site's, of few from theirs. */
const SEEN = `s.ended_at IS NULL AND s.last_seen_at >= $3 AND s.expires_at > $4`
const AMONG_MANY = `SELECT s.member_id, s.created_at FROM identity.session_view s
  JOIN partner.place p ON p.site_id = s.site_id AND p.member_id = s.member_id
  JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id
  WHERE s.site_id = $1 AND ${SEEN}`
const AMONG_FEW = `SELECT p.member_id, s.created_at FROM partner.below b JOIN partner.place p ON p.site_id = b.site_id AND p.partner_id = b.partner_id
  CROSS JOIN LATERAL (SELECT s.created_at FROM identity.session_view s WHERE s.site_id = p.site_id AND s.member_id = p.member_id AND ${SEEN} OFFSET 0) s
  WHERE b.site_id = $1 AND b.above_id = $2`
const OPEN_GAME = `SELECT g.vendor_code, g.game_code FROM games.open_session_view g
  WHERE g.site_id = $1 AND g.member_id = o.member_id AND g.expires_at > $4 ORDER BY g.session_id DESC LIMIT 1`
const LAST_BET = `SELECT w.vendor_code, w.game_code FROM wagers.wager_view w
  WHERE w.site_id = $1 AND w.member_id = o.member_id AND w.placed_at >= $5 ORDER BY w.placed_at DESC, w.wager_id DESC LIMIT 1`

type Seen = { seenSince: Date; playedSince: Date; areMany: boolean }
export type Online = { online: number; playing: number; list: OnlineMember[] }

/** How many were seen since and how many play; of who came last what each plays: the game that is open, or what was bet on since `playedSince`. The sessions are read once for all of it. */
export const findOnline = async (
  ctx: Ctx,
  aboveId: number,
  { seenSince, playedSince, areMany }: Seen,
  limit: number,
): Promise<Online> => {
  const rows = await ctx.db.query<OnlineMember & { online: number; playing: number }>(
    `WITH online AS MATERIALIZED (${areMany ? AMONG_MANY : AMONG_FEW}), counted AS (
       SELECT count(*)::int AS online, count(*) FILTER (WHERE EXISTS (${OPEN_GAME}) OR EXISTS (${LAST_BET}))::int AS playing FROM online o)
     SELECT c.online, c.playing, o.member_id AS "memberId", o.created_at AS since, coalesce(g.vendor_code, w.vendor_code) AS "vendorCode", coalesce(g.game_code, w.game_code) AS "gameCode"
     FROM (SELECT * FROM online ORDER BY created_at DESC, member_id DESC LIMIT $6) o CROSS JOIN counted c
     LEFT JOIN LATERAL (${OPEN_GAME}) g ON true LEFT JOIN LATERAL (${LAST_BET}) w ON true
     ORDER BY o.created_at DESC, o.member_id DESC`,
    [ctx.siteId, aboveId, seenSince, ctx.now, playedSince, limit],
  )
  const [first] = rows
  return {
    online: first?.online ?? 0,
    playing: first?.playing ?? 0,
    list: rows.map(({ online: _, playing: __, ...row }) => row),
  }
}

/** On one day, by member. */
export const stakedOn = async (
  ctx: Ctx,
  memberIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db.query<{ memberId: number; staked: number }>(
    `SELECT member_id AS "memberId", sum(open_stake + settled_stake)::bigint AS staked FROM wagers.member_day_view
     WHERE site_id = $1 AND member_id = ANY ($2::bigint[]) AND day = $3::date GROUP BY 1`,
    [ctx.siteId, memberIds, day],
  )
  return new Map(rows.map(({ memberId, staked }) => [memberId, staked]))
}
