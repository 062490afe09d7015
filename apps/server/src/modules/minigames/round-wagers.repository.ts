import type { Ctx } from '../../platform/context.ts'
import type { RoundRef } from '../wagers/index.ts'
import type { Totals } from './round.repository.ts'

// The products stand in the texts, so that the indexes of rounds serve them (migrations/0800_wagers_wagers.sql).
const OF_ROUND = `FROM wagers.wager_view WHERE site_id = $1 AND game_code = $2 AND round = $3 AND vendor_code = $4 AND product = 'mini-game'`
const valuesOf = ({ siteId, gameCode, round, vendorCode }: RoundRef) => [siteId, gameCode, round, vendorCode]

/** Is one of them still open? */
export const findOpenWager = async (ctx: Ctx, round: RoundRef): Promise<boolean> =>
  (await ctx.db.named('minigames.open_wager', `SELECT 1 ${OF_ROUND} AND status = 'placed' LIMIT 1`, valuesOf(round)))
    .length > 0

/** Of the wagers that their round settled, or cancelled. */
export const findTotals = async (ctx: Ctx, round: RoundRef, status: 'settled' | 'cancelled'): Promise<Totals> => {
  const [totals] = await ctx.db.named<Totals>(
    `minigames.${status}_totals`,
    `SELECT count(*)::int AS wagers, coalesce(sum(stake), 0)::bigint AS stakes, coalesce(sum(payout), 0)::bigint AS payouts ${OF_ROUND} AND status = '${status}'`,
    valuesOf(round),
  )
  return totals ?? { wagers: 0, stakes: 0, payouts: 0 }
}
