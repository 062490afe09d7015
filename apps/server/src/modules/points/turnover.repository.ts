import type { EarningGroup } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { MemberDay } from '../levels/index.ts'

export type TurnoverRow = MemberDay & { group: EarningGroup; turnover: number }

/**
 * Valid turnover of the wagers that these members placed on these days, by game group, as they stand now. On slots and fishing games each stake counts. On all others what was at
 * risk on a round: the smaller of all stakes on it and of the difference that it made, so that opposite sides count next to nothing. What is open, cancelled or came back as it was staked counts
 * nothing, and of the rest the part that was paid in cash.
 */
export const findTurnover = (ctx: Ctx, asked: readonly MemberDay[]): Promise<TurnoverRow[]> =>
  ctx.db.query<TurnoverRow>(
    `WITH asked AS (
       SELECT member_id, day, day::timestamp AT TIME ZONE 'Asia/Seoul' AS begins, (day + 1)::timestamp AT TIME ZONE 'Asia/Seoul' AS ends
       FROM unnest($2::bigint[], $3::date[]) AS a (member_id, day)
     ), rounds AS (
       SELECT a.member_id, a.day, w.product, w.product IN ('slot', 'h-slot', 'fishing') AS counts_stakes, sum(w.stake) AS stake, sum(w.payout) AS payout,
         sum(w.stake - w.bonus_stake) AS cash
       FROM asked a JOIN wagers.wager_view w ON w.site_id = $1 AND w.member_id = a.member_id AND w.placed_at >= a.begins AND w.placed_at < a.ends
       WHERE w.status = 'settled' AND w.stake > 0
       GROUP BY a.member_id, a.day, w.product, w.vendor_code, w.game_code,
         CASE WHEN w.product IN ('slot', 'h-slot', 'fishing') THEN w.wager_id::text ELSE w.round END
     )
     SELECT member_id AS "memberId", to_char(day, 'YYYY-MM-DD') AS day, product AS "group",
       sum(CASE WHEN stake = payout THEN 0 WHEN counts_stakes THEN cash ELSE div(least(stake, abs(payout - stake)) * cash, stake) END)::bigint AS turnover
     FROM rounds GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [ctx.siteId, asked.map(({ memberId }) => memberId), asked.map(({ day }) => day)],
  )
