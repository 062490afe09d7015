import type { Ctx } from '../../../platform/context.ts'

/** The end of a statement that posts commission: of the holders in `booked` those who are logged in, at either site. Nobody else has a page to notify. */
export const onlineAmong = (booked: string): string =>
  `SELECT s.member_id AS "partnerId" FROM ${booked} b JOIN identity.session_view s ON s.site_id = $1 AND s.member_id = b.holder_id AND s.ended_at IS NULL
   UNION SELECT s.partner_id FROM ${booked} b JOIN partner.site_session s ON s.site_id = $1 AND s.partner_id = b.holder_id AND s.ended_at IS NULL`

export type OnlinePartner = { partnerId: number }

/** Who stands above a member and is logged in: five at most. */
export const findOnlineAbove = async (ctx: Ctx, memberId: number): Promise<number[]> => {
  const rows = await ctx.db.query<OnlinePartner>(
    `WITH above AS (
       SELECT b.above_id AS holder_id FROM partner.place p JOIN partner.below b ON b.site_id = p.site_id AND b.partner_id = p.partner_id
       WHERE p.site_id = $1 AND p.member_id = $2
     ) ${onlineAmong('above')}`,
    [ctx.siteId, memberId],
  )
  return rows.map(({ partnerId }) => partnerId)
}
