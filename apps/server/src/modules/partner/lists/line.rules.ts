import { type Chain, commissionOf, type RatedProduct, shareOf, type ValidTurnover } from '@maru/commission'
import type { TurnoverNote } from '@maru/contract'

/** What one level gets of a wager. `rate` and `below` are in force when it was accepted; basis points. */
export type LevelLine = {
  holderId: number
  tier: Chain[number]['tier']
  rate: number
  below: number
  share: number
  amount: bigint
}

/** From the lowest level up. */
export const levelLines = (chain: Chain, product: RatedProduct, valid: bigint): LevelLine[] =>
  shareOf(chain, product, 'rolling').map((level) => ({ ...level, amount: commissionOf(valid, level.share) }))

/** Why a wager counts less than its stake: of several reasons the one that comes first in the working. */
export const noteOf = (
  { stake, undecided, covered, bonus }: ValidTurnover,
  { isCancelled, isTie, hasSides }: { isCancelled: boolean; isTie: boolean; hasSides: boolean },
): TurnoverNote => {
  if (isCancelled) return 'void'
  if (undecided > 0n) {
    if (undecided < stake) return 'half-void'
    return isTie ? 'tie' : 'void'
  }
  if (covered > 0n) return hasSides ? 'opposite' : 'at-risk'
  return bonus > 0n ? 'bonus' : 'none'
}
