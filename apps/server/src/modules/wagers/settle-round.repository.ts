import type { Ctx } from '../../platform/context.ts'
import type { Selection } from './selection.rules.ts'
import type { RoundProduct } from './settle-round.rules.ts'
import type { StoredWager } from './wager.rules.ts'
import type { WagerStatus } from './wager.states.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type RoundRef = { siteId: number; product: RoundProduct; vendorCode: string; gameCode: string; round: string }
/** A wager that waits for the result of its round. */
export type RoundWager = {
  ref: WagerRef
  before: StoredWager
  currency: string
  selection: Selection | null
}
/** The dedicated pool that settlements run on. */
export const SETTLE_POOL = 'settle'
/** The last wager that was looked at. */
export type Place = { memberId: number; wagerId: number }

/** One settlement of a round at a time, in whatever process, until the end of the transaction. */
export const lockRound = async (ctx: Ctx, { siteId, vendorCode, gameCode, round }: RoundRef): Promise<unknown> =>
  ctx.db.named('wagers.lock_round', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 803))', [
    `${siteId}:${vendorCode}:${gameCode}:${round}`,
  ])

/** The next open wagers after a place, by member. Locks nothing: whoever moves one in between is noticed when it is written. */
export const findRoundWagers = async (
  ctx: Ctx,
  { siteId, product, vendorCode, gameCode, round }: RoundRef,
  after: Place,
  limit: number,
): Promise<RoundWager[]> => {
  const rows = await ctx.db.named<{
    member_id: number
    placed_at: Date
    wager_id: number
    selection: RoundWager['selection']
    currency: string
    stake: number
    payout: number
    bonus_stake: number
    bonus_payout: number
    live_bets: number
    movements: number
    settlements: number
    status: WagerStatus
  }>(
    'wagers.of_round',
    `SELECT member_id, placed_at, wager_id, selection, currency, stake, payout, bonus_stake, bonus_payout, live_bets, movements, settlements, status FROM wagers.wager
     WHERE site_id = $1 AND game_code = $2 AND round = $3 AND vendor_code = $4 AND product = $5
       AND status = 'placed' AND product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND (member_id, wager_id) > ($6::bigint, $7::bigint)
     ORDER BY member_id, wager_id LIMIT $8`,
    [siteId, gameCode, round, vendorCode, product, after.memberId, after.wagerId, limit],
  )
  return rows.map((row) => ({
    ref: { memberId: row.member_id, placedAt: row.placed_at, wagerId: row.wager_id },
    before: {
      stake: row.stake,
      payout: row.payout,
      bonusStake: row.bonus_stake,
      bonusPayout: row.bonus_payout,
      liveBets: row.live_bets,
      status: row.status,
      movements: row.movements,
      settlements: row.settlements,
      product,
      vendorCode,
      gameCode,
    },
    currency: row.currency,
    selection: row.selection,
  }))
}
