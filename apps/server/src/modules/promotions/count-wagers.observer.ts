import type { Ctx } from '../../platform/context.ts'
import { booleans, instants, int8s, texts } from '../../platform/db/index.ts'
import type { ChangedWager, WagerObserver } from '../wagers/index.ts'
import { countRounds, hasSharedRounds } from './count-rounds.repository.ts'

/**
 * Adds to the progress of a bonus what a wager counts now less what it counted before, so that a settlement counts once, and one that is reversed is taken off again. Of the member's active
 * bonus alone, and of wagers placed since it was granted: a wager feeds one bonus.
 *
 * What it counts: nothing while it is open, cancelled, tied or on an excluded game. On slots and fishing games its stake; on all others, where one wager may hold opposite sides of a round,
 * what was at risk, which is the smaller of the stake and the difference that the round made. Never more than the largest stake; of that the weight of the group.
 * Wagers on rounds that a member may stake on several times count by the round: `countRounds`.
 */
const COUNT = {
  name: 'promotions.count_wagers',
  text: `
  WITH changed AS MATERIALIZED (
    SELECT c.*, g.grant_id, v.terms
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::boolean[])
      AS c (site_id, member_id, wager_id, placed_at, product, vendor_code, game_code, stake, payout, is_settled)
    JOIN promotions.bonus_grant g ON g.site_id = c.site_id AND g.member_id = c.member_id AND g.status = 'active' AND g.granted_at <= c.placed_at
    JOIN promotions.bonus_version v ON v.site_id = g.site_id AND v.bonus_code = g.bonus_code AND v.version = g.version
  ), counted AS MATERIALIZED (
    SELECT site_id, member_id, wager_id, grant_id,
      CASE
        WHEN NOT is_settled OR stake = payout THEN 0
        WHEN jsonb_path_exists(terms, '$.excludedGames[*] ? (@.vendorCode == $vendor && @.gameCode == $game)',
          jsonb_build_object('vendor', vendor_code, 'game', game_code)) THEN 0
        ELSE least((terms->>'largestStake')::bigint,
            CASE WHEN product IN ('slot', 'h-slot', 'fishing') THEN stake ELSE least(stake, abs(payout - stake)) END)
          * coalesce((terms->'weights'->>product)::bigint, 0) / 100
      END AS now
    FROM changed
  ), due AS MATERIALIZED (
    SELECT c.*, coalesce(w.counted, 0) AS was
    FROM counted c LEFT JOIN promotions.bonus_wager w USING (site_id, member_id, wager_id)
    WHERE (w.grant_id IS NULL OR w.grant_id = c.grant_id) AND c.now <> coalesce(w.counted, 0)
  ), stored AS (
    INSERT INTO promotions.bonus_wager AS w (site_id, member_id, wager_id, grant_id, counted)
    SELECT site_id, member_id, wager_id, grant_id, now FROM due
    ON CONFLICT (site_id, member_id, wager_id) DO UPDATE SET counted = excluded.counted
  )
  UPDATE promotions.bonus_grant g SET progress = g.progress + d.difference
  FROM (SELECT site_id, grant_id, sum(now - was)::bigint AS difference FROM due GROUP BY site_id, grant_id) d
  WHERE g.site_id = d.site_id AND g.grant_id = d.grant_id`,
}

const RETURNED = {
  name: 'promotions.returned',
  text: `INSERT INTO promotions.returned (site_id, member_id)
    SELECT DISTINCT site_id, member_id FROM unnest($1::bigint[], $2::bigint[]) AS o (site_id, member_id)
    WHERE NOT EXISTS (SELECT FROM promotions.bonus_grant g WHERE g.site_id = o.site_id AND g.member_id = o.member_id AND g.status = 'active')
    ON CONFLICT DO NOTHING`,
}

/** Bonus money that comes to a purse: a payout, or a stake that is returned. */
const bringsBonus = ({ before, after }: ChangedWager): boolean =>
  after.bonusPayout > before.bonusPayout || after.bonusStake < before.bonusStake

/** A further stake on an open wager changes nothing that is counted. */
const maySettle = ({ before, after }: ChangedWager): boolean => before.status !== 'placed' || after.status !== 'placed'

export const countWagers: WagerObserver = {
  kinds: ['placed', 'settled', 'cancelled', 'corrected'],
  async observe(ctx, wagers) {
    const returning = wagers.filter(bringsBonus)
    const settling = wagers.filter(maySettle)
    const alone = settling.filter((wager) => !hasSharedRounds(wager))
    const shared = settling.filter(hasSharedRounds)
    await Promise.all([
      alone.length > 0 ? count(ctx, alone) : undefined,
      shared.length > 0 ? countRounds(ctx, shared) : undefined,
      returning.length > 0
        ? ctx.db.client.query(RETURNED, [int8s(returning, (w) => w.siteId), int8s(returning, (w) => w.ref.memberId)])
        : undefined,
    ])
  },
}

const count = (ctx: Ctx, wagers: readonly ChangedWager[]) =>
  ctx.db.client.query(COUNT, [
    int8s(wagers, (w) => w.siteId),
    int8s(wagers, (w) => w.ref.memberId),
    int8s(wagers, (w) => w.ref.wagerId),
    instants(wagers, (w) => w.ref.placedAt),
    texts(wagers, (w) => w.product),
    texts(wagers, (w) => w.vendorCode),
    texts(wagers, (w) => w.gameCode),
    int8s(wagers, (w) => w.after.stake),
    int8s(wagers, (w) => w.after.payout),
    booleans(wagers, (w) => w.after.status === 'settled'),
  ])
