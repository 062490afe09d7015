import { type PartnerRates, type RatedProduct, type RateKind, ratedProducts, rateKinds } from '@maru/contract'

/** Percentages as they are typed. */
export type RatesDraft = Record<RatedProduct, Record<RateKind, string>>

const WHOLE = 10_000

/** Basis points as a field shows them: `1.30`. */
export const rateText = (bp: number): string => (bp / 100).toFixed(2)

/** Basis points of a percentage with at most two decimals; NaN for anything else. */
export const readRate = (text: string): number => {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return Number.NaN
  const bp = Math.round(Number(typed) * 100)
  return bp <= WHOLE ? bp : Number.NaN
}

const ofAll = <V>(of: (product: RatedProduct, kind: RateKind) => V): Record<RatedProduct, Record<RateKind, V>> =>
  Object.fromEntries(
    ratedProducts.map((product) => [product, Object.fromEntries(rateKinds.map((kind) => [kind, of(product, kind)]))]),
  ) as Record<RatedProduct, Record<RateKind, V>>

export const draftOf = (rates: PartnerRates): RatesDraft => ofAll((product, kind) => rateText(rates[product][kind]))

/** Undefined where a field holds no rate. */
export const sentRatesOf = (draft: RatesDraft): PartnerRates | undefined => {
  const rates = ofAll((product, kind) => readRate(draft[product][kind]))
  return ratedProducts.some((product) => rateKinds.some((kind) => Number.isNaN(rates[product][kind])))
    ? undefined
    : rates
}

/** Whether a rate lies within what it may be. */
export const isWithin = (rate: number, least: number, most: number): boolean => rate >= least && rate <= most

/** Where two versions differ; before the first all rates were 0. */
export const changedRates = (
  before: PartnerRates | undefined,
  after: PartnerRates,
): { product: RatedProduct; kind: RateKind; before: number; after: number }[] =>
  ratedProducts.flatMap((product) =>
    rateKinds.flatMap((kind) => {
      const [was, is] = [before?.[product][kind] ?? 0, after[product][kind]]
      return was === is ? [] : [{ product, kind, before: was, after: is }]
    }),
  )
