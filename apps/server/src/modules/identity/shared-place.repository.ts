import type { Ctx } from '../../platform/context.ts'

/** Members of one address; `isSameDevice`: with one browser, too. */
export type SharedPlace = { memberIds: number[]; isSameDevice: boolean }

/**
 * Places where any of these members of the site had a session since, with all who had one there. Those of more than `most` members are left out. The addresses themselves are answered to
 * nobody.
 */
export const sharedPlaces = (
  ctx: Ctx,
  memberIds: readonly number[],
  { since, most }: { since: Date; most: number },
): Promise<SharedPlace[]> =>
  ctx.db.query<SharedPlace>(
    `SELECT array_agg(DISTINCT s.member_id ORDER BY s.member_id) AS "memberIds", grouping(s.user_agent) = 0 AS "isSameDevice"
     FROM identity.session s WHERE s.site_id = $1 AND s.created_at > $3
       AND s.ip IN (SELECT o.ip FROM identity.session o WHERE o.site_id = $1 AND o.member_id = ANY ($2::bigint[]) AND o.created_at > $3)
     GROUP BY GROUPING SETS ((s.ip), (s.ip, s.user_agent)) HAVING count(DISTINCT s.member_id) BETWEEN 2 AND $4`,
    [ctx.siteId, memberIds, since, most],
  )
