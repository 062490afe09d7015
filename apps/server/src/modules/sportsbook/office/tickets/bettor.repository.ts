import { sportProduct } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'

export type BettorFigures = { memberId: number; openTickets: number; won: number }

const DAYS = 90

/** Of members of the context's site: open tickets by the index of their selections, what they won by the sums that wagers keep of each day. */
export const findBettorFigures = (ctx: Ctx, memberIds: readonly number[]): Promise<BettorFigures[]> =>
  ctx.db.query<BettorFigures>(
    `SELECT o.member_id AS "memberId",
       (SELECT count(*)::int FROM sportsbook.ticket t
        WHERE t.site_id = $1 AND t.member_id = o.member_id AND t.state IN ('waiting', 'referred', 'offered', 'accepted')) AS "openTickets",
       (SELECT coalesce(sum(d.settled_payout - d.settled_stake), 0)::bigint FROM wagers.member_day_view d
        WHERE d.site_id = $1 AND d.member_id = o.member_id AND d.day > ($3::timestamptz AT TIME ZONE 'Asia/Seoul')::date - ${DAYS}
          AND d.product IN ('sports', 'e-sports') AND d.vendor_code = $4) AS won
     FROM unnest($2::bigint[]) AS o (member_id)`,
    [ctx.siteId, memberIds, ctx.now, sportProduct],
  )
