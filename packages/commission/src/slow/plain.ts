import type { BetOn } from '../turnover/side.ts'

/** Plain records, as somebody would copy them out of the books; nothing in them is computed. */

/** `rates`: rolling and losing in basis points, by product. */
export type PlainHolder = { holderId: number; tier: string; rates: Readonly<Record<string, readonly [number, number]>> }
/** `end`: as it is called, or which share of the bet was void. */
export type PlainBet = { on: BetOn; stake: bigint; payout: bigint; end: string | readonly [bigint, bigint] }
/**
 * A wager as it stands now. `holders`: from the lowest level up, as they were when it was accepted. `round`: what its bets may be opposite to other bets of the same member in; of slots it does not
 * matter.
 */
export type PlainWager = {
  wagerId: number
  memberId: number
  chainId: number
  holders: readonly PlainHolder[]
  group: string
  folds: number
  round: string
  bonusStake: bigint
  bets: readonly PlainBet[]
}

export type PlainFlow = {
  memberId: number
  bonuses: bigint
  deposits: bigint
  withdrawals: bigint
  opening: bigint
  closing: bigint
  waiting: bigint
}

/** The name of the rates that hold for a wager. */
export const plainProduct = ({ group, folds }: { group: string; folds: number }): string => {
  if (group === 'sports') return `sports-${Math.min(folds, 3)}`
  if (group === 'mini-game') return folds > 1 ? 'mini-combination' : 'mini-single'
  return group
}
