import type { Ctx } from '../../platform/context.ts'
import { findLegs } from './leg.repository.ts'
import type { Leg } from './leg.rules.ts'
import type { Selection } from './selection.rules.ts'
import type { EndedWager, RoundProduct } from './settle-round.rules.ts'
import type { StoredWager } from './wager.rules.ts'
import type { WagerStatus } from './wager.states.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type RoundRef = { siteId: number; product: RoundProduct; vendorCode: string; gameCode: string; round: string }
/** A wager of a round that has a result. */
export type RoundWager = {
  ref: WagerRef
  before: StoredWager & EndedWager
  currency: string
  selection: Selection | null
  /** The price of the whole that it was accepted at, in thousandths; null where it has none. */
  price: number | null
  legs: readonly Leg[]
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

type Row = {
  member_id: number
  placed_at: Date
  wager_id: number
  selection: Selection | null
  currency: string
  price: number | null
  legs: number
  stake: number
  payout: number
  bonus_stake: number
  bonus_payout: number
  live_bets: number
  movements: number
  settlements: number
  status: WagerStatus
  staked: number
  bonus_staked: number
  bets: number
}

/** `had`: what was staked of it, how much of that was bonus money, and by how many bets. */
const select = (had: string, condition: string): string =>
  `SELECT w.member_id, w.placed_at, w.wager_id, w.selection, w.currency, w.price, w.legs, w.stake, w.payout, w.bonus_stake, w.bonus_payout,
     w.live_bets, w.movements, w.settlements, w.status, had.staked, had.bonus_staked, had.bets
   FROM wagers.wager w CROSS JOIN LATERAL (${had}) had
   WHERE w.site_id = $1 AND w.game_code = $2 AND w.round = $3 AND w.vendor_code = $4 AND w.product = $5
     AND w.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND (w.member_id, w.wager_id) > ($6::bigint, $7::bigint) AND ${condition}
   ORDER BY w.member_id, w.wager_id LIMIT $8`

const OPEN = {
  name: 'wagers.of_round',
  text: select('SELECT w.stake AS staked, w.bonus_stake AS bonus_staked, w.live_bets AS bets', `w.status = 'placed'`),
}

/** Not those that were cancelled before their round had a result. */
const ENDED = {
  name: 'wagers.of_ended_round',
  text: select(
    `SELECT CASE WHEN w.is_void THEN bet.staked ELSE w.stake END AS staked, CASE WHEN w.is_void THEN bet.bonus_staked ELSE w.bonus_stake END AS bonus_staked,
       CASE WHEN w.is_void THEN bet.bets ELSE w.live_bets END AS bets
     FROM (SELECT coalesce(sum(m.amount), 0)::bigint AS staked, coalesce(sum(m.bonus_amount), 0)::bigint AS bonus_staked, count(*)::int AS bets FROM wagers.movement m
       WHERE w.is_void AND m.site_id = w.site_id AND m.member_id = w.member_id AND m.placed_at = w.placed_at AND m.wager_id = w.wager_id
         AND m.kind = 'bet') bet`,
    `w.status <> 'placed' AND (w.status = 'settled' OR w.is_void)`,
  ),
}

type Find = (ctx: Ctx, round: RoundRef, after: Place, limit: number) => Promise<RoundWager[]>

const finding =
  ({ name, text }: typeof OPEN): Find =>
  async (ctx, { siteId, product, vendorCode, gameCode, round }, after, limit) => {
    const from = [after.memberId, after.wagerId, limit]
    const rows = await ctx.db.named<Row>(name, text, [siteId, gameCode, round, vendorCode, product, ...from])
    const refOf = (row: Row) => ({ memberId: row.member_id, placedAt: row.placed_at, wagerId: row.wager_id })
    const legs = await findLegs(ctx, rows.filter((row) => row.legs > 0).map(refOf))
    return rows.map((row) => ({
      ref: refOf(row),
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
        staked: row.staked,
        bonusStaked: row.bonus_staked,
        bets: row.bets,
      },
      currency: row.currency,
      selection: row.selection,
      price: row.price,
      legs: legs.get(row.wager_id) ?? [],
    }))
  }

/** The next open wagers after a place, by member. Locks nothing: whoever moves one in between is noticed when it is written. */
export const findRoundWagers: Find = finding(OPEN)
/** The same of those that a result ended. */
export const findEndedWagers: Find = finding(ENDED)
