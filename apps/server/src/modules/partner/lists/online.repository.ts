import type { Ctx } from '../../../platform/context.ts'

export type OnlineMember = {
  memberId: number
  since: Date
  vendorCode: string | null
  gameCode: string | null
}

/** Who was seen since; what each plays: the game that is open, or what was bet on since `playedSince`. From the site's open sessions, which are few beside its members. */
const ONLINE = `
  SELECT s.member_id, s.created_at FROM identity.session_view s
  JOIN partner.place p ON p.site_id = s.site_id AND p.member_id = s.member_id
  JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id
  WHERE s.site_id = $1 AND s.ended_at IS NULL AND s.last_seen_at >= $3 AND s.expires_at > $4`
const OPEN_GAME = `SELECT g.vendor_code, g.game_code FROM games.open_session_view g
  WHERE g.site_id = $1 AND g.member_id = o.member_id AND g.expires_at > $4 ORDER BY g.session_id DESC LIMIT 1`
const LAST_BET = `SELECT w.vendor_code, w.game_code FROM wagers.wager_view w
  WHERE w.site_id = $1 AND w.member_id = o.member_id AND w.placed_at >= $5 ORDER BY w.placed_at DESC, w.wager_id DESC LIMIT 1`

type Seen = { seenSince: Date; playedSince: Date }
const seen = (ctx: Ctx, aboveId: number, { seenSince, playedSince }: Seen) => [
  ctx.siteId,
  aboveId,
  seenSince,
  ctx.now,
  playedSince,
]

export const countOnline = async (
  ctx: Ctx,
  aboveId: number,
  since: Seen,
): Promise<{ online: number; playing: number }> => {
  const [row] = await ctx.db.query<{ online: number; playing: number }>(
    `SELECT count(*)::int AS online, count(*) FILTER (WHERE EXISTS (${OPEN_GAME}) OR EXISTS (${LAST_BET}))::int AS playing FROM (${ONLINE}) o`,
    seen(ctx, aboveId, since),
  )
  return row ?? { online: 0, playing: 0 }
}

/** Who came last first. */
export const findOnline = (ctx: Ctx, aboveId: number, since: Seen, limit: number): Promise<OnlineMember[]> =>
  ctx.db.query<OnlineMember>(
    `SELECT o.member_id AS "memberId", o.created_at AS since, coalesce(g.vendor_code, w.vendor_code) AS "vendorCode", coalesce(g.game_code, w.game_code) AS "gameCode"
     FROM (${ONLINE} ORDER BY s.created_at DESC, s.member_id DESC LIMIT $6) o
     LEFT JOIN LATERAL (${OPEN_GAME}) g ON true LEFT JOIN LATERAL (${LAST_BET}) w ON true
     ORDER BY o.created_at DESC, o.member_id DESC`,
    [...seen(ctx, aboveId, since), limit],
  )

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
