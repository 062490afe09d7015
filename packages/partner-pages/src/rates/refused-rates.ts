import { isCallError } from '@maru/client'
import type { RatesRefused } from '@maru/contract'
import { keyOf, type RateFinding, type RateKey } from './rates.rules.ts'

/** The rows that a refusal of the server names. */
export const refusedRates = (problem: Error | null): Partial<Record<RateKey, RateFinding>> => {
  if (!isCallError(problem, 'PT01', 'PT02')) return {}
  const { rates = [] } = (problem.data ?? {}) as Partial<RatesRefused>
  return Object.fromEntries(
    rates.map(({ product, kind, problem: what, limit }) => [
      keyOf(product, kind),
      {
        problem: what === 'missing' ? 'missing' : what === 'below-child' ? 'below' : 'above',
        limit: limit ?? 0,
      } satisfies RateFinding,
    ]),
  )
}
