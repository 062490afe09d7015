import type { Ctx } from '../../platform/context.ts'
import { booleans, days, instants, int4s, int8s, texts } from '../../platform/db/index.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { storedWagerOf, type WagerGameRow, type WagerStateRow, wagerGameOf } from './stored-wager.ts'
import type { NewMovement } from './wager.repository.ts'
import type { DayShare, StoredWager, WagerState } from './wager.rules.ts'
import { firstPlaced, lastPlaced, type WagerRef } from './wager-id.rules.ts'

export const lockWager = async (ctx: Ctx, ref: WagerRef): Promise<StoredWager> => {
  const [row] = await ctx.db.query<WagerStateRow & WagerGameRow>(
    `SELECT stake, payout, bonus_stake, bonus_payout, live_bets, status, movements, settlements, rate_chain_id, product, vendor_code, game_code FROM wagers.wager
     WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4 FOR UPDATE`,
    [ctx.siteId, ref.memberId, ref.placedAt, ref.wagerId],
  )
  if (!row) throw new Error(`no wager ${ref.wagerId} of member ${ref.memberId}`)
  return storedWagerOf(row, wagerGameOf(row))
}

export type MoveRow = {
  siteId: number
  ref: WagerRef
  before: StoredWager
  after: WagerState & { settlements: number }
  share: DayShare
  /** Undefined: its round ends without one. */
  movement: NewMovement | undefined
  /** Cancelled by the result of its round. */
  isVoid?: boolean
}

/**
 * A wager that is no longer as it was read is not changed, and so missed in the end. What it adds to the sums of wagers counts on the day on which it was
 * placed, what moved on the day on which it moves: one row of `member_day` where that is the same day, as nearly always. Every join is one by a key, and NOT IN by a hash:
 * compared with each other, the days of a thousand members took longer than all the rest.
 */
const MOVE = {
  name: 'wagers.move',
  text: `
  WITH change AS MATERIALIZED (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::bigint[], $5::int[], $6::text[], $7::bigint[], $8::bigint[],
      $9::int[], $10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::text[], $15::date[], $16::text[], $17::text[], $18::text[],
      $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[], $23::bigint[], $25::bigint[], $26::bigint[], $28::text[], $29::int[],
      $30::bigint[], $31::bigint[], $32::bigint[], $33::boolean[])
      AS u (site_id, member_id, placed_at, wager_id, movements, status_before, stake, payout, live_bets, status, kind, amount, balance_after,
        transfer_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake, settled_payout, staked, paid, selection, settlements,
        bonus_stake, bonus_payout, bonus_amount, is_void)
  ), moved AS (
    UPDATE wagers.wager w SET stake = c.stake, payout = c.payout, live_bets = c.live_bets, status = c.status,
      bonus_stake = c.bonus_stake, bonus_payout = c.bonus_payout,
      movements = c.movements + (c.kind IS NOT NULL)::int, settlements = c.settlements, is_void = c.is_void,
      settled_at = CASE WHEN c.status = 'placed' THEN NULL ELSE coalesce(w.settled_at, $24) END
    FROM change c
    WHERE w.site_id = c.site_id AND w.member_id = c.member_id AND w.placed_at = c.placed_at AND w.wager_id = c.wager_id
      AND w.placed_at >= $34 AND w.placed_at <= ANY (ARRAY[$35::timestamptz]) AND w.movements = c.movements AND w.status = c.status_before
    RETURNING 1
  ), inserted AS (
    INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at, selection,
      bonus_amount)
    SELECT site_id, member_id, placed_at, wager_id, movements + 1, kind, amount, balance_after, transfer_id, $24, selection::jsonb, bonus_amount
    FROM change WHERE kind IS NOT NULL
  ), due AS MATERIALIZED (
    SELECT site_id, member_id, day, product, vendor_code, game_code, sum(wagers)::bigint AS wagers, sum(open_wagers)::bigint AS open_wagers,
      sum(open_stake)::bigint AS open_stake, sum(settled_stake)::bigint AS settled_stake, sum(settled_payout)::bigint AS settled_payout,
      sum(staked)::bigint AS staked, sum(paid)::bigint AS paid
    FROM (
      SELECT site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake, settled_payout,
        CASE WHEN day = $27 THEN staked ELSE 0 END AS staked, CASE WHEN day = $27 THEN paid ELSE 0 END AS paid
      FROM change
      UNION ALL
      SELECT site_id, member_id, $27::date, product, vendor_code, game_code, 0, 0, 0, 0, 0, staked, paid FROM change WHERE day <> $27
    ) one
    WHERE (wagers, open_wagers, open_stake, settled_stake, settled_payout, staked, paid) <> (0, 0, 0, 0, 0, 0, 0)
    GROUP BY site_id, member_id, day, product, vendor_code, game_code ORDER BY site_id, member_id, day, product, vendor_code, game_code
  ), counted AS (
    UPDATE wagers.member_day d SET wagers = d.wagers + s.wagers, open_wagers = d.open_wagers + s.open_wagers, open_stake = d.open_stake + s.open_stake,
      settled_stake = d.settled_stake + s.settled_stake, settled_payout = d.settled_payout + s.settled_payout, staked = d.staked + s.staked,
      paid = d.paid + s.paid
    FROM due s
    WHERE d.site_id = s.site_id AND d.member_id = s.member_id AND d.day = s.day AND d.product = s.product AND d.vendor_code = s.vendor_code
      AND d.game_code = s.game_code
    RETURNING d.site_id, d.member_id, d.day, d.product, d.vendor_code, d.game_code
  ), begun AS (
    INSERT INTO wagers.member_day AS d (site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake,
      settled_payout, staked, paid)
    SELECT s.* FROM due s
    WHERE (s.site_id, s.member_id, s.day, s.product, s.vendor_code, s.game_code) NOT IN (SELECT * FROM counted)
    ON CONFLICT (site_id, member_id, day, product, vendor_code, game_code) DO UPDATE SET staked = d.staked + EXCLUDED.staked,
      paid = d.paid + EXCLUDED.paid
  ), added AS (
    INSERT INTO wagers.figure_change (site_id, day, vendor_code, game_code, wagers, open_wagers, open_stake, staked, paid)
    SELECT site_id, day, vendor_code, game_code, sum(wagers), sum(open_wagers), sum(open_stake), sum(staked), sum(paid)
    FROM due GROUP BY site_id, day, vendor_code, game_code
  )
  SELECT CASE WHEN count(*) <> cardinality($4) THEN platform.conflict('a wager was moved meanwhile') END FROM moved`,
}

