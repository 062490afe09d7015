import type { PartnerRates, RatedProduct, RateKind } from '@maru/contract'
import { highestRateBp, ratedProducts, rateKinds } from '@maru/contract/partner-terms'
import { readRate } from '../parts/rate.ts'

export type RateKey = `${RatedProduct}/${RateKind}`
export const keyOf = (product: RatedProduct, kind: RateKind): RateKey => `${product}/${kind}`
export const rateKeys: readonly RateKey[] = ratedProducts.flatMap((product) =>
  rateKinds.map((kind) => keyOf(product, kind)),
)

/** Rates as they are typed. */
export type Typed = Record<RateKey, string>
/** What a rate may be: of who stands above at most, and what somebody below has at least. */
export type Bounds = { most: PartnerRates | null; least: PartnerRates | null }

export const typedOf = (text: (product: RatedProduct, kind: RateKind) => string): Typed =>
  Object.fromEntries(
    ratedProducts.flatMap((product) => rateKinds.map((kind) => [keyOf(product, kind), text(product, kind)])),
  ) as Typed

export type RateFinding = { problem: 'missing' | 'shape' | 'above' | 'below'; limit: number }

export const boundsOf = ({ most, least }: Bounds, product: RatedProduct, kind: RateKind) => ({
  least: least?.[product][kind] ?? 0,
  most: Math.min(most?.[product][kind] ?? highestRateBp[kind], highestRateBp[kind]),
})

/** What is wrong with one rate as it is typed. */
export const rateFinding = (
  typed: string,
  { least, most }: { least: number; most: number },
): RateFinding | undefined => {
  if (typed.trim() === '') return { problem: 'missing', limit: 0 }
  const rate = readRate(typed)
  if (rate === undefined) return { problem: 'shape', limit: 0 }
  if (rate > most) return { problem: 'above', limit: most }
  if (rate < least) return { problem: 'below', limit: least }
  return undefined
}

export const findingsOf = (typed: Typed, bounds: Bounds): Partial<Record<RateKey, RateFinding>> =>
  Object.fromEntries(
    ratedProducts.flatMap((product) =>
      rateKinds.flatMap((kind) => {
        const finding = rateFinding(typed[keyOf(product, kind)], boundsOf(bounds, product, kind))
        return finding ? [[keyOf(product, kind), finding]] : []
      }),
    ),
  )

/** As the wire takes them. Only for what has no findings. */
export const sentRates = (typed: Typed): PartnerRates =>
  Object.fromEntries(
    ratedProducts.map((product) => [
      product,
      {
        rolling: readRate(typed[keyOf(product, 'rolling')]) ?? 0,
        losing: readRate(typed[keyOf(product, 'losing')]) ?? 0,
      },
    ]),
  ) as PartnerRates

export type RateChange = { product: RatedProduct; kind: RateKind; before: number; after: number }

/** What one version of the rates changed of the version before it; of the first one all that is not nothing. */
export const changesOf = (rates: PartnerRates, before: PartnerRates | undefined): RateChange[] =>
  ratedProducts.flatMap((product) =>
    rateKinds.flatMap((kind) => {
      const [was, is] = [before?.[product][kind] ?? 0, rates[product][kind]]
      return was === is ? [] : [{ product, kind, before: was, after: is }]
    }),
  )
