import type { Ctx } from '../../platform/context.ts'
import { LIVE_CONNECTION, laneConnection } from '../../platform/db/index.ts'
import type { RoundProduct } from './settle-round.rules.ts'
import type { StoredWager } from './wager.repository.ts'
import type { WagerStatus } from './wager.states.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type RoundRef = { siteId: number; product: RoundProduct; vendorCode: string; gameCode: string; round: string }
/** A wager that waits for the result of its round. `selection`: one text, or one per language. */
export type RoundWager = {
  ref: WagerRef
  before: StoredWager
  currency: string
  selection: string | Record<string, string> | null
}
/** The lane that settlements run on. */
export const SETTLE_LANE = 'settle'
/** Who works beside a settlement without being somebody who waits. */
const NOBODY = [laneConnection(SETTLE_LANE), LIVE_CONNECTION]

/** The last wager that was looked at. */
export type Place = { memberId: number; wagerId: number }

/**
 * One settlement of a round at a time, in whatever process, until the end of the transaction. Answers how many connections were at work in the
 * database during the last `sinceMs`: a look at the moment alone finds nobody most of the time on a database that is a third busy. Other settlements
 * do not count, nor does what tells screens of this one.
 */
export const takeRound = async (
  ctx: Ctx,
  { siteId, vendorCode, gameCode, round }: RoundRef,
  sinceMs: number,
): Promise<number> => {
  const [row] = await ctx.db.named<{ others: number }>(
    'wagers.take_round',
    `SELECT pg_advisory_xact_lock(hashtextextended($1, 803)),
       (SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
          AND application_name <> ALL ($3::text[])
          AND (state <> 'idle' OR state_change > clock_timestamp() - $2 * interval '1 ms')) AS others`,
    [`${siteId}:${vendorCode}:${gameCode}:${round}`, Math.ceil(sinceMs), NOBODY],
  )
  return row?.others ?? 0
}

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
    live_bets: number
    movements: number
    status: WagerStatus
  }>(
    'wagers.of_round',
    `SELECT member_id, placed_at, wager_id, selection, currency, stake, payout, live_bets, movements, status FROM wagers.wager
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
      liveBets: row.live_bets,
      status: row.status,
      movements: row.movements,
      product,
      vendorCode,
      gameCode,
    },
    currency: row.currency,
    selection: row.selection,
  }))
}
