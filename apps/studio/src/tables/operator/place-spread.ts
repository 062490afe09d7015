import { distributionOf, type LiveGame } from '@maru/live-games'
import { counted } from '../table-places.ts'

/** Mean and standard deviation of what a stake of 1 brings back. */
export type Spread = { mean: number; deviation: number }

const byGame = new Map<LiveGame, ReadonlyMap<string, Spread>>()

/** Of every place of a game, by enumeration. Blackjack has none: what a seat brings back depends on how it is played. */
export const spreadsOf = (game: LiveGame): ReadonlyMap<string, Spread> => {
  const known = byGame.get(game) ?? (game === 'blackjack' ? new Map<string, Spread>() : enumerated(game))
  byGame.set(game, known)
  return known
}

const enumerated = (game: Exclude<LiveGame, 'blackjack'>): Map<string, Spread> => {
  const { places, outcomes } = counted[game]
  const kinds = new Map<string, Spread>()
  return new Map(
    places.map((place) => {
      const spread = kinds.get(place.kind) ?? spreadOf(distributionOf(place, outcomes()))
      kinds.set(place.kind, spread)
      return [place.code, spread]
    }),
  )
}

const spreadOf = (distribution: ReturnType<typeof distributionOf>): Spread => {
  let [mean, square] = [0, 0]
  for (const { returnedPerHundred, chance } of distribution) {
    const share = Number(chance.numerator) / Number(chance.denominator)
    mean += share * (returnedPerHundred / 100)
    square += share * (returnedPerHundred / 100) ** 2
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) }
}
