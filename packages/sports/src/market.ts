import type { Score } from './score.ts'
import type { Sport } from './sport.ts'

/** Of a market: the line or the part of the event that it is about, as the Unified Odds Feed names it: `hcp`, `total`, `setnr`, `mapnr`, `score`. Empty where it has none. */
export type Specifiers = Readonly<Record<string, string>>

/** A question about an event: the number of its type in the Unified Odds Feed, and its specifiers. */
export type Market = { type: number; specifiers: Specifiers }

/** Ids of outcomes are those of the Unified Odds Feed too: of market 18, `12` is over and `13` under. */
export type OutcomeId = string

/**
 * What became of an outcome. Its return factor is void + (1 - void) × result × price ÷ dead heat. `void`: 0, 0.5 or 1, in halves; `result`: 0 or 1; `sharedBy`: among how many a
 * win is divided, 1 where it is not.
 */
export type OutcomeResult = { voidHalves: 0 | 1 | 2; result: 0 | 1; sharedBy: number }

export type MarketType = {
  type: number
  /** By which texts are found: `1x2`, `handicap`, `total`. */
  name: string
  sports: readonly Sport[]
  /** Names of the specifiers that each market of the type has. */
  specifiers: readonly string[]
  outcomes(specifiers: Specifiers): readonly OutcomeId[]
  /**
   * What became of every outcome. Null: the score does not decide it yet. A market may be decided before an event has ended: a total that was passed, a set that was played.
   * Throws RangeError for specifiers that are none of its.
   */
  settle(specifiers: Specifiers, score: Score): ReadonlyMap<OutcomeId, OutcomeResult> | null
}
