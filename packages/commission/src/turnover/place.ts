/** Something that is decided once in a round, such as the wheel or a market of a match: exactly one of its cells comes. `code` names it within the round. */
export type Field = { code: string; cells: number }
/** The cells on which a bet wins. */
export type Cover = { field: Field; cells: readonly number[] }

/**
 * What a bet wins on: a cell of each of its covers. `returns`: what one won staked would bring back if nobody took a margin, the stake included; so often as there are outcomes to
 * choose from.
 */
export type Place = { covers: readonly Cover[]; returns: number }

/** `alone`: no other bet is opposite to it. `unknown`: the vendor does not say what the bet was on. */
export type Side = Place | 'alone' | 'unknown'

/** One outcome of a market of which exactly one wins. Throws RangeError for an outcome that it has not. */
export const placeOnMarket = (code: string, outcomes: readonly string[], outcome: string): Place => {
  const cell = outcomes.indexOf(outcome)
  if (cell < 0) throw new RangeError(`${code} has no outcome ${outcome}`)
  return { covers: [{ field: { code, cells: outcomes.length }, cells: [cell] }], returns: outcomes.length }
}

/** A combination: it wins where all of these win. */
export const jointPlace = (places: readonly Place[]): Place => ({
  covers: places.flatMap(({ covers }) => covers),
  returns: places.reduce((all, { returns }) => all * returns, 1),
})
