import type { LevelNeeds } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type Reached = LevelNeeds & { memberId: number; level: number; isFixed: boolean }

const REACHED = `SELECT m.member_id AS "memberId", m.level, f.member_id IS NOT NULL AS "isFixed",
    ($2::date - (m.requested_at AT TIME ZONE 'Asia/Seoul')::date) AS days,
    coalesce((SELECT sum(amount) FROM cashier.request_view c
      WHERE c.site_id = m.site_id AND c.member_id = m.member_id AND c.cash_type = 'deposit' AND c.status = 1), 0)::bigint AS deposits,
    coalesce((SELECT sum(settled_stake) FROM wagers.member_day_view w WHERE w.site_id = m.site_id AND w.member_id = m.member_id), 0)::bigint AS turnover
  FROM identity.member_view m LEFT JOIN levels.fixed f USING (site_id, member_id)`

/** What a member has come to over the life of the account; undefined where the site has no such member. `today`: in Seoul. */
export const findReached = async (ctx: Ctx, memberId: number, today: string): Promise<Reached | undefined> => {
  const rows = await ctx.db.query<Reached>(`${REACHED} WHERE m.site_id = $1 AND m.member_id = $3`, [
    ctx.siteId,
    today,
    memberId,
  ])
  return rows[0]
}

/** Of active members with a higher id than `after`, in the order of their ids. */
export const findReachedAfter = (ctx: Ctx, after: number, today: string, most: number): Promise<Reached[]> =>
  ctx.db.query<Reached>(
    `${REACHED} WHERE m.site_id = $1 AND m.member_id > $3 AND m.status = 'active' ORDER BY m.member_id LIMIT $4`,
    [ctx.siteId, today, after, most],
  )

export const countByLevel = (ctx: Ctx): Promise<{ level: number; members: number }[]> =>
  ctx.db.query(
    `SELECT level, count(*)::int AS members FROM identity.level_view WHERE site_id = $1 AND status = 'active' AND NOT is_test GROUP BY level ORDER BY level`,
    [ctx.siteId],
  )
