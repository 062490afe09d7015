import type { Currency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { instants, int8s } from '../../platform/db/index.ts'
import { ENDED_HAD } from './settle-round.repository.ts'
import type { EndedWager } from './settle-round.rules.ts'
import { storedWagerOf, type WagerGameRow, type WagerStateRow, wagerGameOf } from './stored-wager.ts'
import type { StoredWager } from './wager.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

/** `isCancelled`: by the member or staff, not by a result; no result changes it. */
export type SettledWager = {
  before: StoredWager & EndedWager
  currency: Currency
  round: string
  isCancelled: boolean
}

type Row = WagerStateRow &
  WagerGameRow & {
    wager_id: number
    currency: Currency
    round: string
    is_cancelled: boolean
    staked: number
    bonus_staked: number
    bets: number
  }

const FIND = {
  name: 'wagers.to_settle',
  text: `
  SELECT w.wager_id, w.stake, w.payout, w.bonus_stake, w.bonus_payout, w.live_bets, w.movements, w.settlements, w.rate_chain_id, w.status, w.product, w.vendor_code, w.game_code,
    w.currency, w.round, w.status = 'cancelled' AND NOT w.is_void AS is_cancelled, had.staked, had.bonus_staked, had.bets
  FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) AS o (member_id, placed_at, wager_id)
  CROSS JOIN LATERAL (SELECT * FROM wagers.wager x
    WHERE x.site_id = $1 AND x.member_id = o.member_id AND x.placed_at = o.placed_at AND x.wager_id = o.wager_id LIMIT 1) w
  CROSS JOIN LATERAL (${ENDED_HAD}) had`,
}

/** By id, of the site of `ctx`. Locks nothing: whoever moves one in between is noticed when it is written. */
export const findSettled = async (ctx: Ctx, refs: readonly WagerRef[]): Promise<Map<number, SettledWager>> => {
  const { rows } = await ctx.db.client.query<Row>(FIND, [
    ctx.siteId,
    int8s(refs, (ref) => ref.memberId),
    instants(refs, (ref) => ref.placedAt),
    int8s(refs, (ref) => ref.wagerId),
  ])
  return new Map(
    rows.map((row) => {
      const had = { staked: row.staked, bonusStaked: row.bonus_staked, bets: row.bets }
      const before = { ...storedWagerOf(row, wagerGameOf(row)), ...had }
      return [row.wager_id, { before, currency: row.currency, round: row.round, isCancelled: row.is_cancelled }]
    }),
  )
}
