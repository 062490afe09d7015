import type { GameGroup } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

/** Of the bets that were placed on the days. */
export type PlayedRow = {
  day: string | null
  product: GameGroup | null
  vendorCode: string | null
  gameCode: string | null
  stake: number
  payout: number
  pending: number
  stated: number
  mean: number
}

/**
 * By day, by group, by game and in all, from the sums of days that wagers keep: as many rows are read as the member played games on days. A day
 * or game of which nothing has ended is a row of its own, too.
 */
export const readPlayed = (ctx: Ctx, memberId: number, from: string, until: string): Promise<PlayedRow[]> =>
  ctx.db.query<PlayedRow>(
    `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.product, d.vendor_code AS "vendorCode", d.game_code AS "gameCode",
       coalesce(sum(d.settled_stake), 0)::bigint AS stake, coalesce(sum(d.settled_payout), 0)::bigint AS payout, coalesce(sum(d.open_stake), 0)::bigint AS pending,
       coalesce(sum(d.settled_stake) FILTER (WHERE g.return_bp IS NOT NULL), 0)::bigint AS stated,
       coalesce(-sum(div(d.settled_stake::numeric * (10000 - g.return_bp), 10000)), 0)::bigint AS mean
     FROM wagers.member_day_view d
     LEFT JOIN games.return_view g ON g.vendor_code = d.vendor_code AND g.game_code = d.game_code
     WHERE d.site_id = $1 AND d.member_id = $2 AND d.day BETWEEN $3::date AND $4::date
     GROUP BY GROUPING SETS ((d.day), (d.product), (d.product, d.vendor_code, d.game_code), ())`,
    [ctx.siteId, memberId, from, until],
  )
