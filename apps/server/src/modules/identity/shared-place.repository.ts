import type { Ctx } from '../../platform/context.ts'

/** Members of one address; `isSameDevice`: with one browser, too. */
export type SharedPlace = { memberIds: number[]; isSameDevice: boolean }

/** Of these members of the site, those who had a session at one place since. The addresses themselves are answered to nobody. */
export const sharedPlaces = (ctx: Ctx, memberIds: readonly number[], since: Date): Promise<SharedPlace[]> =>
  ctx.db.query<SharedPlace>(
    `SELECT array_agg(DISTINCT s.member_id ORDER BY s.member_id) AS "memberIds", grouping(s.user_agent) = 0 AS "isSameDevice"
     FROM identity.session s WHERE s.site_id = $1 AND s.member_id = ANY ($2::bigint[]) AND s.created_at > $3
     GROUP BY GROUPING SETS ((s.ip), (s.ip, s.user_agent)) HAVING count(DISTINCT s.member_id) > 1`,
    [ctx.siteId, memberIds, since],
  )
