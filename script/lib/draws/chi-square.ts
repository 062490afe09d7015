/** What was counted of one kind, and how many of it are expected. */
export type Counted = { observed: number; expected: number }

/** Below this the distribution of chi-square is not close enough (W. G. Cochran, 1954). */
const LEAST_EXPECTED = 5
const PRECISION = 1e-14
const MOST_TERMS = 100_000

/** K. Pearson's: the sum of (observed - expected)² ÷ expected. */
export const chiSquareOf = (kinds: readonly Counted[]): number =>
  kinds.reduce((sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected, 0)

/** Neighbours put together until at least five of each are expected. */
export const pooled = (kinds: readonly Counted[]): Counted[] => {
  const pools: Counted[] = []
  let open: Counted = { observed: 0, expected: 0 }
  for (const { observed, expected } of kinds) {
    open = { observed: open.observed + observed, expected: open.expected + expected }
    if (open.expected < LEAST_EXPECTED) continue
    pools.push(open)
    open = { observed: 0, expected: 0 }
  }
  const last = pools.pop()
  return [
    ...pools,
    { observed: open.observed + (last?.observed ?? 0), expected: open.expected + (last?.expected ?? 0) },
  ]
}

/**
 * The chance of a chi-square at least as large where nothing is wrong: the upper regularised gamma function Q(freedom ÷ 2, chiSquare ÷ 2), by its series
 * below a + 1 and its continued fraction above (Press et al., "Numerical Recipes", 6.2).
 */
export const chanceOf = (chiSquare: number, freedom: number): number => {
  const a = freedom / 2
  const x = chiSquare / 2
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

const lowerSeries = (a: number, x: number): number => {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** W. J. Lentz's way of evaluating it. */
const upperFraction = (a: number, x: number): number => {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < MOST_TERMS; n++) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return fraction
}

/** For whole and half arguments, which half degrees of freedom are: Γ(1) = 1, Γ(½) = √π, Γ(a + 1) = a Γ(a). */
const logGamma = (a: number): number => {
  let log = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let step = a % 1 === 0 ? 1 : 0.5; step < a; step++) log += Math.log(step)
  return log
}
