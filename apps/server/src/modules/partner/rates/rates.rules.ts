import { type Holder, problemsOfRates, type RateProblem, type Rates, ratesBy, violationsOf } from '@maru/commission'
import { highestRateBp, type RatesRefused, type TypedRates } from '@maru/contract'

type Problem = RatesRefused['rates'][number]

/** The highest of a site: what stands above a partner at the top of its tree. */
export const highestRates: Rates = ratesBy(({ kind }) => highestRateBp[kind])

/** Complete and within the bounds of a site, or what is wrong with them (PT01). */
export const completeRates = (typed: TypedRates): { rates: Rates } | { problems: Problem[] } => {
  const problems = problemsOfRates(typed).map(boundsProblem)
  if (problems.length > 0) return { problems }
  const rates = typed as Rates
  const above = violationsOf({ own: rates, parent: { holderId: 0, rates: highestRates }, below: [] })
  return above.length > 0
    ? { problems: above.map(({ product, kind }) => boundsProblem({ product, kind, problem: 'no-rate' })) }
    : { rates }
}

const boundsProblem = ({ product, kind, problem }: RateProblem): Problem =>
  problem === 'missing'
    ? { product, kind, problem, limit: null }
    : { product, kind, problem: 'out-of-bounds', limit: highestRateBp[kind] }

/** Where a holder would get more than who stands above, or less than somebody below (PT02): each rate once, the parent's first. */
export const branchProblems = (rates: Rates, parent: Holder | undefined, below: readonly Holder[]): Problem[] => {
  const found = new Map<string, Problem>()
  for (const { product, kind, side, theirs } of violationsOf({ own: rates, parent: parent ?? null, below })) {
    const key = `${product} ${kind}`
    const known = found.get(key)
    if (side === 'parent') found.set(key, { product, kind, problem: 'above-parent', limit: theirs })
    else if (!known || (known.problem === 'below-child' && (known.limit ?? 0) < theirs))
      found.set(key, { product, kind, problem: 'below-child', limit: theirs })
  }
  return [...found.values()]
}

/** What all of them have at most, product by product. */
export const highestOf = (holders: readonly Holder[]): Rates =>
  ratesBy(({ product, kind }) => Math.max(0, ...holders.map(({ rates }) => rates[product][kind])))
