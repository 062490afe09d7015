import { jointMargin } from '../../sportsdata/index.ts'
import { fairPrice } from '../office/board/price.rules.ts'
import type { SelectionMarket } from './judge.rules.ts'

export type JointSelection = { market: SelectionMarket | undefined; outcome: string }

/** In thousandths. */
const LEAST_PRICE = 1_010

/**
 * What a site pays for selections of one event together: their common price, lowered as far as the site sells any of them below its fair price less the margin of combinations. So what a site's
 * rules, margins and prices say of a selection holds also for a combination that is the same bet. Null: it cannot be priced, or pays less than one of them alone, so that nobody should bet on it.
 */
export const jointAtSite = (price: number, selections: readonly JointSelection[]): number | null => {
  const parts = selections.map(({ market, outcome }) => {
    const at = market?.now.outcomes.findIndex(({ id }) => id === outcome) ?? -1
    const fair = market && at >= 0 ? fairPrice(market.now, at) : null
    return ((market?.site.outcomes[at]?.price ?? 0) * jointMargin) / (fair ?? Number.POSITIVE_INFINITY)
  })
  const lowered = Math.floor(price * Math.min(1, ...parts))
  const single = selections.map(
    ({ market, outcome }) => market?.site.outcomes.find(({ id }) => id === outcome)?.price ?? 0,
  )
  return lowered < Math.max(LEAST_PRICE, ...single) ? null : lowered
}
