import { groupOf, type RatedProduct, type WageredGroup } from '../product.ts'
import { shareOf } from '../rates/chain.ts'
import type { Base } from './rules.ts'

/** Exact, unlike won: 10,000 of these are one won. A base times a share in basis points. */
type WonTimesBasisPoints = bigint
const WHOLE = 10_000n

/** Whether what is below zero at the end of a period is carried into the next one, or gone. An option of the site. */
export const negatives = ['carry', 'reset'] as const
export type Negative = (typeof negatives)[number]

/** What one partner's whole subtree came to for it, of one group of products. */
export type Weight = { holderId: number; group: WageredGroup; weighted: WonTimesBasisPoints }

/**
 * Of every partner and group the sum over all that its subtree played, each at the partner's own share: (amount - rolling of this level and those below it) × (own rate - rate below). So a branch that
 * lost and one that won are set off against each other for who stands above both, and nobody pays for what is not below him. Sorted by holder, then in order of first mention.
 */
export const weightsOf = (bases: readonly Base[]): Weight[] => {
  const sums = new Map<string, Weight>()
  for (const { chain, product, amount, rolling } of bases) {
    let accrued = 0n
    for (const [level, { holderId, share }] of shareOf(chain, product, 'losing').entries()) {
      accrued += rolling[level] ?? 0n
      const weight = weightOf(sums, holderId, product)
      weight.weighted += (amount - accrued) * BigInt(share)
    }
  }
  return [...sums.values()].sort((one, other) => one.holderId - other.holderId)
}

const weightOf = (sums: Map<string, Weight>, holderId: number, product: RatedProduct): Weight => {
  const group = groupOf(product)
  const key = `${holderId} ${group}`
  const found = sums.get(key) ?? { holderId, group, weighted: 0n }
  sums.set(key, found)
  return found
}

/**
 * Of one partner and group. `ofPeriod`: its weight; `adjustments`: what late corrections of closed periods add (`adjustmentOf`); `carriedIn`: what the period before left, 0 or less.
 */
export type LosingSums = {
  ofPeriod: WonTimesBasisPoints
  adjustments: WonTimesBasisPoints
  carriedIn: WonTimesBasisPoints
}
/** `amount`: what is paid, in whole won, floored once. `carriedOut`: 0 or less, for the next period. */
export type LosingLine = LosingSums & { amount: bigint; carriedOut: WonTimesBasisPoints }

/** What below one won is left of an amount stays with the house. */
export const losingLineOf = (sums: LosingSums, negative: Negative): LosingLine => {
  const kept = keptOf(sums, 0n, negative)
  return kept > 0n ? { ...sums, amount: kept / WHOLE, carriedOut: 0n } : { ...sums, amount: 0n, carriedOut: kept }
}

/**
 * What a correction of a closed period adds to the one that is open: what the closed line would have come to with it, less what it came to. Where negatives are reset, a correction so counts as
 * far as it lifts that period above zero or takes back what was paid. After it the closed line's `ofPeriod` is larger by `late`.
 */
export const adjustmentOf = (closed: LosingSums, late: WonTimesBasisPoints, negative: Negative): WonTimesBasisPoints =>
  keptOf(closed, late, negative) - keptOf(closed, 0n, negative)

/** A reset forgives what members won, never what a correction takes back. */
const keptOf = ({ ofPeriod, adjustments, carriedIn }: LosingSums, late: bigint, negative: Negative): bigint => {
  const total = ofPeriod + late + adjustments + carriedIn
  if (negative === 'carry') return total
  const before = adjustments + carriedIn
  const takenBack = before < 0n ? before : 0n
  if (total < takenBack) return takenBack
  return total
}
