import { widthOf } from '../../baccarat/betting-places.tsx'
import { type PlaceShape, type PlaceWords, SHORT_WORD } from '../game/game-view.ts'

/** Size of the smallest words, CSS pixels. */
export const SMALLEST = 12

/** The whole name where the slant of the place leaves a line for it. */
export function nameIn(at: PlaceShape['words'], { name, shortName = name }: Pick<PlaceWords, 'name' | 'shortName'>) {
  return lineFor(name, at) < at.nameSize ? shortName : name
}

/** Height that is left for a line of these words. */
export const lineFor = (words: string, { height, nameSize, slope = 0 }: PlaceShape['words']): number =>
  height - slope * Math.max(0, (widthOf(words) * nameSize) / SMALLEST - SHORT_WORD)
