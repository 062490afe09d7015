import type { Ctx } from '../../../platform/context.ts'
import type { WagerRef } from '../../wagers/index.ts'
import type { RoundStake } from '../accrual/round.rules.ts'

/** A wager as it stands now, and whose game it is on. */
export type GameStake = RoundStake & { vendorCode: string }

export const findStakes = (ctx: Ctx, refs: readonly WagerRef[]): Promise<GameStake[]> =>
  ctx.db.query<GameStake>(
    `SELECT w.member_id AS "memberId", w.wager_id AS "wagerId", w.placed_at AS "placedAt", w.rate_chain_id AS "chainId", w.product, w.vendor_code AS "vendorCode",
       w.game_code AS "gameCode", w.round, w.stake, w.payout, w.bonus_stake AS "bonusStake", w.status, '[]'::jsonb AS legs, NULL::text AS "firstDay"
     FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) AS r (member_id, placed_at, wager_id)
     JOIN wagers.round_stake_view w ON w.site_id = $1 AND w.member_id = r.member_id AND w.placed_at = r.placed_at AND w.wager_id = r.wager_id`,
    [
      ctx.siteId,
      refs.map(({ memberId }) => memberId),
      refs.map(({ placedAt }) => placedAt),
      refs.map(({ wagerId }) => wagerId),
    ],
  )

/** Whose wager has this number. */
export const findWagerRef = async (
  ctx: Ctx,
  { placedAt, wagerId }: Omit<WagerRef, 'memberId'>,
): Promise<WagerRef | undefined> => {
  const [row] = await ctx.db.query<{ memberId: number }>(
    'SELECT member_id AS "memberId" FROM wagers.wager_view WHERE site_id = $1 AND placed_at = $2 AND wager_id = $3',
    [ctx.siteId, placedAt, wagerId],
  )
  return row && { memberId: row.memberId, placedAt, wagerId }
}

/** At which chains these members' bets are accepted now. */
export const findChainsInForce = async (
  ctx: Ctx,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db.query<{ memberId: number; chainId: number }>(
    'SELECT member_id AS "memberId", chain_id AS "chainId" FROM identity.chain_in_force_view WHERE site_id = $1 AND member_id = ANY ($2::bigint[])',
    [ctx.siteId, [...new Set(memberIds)]],
  )
  return new Map(rows.map(({ memberId, chainId }) => [memberId, chainId]))
}

/** Since when a holder had the rates that were in force at an instant. */
export const findRatesSince = async (ctx: Ctx, holderId: number, at: Date): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ savedAt: Date }>(
    'SELECT saved_at AS "savedAt" FROM partner.rate_set WHERE site_id = $1 AND holder_id = $2 AND saved_at <= $3 ORDER BY version DESC LIMIT 1',
    [ctx.siteId, holderId, at],
  )
  return row?.savedAt
}

export type SettlementVersion = { version: number; kind: string; stake: number; payout: number; settledAt: Date }

/** What each settlement of a wager added, from the first. */
export const findSettlementsOf = (ctx: Ctx, { memberId, placedAt, wagerId }: WagerRef): Promise<SettlementVersion[]> =>
  ctx.db.query<SettlementVersion>(
    `SELECT version, kind, stake, payout, settled_at AS "settledAt" FROM wagers.settlement_view
     WHERE site_id = $1 AND member_id = $2 AND settled_at >= $3 AND wager_id = $4 ORDER BY version`,
    [ctx.siteId, memberId, placedAt, wagerId],
  )
