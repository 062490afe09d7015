import { type KnownDraw, placeOnDraw, type Selection } from './draw-places.ts'
import { placeOnMarket, type Side } from './place.ts'
import { type KnownTable, placeOnTable } from './table-places.ts'

/** What a bet is on, in the product's own codes. `market` names a market within the round: of sports the event, the market and its line. */
export type BetOn =
  | 'alone'
  | 'unknown'
  | { table: KnownTable; place: string }
  | { draw: KnownDraw; selections: readonly Selection[] }
  | { market: string; outcomes: readonly string[]; outcome: string }

/** Throws RangeError for codes that the product has not. */
export const sideOf = (on: BetOn): Side => {
  if (typeof on === 'string') return on
  if ('table' in on) return placeOnTable(on.table, on.place)
  return 'draw' in on ? placeOnDraw(on.draw, on.selections) : placeOnMarket(on.market, on.outcomes, on.outcome)
}
