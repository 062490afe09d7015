import { aheadBy, quartersOf, voided } from '../market/line.ts'
import { winners } from '../market/question.ts'
import { findMarketType, voidMarket } from '../market/settle.ts'
import type { Market, OutcomeId, OutcomeResult } from '../market.ts'

/** One way in which a market can end: what becomes of every outcome. */
export type MarketEnd = ReadonlyMap<OutcomeId, OutcomeResult>

/** Double chance: two of three win. */
const PAIRS: readonly (readonly [OutcomeId, OutcomeId])[] = [
  ['9', '10'],
  ['9', '11'],
  ['10', '11'],
]
/** How far a score can be from a line, in quarters, until nothing changes any more. */
const AROUND = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const QUARTERS = 4

/** Every way in which a market can end, without doubles, void included. Throws RangeError for a market that is none. */
export const endsOf = (market: Market): MarketEnd[] => {
  const type = findMarketType(market.type)
  if (type === null) throw new RangeError(`a market of type ${market.type}`)
  const outcomes = type.outcomes(market.specifiers)
  const [first = '', second = ''] = outcomes
  const none = voidMarket(market)
  const { hcp, total } = market.specifiers
  // Scores are whole, so a side is ahead of its line by what the line leaves of whole numbers.
  if (first === '1714' && hcp !== undefined) return [none, ...lineEnds(first, second, quartersOf(hcp))]
  if (first === '12' && total !== undefined) return [none, ...lineEnds(first, second, -quartersOf(total))]
  if (first === '9') return [none, ...PAIRS.map((pair) => winners(outcomes, ...pair))]
  return [none, ...outcomes.map((outcome) => winners(outcomes, outcome))]
}

const lineEnds = (ahead: OutcomeId, behind: OutcomeId, line: number): MarketEnd[] => {
  const ends = AROUND.filter((quarters) => (quarters - line) % QUARTERS === 0).map(
    (quarters): MarketEnd =>
      new Map([
        [ahead, aheadBy(quarters)],
        [behind, aheadBy(-quarters)],
      ]),
  )
  const names = ends.map((end) => JSON.stringify([...end]))
  // Void is there already, whatever the line.
  return ends.filter((end, index) => names.indexOf(names[index] ?? '') === index && end.get(ahead) !== voided)
}
