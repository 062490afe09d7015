/** Where a round takes its chance from: a committed stream in play, a seeded generator in tests. */
export type Random = {
  /** A whole number from 0 to `limit - 1`, each as likely as the others. */
  below(limit: number): number
}

/** One of the rows; each comes with probability weight / sum of weights. Weights are whole numbers. */
export const pickWeighted = <Row extends { weight: number }>(rows: readonly Row[], random: Random): Row => {
  let left = random.below(totalWeight(rows))
  for (const row of rows) {
    left -= row.weight
    if (left < 0) return row
  }
  throw new RangeError('no row with a weight')
}

export const totalWeight = (rows: readonly { weight: number }[]): number =>
  rows.reduce((sum, { weight }) => sum + weight, 0)
