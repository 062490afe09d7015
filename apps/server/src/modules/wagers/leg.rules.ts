import type { LegState } from '@maru/contract'
import type { Selection } from './selection.rules.ts'

/** What a wager was accepted at; never changed. */
export type Terms = {
  /** Of the whole wager, in thousandths of the stake, stake included. */
  price: number
  rulesVersion: string
}
/** One selection of a wager, by the product's own codes. */
export type NewLeg = {
  /** The round or the match. */
  event: string
  market: string
  outcome: string
  /** In thousandths of the stake, stake included. */
  price: number
  /** For people. */
  words: Selection | null
}
/** `sharedBy`: of a dead heat, among how many the win is divided. */
export type LegResult = { state: Exclude<LegState, 'open'>; sharedBy?: number }
export type Leg = NewLeg & { ord: number; state: LegState; sharedBy: number }

/** The half of a leg that is void counts as it was staked: how many halves are, and whether the rest won. */
const parts = {
  won: { voidHalves: 0n, wins: 1n },
  lost: { voidHalves: 0n, wins: 0n },
  void: { voidHalves: 2n, wins: 0n },
  'half-won': { voidHalves: 1n, wins: 1n },
  'half-lost': { voidHalves: 1n, wins: 0n },
} as const satisfies Record<LegResult['state'], { voidHalves: bigint; wins: bigint }>

const HALVES = 2n
const THOUSAND = 1_000n

/**
 * What an accumulator of these legs pays: the stake times the factor of each, void + (1 - void) × result × price ÷ dead heat, floored once for the
 * whole. Throws RangeError where a number does not hold it.
 */
export const payoutOfLegs = (staked: number, legs: readonly { price: number; result: LegResult }[]): number => {
  let over = BigInt(staked)
  let under = 1n
  for (const { price, result } of legs) {
    const { voidHalves, wins } = parts[result.state]
    const sharedBy = BigInt(result.sharedBy ?? 1)
    over *= voidHalves * THOUSAND * sharedBy + (HALVES - voidHalves) * wins * BigInt(price)
    under *= HALVES * THOUSAND * sharedBy
  }
  const payout = Number(over / under)
  if (!Number.isSafeInteger(payout)) throw new RangeError(`a payout of ${payout}`)
  return payout
}
