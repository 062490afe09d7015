import { type CommissionKind, commissionKinds, type RatedProduct, ratedProducts } from '../product.ts'

/** Both rates of every product, in basis points: 130 is 1.30%. */
export type Rates = Readonly<Record<RatedProduct, Readonly<Record<CommissionKind, number>>>>
/** As somebody is filling it in. */
export type RatesDraft = Readonly<
  Partial<Record<RatedProduct, Readonly<Partial<Record<CommissionKind, number | null>>>>>
>

/** A rate of 100%. */
export const WHOLE = 10_000

export type RatePlace = { product: RatedProduct; kind: CommissionKind }
/** `missing`: not set yet, which a rate of 0 is not. `no-rate`: not a whole number of basis points from 0 to 10,000. */
export type RateProblem = RatePlace & { problem: 'missing' | 'no-rate' }

/** In the order of pages: product by product within a kind. */
export const ratePlaces: readonly RatePlace[] = commissionKinds.flatMap((kind) =>
  ratedProducts.map((product) => ({ product, kind })),
)

/** Names everything that is missing or no rate; empty for a complete table. */
export const problemsOfRates = (draft: RatesDraft): RateProblem[] =>
  ratePlaces.flatMap(({ product, kind }): RateProblem[] => {
    const rate = draft[product]?.[kind] ?? null
    if (rate === null) return [{ product, kind, problem: 'missing' }]
    return isRate(rate) ? [] : [{ product, kind, problem: 'no-rate' }]
  })

export const isComplete = (draft: RatesDraft): draft is Rates => problemsOfRates(draft).length === 0

const isRate = (rate: number): boolean => Number.isSafeInteger(rate) && rate >= 0 && rate <= WHOLE

/** The same table from a function, such as one that reads a form or a row. */
export const ratesBy = (rateOf: (place: RatePlace) => number): Rates =>
  Object.fromEntries(
    ratedProducts.map((product) => [
      product,
      { rolling: rateOf({ product, kind: 'rolling' }), losing: rateOf({ product, kind: 'losing' }) },
    ]),
  ) as Rates
