import type { Ctx } from '../../../platform/context.ts'
import { type ExposureBounds, lockExposed } from './bet.repository.ts'
import { toPayOf } from './bet.rules.ts'
import type { OperationFacts } from './bet-facts.service.ts'
import { exposedKey, exposurePartsOf } from './exposure.rules.ts'

/** Of a bet that is placed or taken back; undefined where there is no such round, or no such slip. */
type Operation = OperationFacts | undefined

/** From this part of the limit on, batches decide one after the other. */
const CONTESTED = 0.75

/** Every row that the batch may change, whatever is left of the limit. */
export const holdExposed = async (ctx: Ctx, operations: readonly Operation[]): Promise<void> => {
  const rows = new Map<string, ExposureBounds>()
  for (const operation of operations) {
    if (!operation) continue
    const { bet, held, commitBy, at } = operation
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
  const locked = await lockExposed(ctx, [...rows.values()])
  for (const operation of operations)
    for (const row of locked) operation?.placing?.exposed.set(exposedKey(row, row), row.loss)
}

/**
 * Far from the limit, batches of several processes decide at once; what is there when they commit is checked then. Where a batch could bring an outcome near the limit, that check would
 * give it up again and again, with bets in it that fit. So it holds every row that it changes before it decides, and decides by what is there.
 */
export const isContested = (operations: readonly Operation[]): boolean => {
  const after = new Map<string, number>()
  for (const operation of operations) {
    if (!operation?.placing) continue
    const { bet, held, placing } = operation
    const toPay = toPayOf(bet)
    // Of what is refused anyway nothing is taken up.
    if (toPay === undefined || toPay > placing.limits.maximumWin) continue
    for (const pick of bet.picks) {
      const key = exposedKey(held.round, pick)
      const loss = (after.get(key) ?? placing.exposed.get(key) ?? 0) + toPay - bet.stake
      if (loss > held.mostExposure * CONTESTED) return true
      after.set(key, loss)
    }
  }
  return false
}
