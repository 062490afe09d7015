import { mostPriceShiftBp, type SportsPriceProblem } from '@maru/contract'
import { isPrice, passesMarketGuard } from '@maru/sports'
import type { MarketNow } from '../../../sportsdata/index.ts'
import { fairOf, winningOf } from '../../rules/margin.rules.ts'
import type { PricedMarket } from './market.rules.ts'

export type Prices = Readonly<Record<string, number>>

const THOUSAND = 1_000
const WHOLE_BP = 10_000
/** Members read two decimals. */
const STEP = 10

/** Of a price that may be null nothing is known, so it may not be moved by hand. `mayGoFar`: whoever may set the rules may pass the tolerance. */
export const problemOfPrices = (
  now: MarketNow,
  { plain }: Pick<PricedMarket, 'plain'>,
  prices: Prices,
  { at, mayGoFar }: { at: Date; mayGoFar: boolean },
): SportsPriceProblem | null => {
  if (now.eventState !== 'notStarted' || now.startsAt <= at) return 'live'
  const ids = now.outcomes.map(({ id }) => id)
  const list = ids.map((id) => (Object.hasOwn(prices, id) ? prices[id] : undefined))
  if (Object.keys(prices).length !== ids.length || !list.every((price) => price !== undefined && isPrice(price)))
    return 'range'
  const given = list as number[]
  if (given.some((price) => price % STEP !== 0)) return 'step'
  if (!passesMarketGuard(given, winningOf(now.outcomes))) return 'guard'
  return mayGoFar || given.every((price, i) => isNear(price, plain.outcomes[i]?.price ?? null, fairPrice(now, i)))
    ? null
    : 'far'
}

/** Of the outcome at this place; null where the feed gives no probabilities. */
export const fairPrice = ({ outcomes }: Pick<MarketNow, 'outcomes'>, at: number): number | null => {
  const probability = fairOf(outcomes)?.probabilities[at]
  return probability ? THOUSAND / probability : null
}

/** Within the tolerance of what the site would offer, and not above the fair price: there the member has the edge. */
export const isNear = (price: number, plain: number | null, fair: number | null): boolean =>
  plain !== null &&
  Math.abs(price - plain) * WHOLE_BP <= mostPriceShiftBp * plain &&
  (price <= plain || fair === null || price <= fair)

/** Above what the site would offer and above the fair price, or, where nobody knows that, above the tolerance: on average such a price costs the book money. */
export const givesEdge = (price: number, plain: number | null, fair: number | null): boolean => {
  if (fair !== null) return price > Math.max(fair, plain ?? 0)
  return plain === null || (price - plain) * WHOLE_BP > mostPriceShiftBp * plain
}

/** Whether two of the staff have to want these prices: one gives members the edge, and is not below what a trader has set by now. */
export const pricesNeedSecond = (
  now: MarketNow,
  { plain, own }: Pick<PricedMarket, 'plain' | 'own'>,
  prices: Prices,
): boolean =>
  now.outcomes.some(({ id }, i) => {
    const price = prices[id] ?? 0
    if (price <= (own?.[id] ?? 0)) return false
    return givesEdge(price, plain.outcomes[i]?.price ?? null, fairPrice(now, i))
  })

/** All prices where one of them is set and the others move so that what they imply together stays; null where they cannot. */
export const balancedPrices = (
  offered: readonly { id: string; price: number | null }[],
  id: string,
  price: number,
): Record<string, number> | null => {
  const known = offered.flatMap((one) => (one.price === null ? [] : [{ id: one.id, implied: THOUSAND / one.price }]))
  if (known.length < offered.length) return null
  const total = known.reduce((sum, { implied }) => sum + implied, 0)
  const others = known.filter((one) => one.id !== id)
  const sum = others.reduce((all, { implied }) => all + implied, 0)
  const rest = total - THOUSAND / price
  if (rest <= 0 || sum <= 0) return null
  return Object.fromEntries([
    [id, price],
    ...others.map((one) => [one.id, floored((THOUSAND * sum) / (one.implied * rest))] as const),
  ])
}
/** In favour of the book; what is whole but for its last binary digits stays. */
const floored = (price: number): number => Math.floor((price + 1e-6) / STEP) * STEP

/** The others stay as they are. */
export const singlePrice = (
  offered: readonly { id: string; price: number | null }[],
  id: string,
  price: number,
): Record<string, number> =>
  Object.fromEntries(
    offered.flatMap((one) => (one.id === id ? [[id, price]] : one.price === null ? [] : [[one.id, one.price]])),
  )
