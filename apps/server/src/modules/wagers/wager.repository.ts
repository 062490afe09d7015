import type { Ctx } from '../../platform/context.ts'
import type { DayShare, WagerState } from './wager.rules.ts'
import { seoulDay } from './wager.rules.ts'
import type { WagerStatus } from './wager.states.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type NewWager = {
  memberId: number
  product: string
  vendorCode: string
  gameCode: string
  round: string
  /** One text, or one per language. */
  selection: string | Record<string, string> | null
}
export type NewMovement = {
  kind: 'bet' | 'win' | 'rollback'
  amount: number
  balanceAfter: number
  transferId: string | null
}
export type LockedWager = WagerState & { movements: number; product: string; vendorCode: string; gameCode: string }

export const insertWager = async (ctx: Ctx, wager: NewWager, state: WagerState): Promise<WagerRef> => {
  const [row] = await ctx.db.query<{ wager_id: number }>(
    `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, selection, stake, payout, live_bets,
       movements, status, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, 1, $12, $13)
     RETURNING wager_id`,
    [
      ctx.siteId,
      wager.memberId,
      ctx.now,
      wager.product,
      wager.vendorCode,
      wager.gameCode,
      wager.round,
      wager.selection === null ? null : JSON.stringify(wager.selection),
      state.stake,
      state.payout,
      state.liveBets,
      state.status,
      state.status === 'placed' ? null : ctx.now,
    ],
  )
  if (!row) throw new Error('a wager was not written')
  return { memberId: wager.memberId, placedAt: ctx.now, wagerId: row.wager_id }
}

export const lockWager = async (ctx: Ctx, ref: WagerRef): Promise<LockedWager> => {
  const [row] = await ctx.db.query<{
    stake: number
    payout: number
    live_bets: number
    status: WagerStatus
    movements: number
    product: string
    vendor_code: string
    game_code: string
  }>(
    `SELECT stake, payout, live_bets, status, movements, product, vendor_code, game_code FROM wagers.wager
     WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4 FOR UPDATE`,
    [ctx.siteId, ref.memberId, ref.placedAt, ref.wagerId],
  )
  if (!row) throw new Error(`no wager ${ref.wagerId} of member ${ref.memberId}`)
  return {
    stake: row.stake,
    payout: row.payout,
    liveBets: row.live_bets,
    status: row.status,
    movements: row.movements,
    product: row.product,
    vendorCode: row.vendor_code,
    gameCode: row.game_code,
  }
}

export const updateWager = async (ctx: Ctx, ref: WagerRef, state: WagerState, movements: number): Promise<void> => {
  await ctx.db.query(
    `UPDATE wagers.wager SET stake = $5, payout = $6, live_bets = $7, status = $8, movements = $9,
       settled_at = CASE WHEN $8 = 'placed' THEN NULL ELSE coalesce(settled_at, $10) END
     WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4`,
    [
      ctx.siteId,
      ref.memberId,
      ref.placedAt,
      ref.wagerId,
      state.stake,
      state.payout,
      state.liveBets,
      state.status,
      movements,
      ctx.now,
    ],
  )
}

export const insertMovement = async (ctx: Ctx, ref: WagerRef, ord: number, movement: NewMovement): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.siteId,
      ref.memberId,
      ref.placedAt,
      ref.wagerId,
      ord,
      movement.kind,
      movement.amount,
      movement.balanceAfter,
      movement.transferId,
      ctx.now,
    ],
  )
}

export type DayKey = { product: string; vendorCode: string; gameCode: string }

export const addToDay = async (ctx: Ctx, ref: WagerRef, key: DayKey, share: DayShare): Promise<void> => {
  if (Object.values(share).every((part) => part === 0)) return
  // Inserting zeros first keeps a share with a minus from being judged as a row of its own.
  await ctx.db.query(
    `INSERT INTO wagers.member_day AS d (site_id, member_id, day, product, vendor_code, game_code, wagers, open_wagers, open_stake, settled_stake, settled_payout)
     VALUES ($1, $2, $3, $4, $5, $6, greatest($7, 0), greatest($8, 0), greatest($9, 0), greatest($10, 0), greatest($11, 0))
     ON CONFLICT (site_id, member_id, day, product, vendor_code, game_code) DO UPDATE SET
       wagers = d.wagers + $7, open_wagers = d.open_wagers + $8, open_stake = d.open_stake + $9,
       settled_stake = d.settled_stake + $10, settled_payout = d.settled_payout + $11`,
    [
      ctx.siteId,
      ref.memberId,
      seoulDay(ref.placedAt),
      key.product,
      key.vendorCode,
      key.gameCode,
      share.wagers,
      share.openWagers,
      share.openStake,
      share.settledStake,
      share.settledPayout,
    ],
  )
}

export const makePartitions = async (ctx: Ctx, since: Date, until: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ made: number }>('SELECT wagers.make_partitions($1, $2) AS made', [since, until])
  return row?.made ?? 0
}
