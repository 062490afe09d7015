import { marketKey, pricesLessMargin, type Sport } from '@maru/sports'
import type { OfferedMarket, OfferedOutcome } from '@maru/sports-feeds'
import { type Model, type PricedMarket, pricesOf, type State } from '@maru/sports-simulator'

/** Of the prices that the feed itself says, in basis points. Sites have margins of their own, which start from the probabilities. */
const MARGIN_BP = 600
/** An outcome that is less likely is not offered: its price would say more than the model can. */
const LEAST_PROBABILITY = 0.001

/** Markets of a match from a state, by key. Those that are decided are left out, and those whose prices would break the guard. */
export const offerFrom = (model: Model, state: State): Map<string, OfferedMarket> =>
  new Map(
    pricesOf(model, state).flatMap((priced) => {
      const outcomes = outcomesOf(priced)
      return outcomes ? [[marketKey(priced.market), { market: priced.market, state: 'active' as const, outcomes }]] : []
    }),
  )

const outcomesOf = ({ outcomes }: PricedMarket): OfferedOutcome[] | null => {
  const sum = outcomes.reduce((all, { probability }) => all + probability, 0)
  const winning = Math.round(sum)
  if (winning < 1) return null
  const fair = outcomes.map(({ probability }) => Math.min(1, (probability * winning) / sum))
  try {
    const prices = pricesLessMargin(fair, MARGIN_BP, 'power', winning)
    const offered = outcomes.map(({ id }, at): OfferedOutcome => {
      const price = prices[at] ?? null
      const isOffered = price !== null && (fair[at] ?? 0) >= LEAST_PROBABILITY
      return { id, price: isOffered ? inSteps(price) : null, probability: fair[at] ?? null, isActive: isOffered }
    })
    return offered.some(({ isActive }) => isActive) ? offered : null
  } catch (error) {
    // An outcome that is certain has no price.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Prices as they are written: the higher, the coarser. Floored, so the guard still holds. In thousandths. */
const STEPS: readonly [below: number, step: number][] = [
  [2_000, 10],
  [4_000, 50],
  [10_000, 100],
  [30_000, 500],
]
const inSteps = (price: number): number => {
  const step = STEPS.find(([below]) => price < below)?.[1] ?? 1_000
  return Math.max(1_010, Math.floor(price / step) * step)
}

/** Only what another price or state has than what was said before; what is gone is offered no more. */
export const changesOf = (
  before: ReadonlyMap<string, OfferedMarket>,
  after: ReadonlyMap<string, OfferedMarket>,
): OfferedMarket[] => {
  const said = ({ state, outcomes }: OfferedMarket) => JSON.stringify([state, outcomes.map(({ price }) => price)])
  const changed = [...after].filter(([key, market]) => {
    const old = before.get(key)
    return !old || said(old) !== said(market)
  })
  const gone = [...before].filter(([key]) => !after.has(key))
  return [
    ...changed.map(([, market]) => market),
    ...gone.map(([, { market }]): OfferedMarket => ({ market, state: 'notOffered', outcomes: [] })),
  ]
}

/** Real seconds between two looks at the prices of a live match: the more they cost to count, the fewer. */
export const PRICE_EVERY_SECONDS: Readonly<Record<Sport, number>> = {
  soccer: 10,
  tennis: 12,
  hockey: 12,
  combat: 12,
  badminton: 12,
  handball: 12,
  esport: 15,
  volleyball: 20,
  baseball: 25,
  football: 25,
  basketball: 30,
}
