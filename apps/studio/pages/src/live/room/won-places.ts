import type { ChipsShown, TableShown } from '../../../../src/tables/table-shapes.ts'
import { isRevealed } from '../store/money.ts'

const STAKE_BACK = 100
const known = new WeakMap<object, readonly string[]>()
const none: readonly string[] = []

/** Places that brought more than their stake, once that may be seen. */
export function wonPlaces({ result, row }: TableShown): readonly string[] {
  if (!result || result.round !== row.round || !isRevealed(row, result.round)) return none
  const before = known.get(result)
  if (before) return before
  const places = Object.keys(result.pays).filter((place) => (result.pays[place] ?? 0) > STAKE_BACK)
  known.set(result, places)
  return places
}

/** What 100 brought back on each place, once that may be seen. */
export const shownPays = ({ result, row }: TableShown): ChipsShown | undefined =>
  result && result.round === row.round && isRevealed(row, result.round) ? result.pays : undefined
