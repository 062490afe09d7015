import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { type Language, short } from '../../frame/texts.ts'

/** From the least to the most of the place that takes most. */
export const limitsText = ({ places }: TableSaid, language: Language): string => {
  const most = places.reduce(
    (best, place) => (place.most > best.most ? place : best),
    places[0] ?? { least: 0, most: 0 },
  )
  return `${short(most.least, language)} – ${short(most.most, language)}`
}
