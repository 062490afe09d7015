import { coupsOfFullShoe, returnOfPlace } from '@maru/live-games'
import { type BaccaratCode, PLACES, type Place, ruledPlace } from './places.ts'

/** Theoretical return of every place, as a share of the stake; a tie gives player and banker their stake back. */
export function baccaratReturns(code: BaccaratCode): Record<Place, number> {
  return Object.fromEntries(
    PLACES.map((place) => {
      const { numerator, denominator } = returnOfPlace(ruledPlace(code, place), coupsOfFullShoe())
      return [place, Number(numerator) / Number(denominator)]
    }),
  ) as Record<Place, number>
}
