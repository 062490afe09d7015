/** Won times basis points: 10,000 are one won. */
type Weighted = bigint
/** Of one holder and group: what the period came to, what late corrections added, and what the period before left. */
export type SlowSums = { ofPeriod: Weighted; adjustments: Weighted; carriedIn: Weighted }

/** What is paid, in won, and what is left for the next period. */
export const slowLosingLine = (
  sums: SlowSums,
  negative: 'carry' | 'reset',
): { amount: bigint; carriedOut: Weighted } => {
  const rest = restOf(sums, negative)
  return rest > 0n ? { amount: (rest - (rest % 10_000n)) / 10_000n, carriedOut: 0n } : { amount: 0n, carriedOut: rest }
}

/** What a late correction of a closed line adds to the next period: what that line would have left with it, less what it left. */
export const slowAdjustment = (closed: SlowSums, late: Weighted, negative: 'carry' | 'reset'): Weighted =>
  restOf({ ...closed, ofPeriod: closed.ofPeriod + late }, negative) - restOf(closed, negative)

/** A reset forgives what members won. What corrections took back is owed all the same, by which a line may stay below zero. */
const restOf = ({ ofPeriod, adjustments, carriedIn }: SlowSums, negative: 'carry' | 'reset'): Weighted => {
  const owed = adjustments + carriedIn
  const all = ofPeriod + owed
  if (negative === 'carry' || all > 0n) return all
  const least = owed < 0n ? owed : 0n
  return all < least ? least : all
}
