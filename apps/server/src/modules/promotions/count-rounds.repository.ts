import type { Ctx } from '../../platform/context.ts'
import { instants, int8s } from '../../platform/db/index.ts'
import type { ChangedWager } from '../wagers/index.ts'

/** Of these products a member may have several wagers on one round. */
export const hasSharedRounds = ({ product }: Pick<ChangedWager, 'product'>): boolean => product === 'mini-game'

/**
 * What all settled wagers of a member on one round count together, less what they counted before: the smaller of their stakes and of the difference that the round made, never more than the
 * largest stake, and of that the weight of the group. So opposite sides of one round count nearly nothing, on however many slips they lie. `$5` and `$6` are what a settlement adds to them.
 */
const COUNT = {
  name: 'promotions.count_rounds',
  text: `
  WITH changed AS MATERIALIZED (
    SELECT c.*, g.grant_id, (v.terms->>'largestStake')::bigint AS largest,
      CASE WHEN jsonb_path_exists(v.terms, '$.excludedGames[*] ? (@.vendorCode == $vendor && @.gameCode == $game)',
          jsonb_build_object('vendor', w.vendor_code, 'game', w.game_code)) THEN 0
        ELSE coalesce((v.terms->'weights'->>w.product)::int, 0) END AS weight,
      concat_ws(':', w.product, w.vendor_code, w.game_code, w.round) AS round_key
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[], $5::bigint[], $6::bigint[]) AS c (site_id, member_id, wager_id, placed_at, stake, payout)
    JOIN promotions.bonus_grant g ON g.site_id = c.site_id AND g.member_id = c.member_id AND g.status = 'active' AND g.granted_at <= c.placed_at
    JOIN promotions.bonus_version v ON v.site_id = g.site_id AND v.bonus_code = g.bonus_code AND v.version = g.version
    CROSS JOIN LATERAL (SELECT * FROM wagers.round_wager_view w
      WHERE w.site_id = c.site_id AND w.member_id = c.member_id AND w.placed_at = c.placed_at AND w.wager_id = c.wager_id) w
  ), due AS MATERIALIZED (
    SELECT site_id, member_id, grant_id, largest, weight, round_key, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout
    FROM changed WHERE weight > 0 GROUP BY site_id, member_id, grant_id, largest, weight, round_key ORDER BY site_id, member_id, grant_id, round_key
  ), stored AS (
    INSERT INTO promotions.bonus_round AS r (site_id, member_id, grant_id, round_key, largest, weight, stake, payout, counted)
    SELECT site_id, member_id, grant_id, round_key, largest, weight, stake, payout, least(largest, stake, abs(payout - stake)) * weight / 100 FROM due
    ON CONFLICT (site_id, member_id, grant_id, round_key) DO UPDATE SET stake = r.stake + excluded.stake, payout = r.payout + excluded.payout,
      counted_before = r.counted,
      counted = least(r.largest, r.stake + excluded.stake, abs(r.payout + excluded.payout - r.stake - excluded.stake)) * r.weight / 100
    RETURNING site_id, grant_id, counted - counted_before AS difference
  )
  UPDATE promotions.bonus_grant g SET progress = g.progress + d.difference
  FROM (SELECT site_id, grant_id, sum(difference)::bigint AS difference FROM stored GROUP BY site_id, grant_id) d
  WHERE g.site_id = d.site_id AND g.grant_id = d.grant_id`,
}

/** What of a wager has come to its end. */
const settledOf = (state: ChangedWager['after'], sum: 'stake' | 'payout'): number =>
  state.status === 'settled' ? state[sum] : 0
const difference = (sum: 'stake' | 'payout') => (wager: ChangedWager) =>
  settledOf(wager.after, sum) - settledOf(wager.before, sum)

export const countRounds = (ctx: Ctx, wagers: readonly ChangedWager[]) =>
  ctx.db.client.query(COUNT, [
    int8s(wagers, (w) => w.siteId),
    int8s(wagers, (w) => w.ref.memberId),
    int8s(wagers, (w) => w.ref.wagerId),
    instants(wagers, (w) => w.ref.placedAt),
    int8s(wagers, difference('stake')),
    int8s(wagers, difference('payout')),
  ])
