import type { Ctx } from '../../platform/context.ts'
import { seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'

/** Members of the site who have lost so much today, open stakes with it, and have not been cooled today. */
export const findHeavyLosers = async (ctx: Ctx, loss: number): Promise<number[]> => {
  const today = seoulDay(ctx.now)
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT member_id FROM wagers.member_day_view d WHERE site_id = $1 AND day = $2::date
       AND NOT EXISTS (SELECT FROM protection.pause p WHERE p.site_id = $1 AND p.member_id = d.member_id AND p.kind = 'cooling' AND p.began_at >= $4)
     GROUP BY member_id HAVING sum(staked - paid) >= $3 ORDER BY member_id`,
    [ctx.siteId, today, loss, seoulMidnight(today)],
  )
  return rows.map(({ member_id }) => member_id)
}
