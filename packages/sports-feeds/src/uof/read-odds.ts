import type { MarketState, OfferedMarket, OfferedOutcome } from '../message.ts'
import { priceOf, probabilityOf } from '../price.ts'
import { neededText } from './attributes.ts'
import { marketOf } from './market.ts'
import { messageOf, type Report } from './report.ts'
import { childrenOf, type Element } from './xml.ts'

/** By the number in `status`. */
const states: Readonly<Record<string, MarketState>> = {
  '1': 'active',
  '0': 'notOffered',
  '-1': 'suspended',
  '-2': 'handedOver',
  '-3': 'settled',
  '-4': 'cancelled',
}

/** A state that is not known, or not given, must not open a market. */
export const marketStateOf = (text: string | undefined): MarketState => states[text?.trim() ?? ''] ?? 'suspended'

/** A market of which an outcome cannot be read is suspended: else the price before it would stand. */
export const offeredMarket = (element: Element, report: Report): OfferedMarket => {
  const market = marketOf(element)
  const elements = childrenOf(element, 'outcome')
  const outcomes = elements.flatMap((outcome) => offeredOutcome(outcome, report))
  const isWhole = outcomes.length === elements.length
  return { market, state: isWhole ? marketStateOf(element.attributes.status) : 'suspended', outcomes }
}

/** An outcome whose price cannot be used goes on without one, for the same reason. */
function offeredOutcome(element: Element, report: Report): OfferedOutcome[] {
  try {
    const id = neededText(element, 'id')
    const { odds, probabilities, active } = element.attributes
    const price = odds === undefined ? null : priceOf(odds)
    const isActive = active === undefined || active.trim() === '1'
    // Nobody can bet on an inactive one, whatever its price.
    if (odds !== undefined && price === null && isActive) report('price', `price ${odds} of outcome ${id}`)
    return [{ id, price, probability: probabilityOf(probabilities), isActive: isActive && price !== null }]
  } catch (error) {
    report('missing', messageOf(error))
    return []
  }
}
