import type { Ctx } from '../../../platform/context.ts'
import { type ExposureBounds, type HeldRound, lockExposed } from './bet.repository.ts'
import { type Bet, type BetFacts, toPayOf } from './bet.rules.ts'
import { type Exposed, exposedKey, exposurePartsOf } from './exposure.rules.ts'

/** A bet that is placed or taken back. `at`: by the clock of the services; `commitBy`: by that of the database. */
type Operation = { bet: Bet; held: HeldRound; at: Date; commitBy: Date; placing?: BetFacts }

/** From this part of the limit on, batches decide one after the other. */
const CONTESTED = 0.75

/**
 * Far from the limit, batches of several processes decide at once; what is there when they commit is checked then. Where a batch could bring an outcome near the limit, that check would
 * give it up again and again, with bets in it that fit. So it holds every row that it changes before it decides, and decides by what is there.
 */
export const holdContested = async (ctx: Ctx, operations: readonly Operation[], exposed: Exposed): Promise<void> => {
  if (!isContested(operations, exposed)) return
  const rows = new Map<string, ExposureBounds>()
  for (const { bet, held, commitBy, at } of operations) {
    const { siteId, game, drawAt, closesAt } = held.round
    // Nothing changes any more: its bets are refused.
    if (at >= closesAt) continue
    for (const { market, outcome } of exposurePartsOf(bet, 0))
      rows.set(exposedKey(held.round, { market, outcome }), {
        siteId,
        game,
        drawAt,
        market,
        outcome,
        mostExposure: held.mostExposure,
        commitBy,
      })
  }
  if (rows.size === 0) return
  for (const row of await lockExposed(ctx, [...rows.values()])) exposed.set(exposedKey(row, row), row.loss)
}

const isContested = (operations: readonly Operation[], exposed: Exposed): boolean => {
  const after = new Map<string, number>()
  for (const { bet, held, placing } of operations) {
    const toPay = toPayOf(bet)
    // Of what is refused anyway nothing is taken up.
    if (!placing || toPay === undefined || toPay > placing.limits.maximumWin) continue
    for (const pick of bet.picks) {
      const key = exposedKey(held.round, pick)
      const loss = (after.get(key) ?? exposed.get(key) ?? 0) + toPay - bet.stake
      if (loss > held.mostExposure * CONTESTED) return true
      after.set(key, loss)
    }
  }
  return false
}
