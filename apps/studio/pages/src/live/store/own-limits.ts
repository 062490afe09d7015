import type { ChipsShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import { sumOf } from './own-bets.ts'

export type LimitBroken = { reason: 'place-least' | 'place-most' | 'player-most'; limit: number }

/** What the table would refuse these further chips for. It is said at once; the table decides all the same. */
export function limitBroken(
  { places, mostOfPlayer }: Pick<TableSaid, 'places' | 'mostOfPlayer'>,
  held: ChipsShown,
  chips: ChipsShown,
): LimitBroken | undefined {
  for (const [code, amount] of Object.entries(chips)) {
    const place = places.find((one) => one.code === code)
    if (!place) continue
    const after = amount + (held[code] ?? 0)
    if (after < place.least) return { reason: 'place-least', limit: place.least }
    if (after > place.most) return { reason: 'place-most', limit: place.most }
  }
  return sumOf(held) + sumOf(chips) > mostOfPlayer ? { reason: 'player-most', limit: mostOfPlayer } : undefined
}
