import type { Address, Hash } from '@maru/coin-chain'
import type { CoinDepositState, CoinHeldReason, CoinRate } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type DepositRow = {
  siteId: number
  depositId: number
  memberId: number
  chainId: number
  txHash: Hash
  place: number
  from: Address
  to: Address
  amount: number
  block: number
  blockHash: Hash
  blockAt: Date
  state: CoinDepositState
  heldFor: CoinHeldReason | null
  rate: CoinRate | null
  rateId: number | null
  spread: number | null
  quoteId: number | null
  cash: number | null
  requestId: number | null
  seenAt: Date
  bookedAt: Date | null
  endedAt: Date | null
  lostAt: Date | null
}

export const DEPOSIT_COLUMNS = `site_id AS "siteId", deposit_id AS "depositId", member_id AS "memberId", chain_id AS "chainId", tx_hash AS "txHash", place,
  from_address AS "from", to_address AS "to", amount, block, block_hash AS "blockHash", block_at AS "blockAt", state, held_for AS "heldFor", rate,
  rate_id AS "rateId", spread, quote_id AS "quoteId", cash, request_id AS "requestId", seen_at AS "seenAt", booked_at AS "bookedAt", ended_at AS "endedAt",
  lost_at AS "lostAt"`

/** Whoever changes a deposit locks it first, and looks again at what it knew. Of the context's site. */
export const lockDeposit = async (ctx: Ctx, depositId: number): Promise<DepositRow | undefined> => {
  const [row] = await ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE site_id = $1 AND deposit_id = $2 FOR UPDATE`,
    [ctx.siteId, depositId],
  )
  return row
}

const set = async (ctx: Ctx, depositId: number, what: string, values: readonly unknown[] = []): Promise<void> => {
  await ctx.db.query(`UPDATE coin.deposit SET ${what} WHERE site_id = $1 AND deposit_id = $2`, [
    ctx.siteId,
    depositId,
    ...values,
  ])
}

export type FrozenRate = { rate: CoinRate; rateId: number; spread: number; quoteId: number | null }

export const saveRate = (ctx: Ctx, depositId: number, { rate, rateId, spread, quoteId }: FrozenRate) =>
  set(ctx, depositId, 'rate = $3, rate_id = $4, spread = $5, quote_id = $6', [rate, rateId, spread, quoteId])

/** In the books: from seen, or by staff from held. */
export const saveCredited = (ctx: Ctx, depositId: number, cash: number, requestId: number) =>
  set(
    ctx,
    depositId,
    `state = 'credited', held_for = NULL, cash = $3, request_id = $4, booked_at = coalesce(booked_at, $5), ended_at = $5`,
    [cash, requestId, ctx.now],
  )

export const saveHeld = (ctx: Ctx, depositId: number, heldFor: CoinHeldReason) =>
  set(ctx, depositId, `state = 'held', held_for = $3, booked_at = $4`, [heldFor, ctx.now])

export const saveReturning = (ctx: Ctx, depositId: number) => set(ctx, depositId, `state = 'returning'`)
export const saveHeldAgain = (ctx: Ctx, depositId: number) => set(ctx, depositId, `state = 'held'`)
export const saveReturned = (ctx: Ctx, depositId: number) =>
  set(ctx, depositId, `state = 'returned', ended_at = $3`, [ctx.now])

/** Newest first. A member turns pages by their numbers: `most` of the newest at all. */
export const findOwnDeposits = (ctx: Ctx, memberId: number, limit: number, offset: number): Promise<DepositRow[]> =>
  ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE site_id = $1 AND member_id = $2 ORDER BY deposit_id DESC LIMIT $3 OFFSET $4`,
    [ctx.siteId, memberId, limit, offset],
  )

export const countOwnDeposits = async (ctx: Ctx, memberId: number, most: number): Promise<number> => {
  const [row] = await ctx.db.query<{ total: number }>(
    `SELECT count(*) AS total FROM (SELECT FROM coin.deposit WHERE site_id = $1 AND member_id = $2 LIMIT $3) listed`,
    [ctx.siteId, memberId, most],
  )
  return row?.total ?? 0
}