/** Each wager once. Where one is no longer as it was read, the transaction is run again. */
export const moveStored = async (ctx: Ctx, moves: readonly MoveRow[]): Promise<void> => {
  await ctx.db.client.query(MOVE, [
    int8s(moves, (m) => m.siteId),
    int8s(moves, (m) => m.ref.memberId),
    instants(moves, (m) => m.ref.placedAt),
    int8s(moves, (m) => m.ref.wagerId),
    int4s(moves, (m) => m.before.movements),
    texts(moves, (m) => m.before.status),
    int8s(moves, (m) => m.after.stake),
    int8s(moves, (m) => m.after.payout),
    int4s(moves, (m) => m.after.liveBets),
    texts(moves, (m) => m.after.status),
    texts(moves, (m) => m.movement?.kind),
    int8s(moves, (m) => m.movement?.amount),
    int8s(moves, (m) => m.movement?.balanceAfter),
    texts(moves, (m) => m.movement?.transferId),
    days(moves, (m) => seoulDay(m.ref.placedAt)),
    texts(moves, (m) => m.before.product),
    texts(moves, (m) => m.before.vendorCode),
    texts(moves, (m) => m.before.gameCode),
    int8s(moves, (m) => m.share.wagers),
    int8s(moves, (m) => m.share.openWagers),
    int8s(moves, (m) => m.share.openStake),
    int8s(moves, (m) => m.share.settledStake),
    int8s(moves, (m) => m.share.settledPayout),
    ctx.now,
    int8s(moves, (m) => m.after.stake - m.before.stake),
    int8s(moves, (m) => m.after.payout - m.before.payout),
    seoulDay(ctx.now),
    texts(moves, (m) => (m.movement?.selection == null ? null : JSON.stringify(m.movement.selection))),
    int4s(moves, (m) => m.after.settlements),
    int8s(moves, (m) => m.after.bonusStake),
    int8s(moves, (m) => m.after.bonusPayout),
    int8s(moves, (m) => m.movement?.bonusAmount ?? 0),
    booleans(moves, (m) => m.isVoid ?? false),
    firstPlaced(moves),
    lastPlaced(moves),
  ])
}
