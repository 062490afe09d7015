import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import type { HistoryFilter } from '../history.repository.ts'
import { pageOfHistory } from '../history.service.ts'
import { findLegs } from '../leg.repository.ts'
import type { Leg } from '../leg.rules.ts'
import type { WagerStatus } from '../wager.states.ts'
import type { WagerRef } from '../wager-id.rules.ts'
import { slipIdsOf } from './own-bets.repository.ts'

/** A wager of an own product as its member sees it on the product's own pages. */
export type OwnWager = {
  ref: WagerRef
  slipId: string
  round: string
  legs: readonly Leg[]
  price: number
  /** Of a cancelled one: what was given back. */
  stake: number
  payout: number
  status: WagerStatus
  /** Cancelled by its round, not by its member. */
  isVoid: boolean
}

/** A member's wagers on one game, newest first, with how many there are. With a round, `period` is that of its bets. */
export const ownHistoryOf = async (
  ctx: Ctx,
  filter: HistoryFilter & { gameCode: string },
  period: Period,
  page: number,
  size: number,
): Promise<{ list: OwnWager[]; total: number }> => {
  const { memberId } = filter
  const { rows, total } = await pageOfHistory(ctx, filter, period, page, size)
  const refs = rows.map((row) => ({ memberId, placedAt: row.placed_at, wagerId: row.wager_id }))
  const legs = await findLegs(ctx, refs)
  const slipIds = await slipIdsOf(ctx, memberId, refs)
  const list = rows.map((row, i) => ({
    ref: refs[i] as WagerRef,
    slipId: slipIds.get(row.wager_id) ?? '',
    round: row.round,
    legs: legs.get(row.wager_id) ?? [],
    price: row.price ?? 0,
    stake: row.stake + row.taken_back,
    payout: row.payout,
    status: row.status,
    isVoid: row.is_void,
  }))
  return { list, total }
}
