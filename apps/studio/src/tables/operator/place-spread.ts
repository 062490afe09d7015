import { distributionOf, type LiveGame, returnOfBetBehind, returnOfEightDecks, seatsAtTable } from '@maru/live-games'
import { counted } from '../table-places.ts'

/** Mean and standard deviation of what a stake of 1 brings back. */
export type Spread = { mean: number; deviation: number }

const byGame = new Map<LiveGame, ReadonlyMap<string, Spread>>()

/** Of every place of a game, by enumeration; of a seat of blackjack and a bet behind it, of who plays by the basic strategy. */
export const spreadsOf = (game: LiveGame): ReadonlyMap<string, Spread> => {
  const known = byGame.get(game) ?? (game === 'blackjack' ? spreadsOfSeats() : enumerated(game))
  byGame.set(game, known)
  return known
}

/**
 * The means are exact. So are the deviations of the side bets, which a test enumerates; those of seat and behind are of 100,000 sampled rounds by the basic strategy, and a
 * test plays some anew. Of a seat in first stakes, its doubles and splits included.
 */
const SEAT_SPREADS: { readonly [kind: string]: Spread } = {
  seat: { mean: returnOfEightDecks, deviation: 1.126 },
  behind: { mean: returnOfBetBehind, deviation: 0.984 },
  'perfect-pairs': { mean: 0.9590361445783132, deviation: 3.9534348690415797 },
  '21+3': { mean: 0.9629608735947133, deviation: 3.9829920424475276 },
}
const spreadsOfSeats = (): Map<string, Spread> =>
  new Map(
    Object.entries(SEAT_SPREADS).flatMap(([kind, spread]) =>
      Array.from({ length: seatsAtTable }, (_, seat) => [`${kind}-${seat}`, spread] as const),
    ),
  )

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

export const spreadOf = (distribution: ReturnType<typeof distributionOf>): Spread => {
  let [mean, square] = [0, 0]
  for (const { returnedPerHundred, chance } of distribution) {
    const share = Number(chance.numerator) / Number(chance.denominator)
    mean += share * (returnedPerHundred / 100)
    square += share * (returnedPerHundred / 100) ** 2
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) }
}
