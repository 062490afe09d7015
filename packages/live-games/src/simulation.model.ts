import { seeded } from '@maru/testkit'
import { type CountedGame, distributionOf, type Place, type Weighted } from './place.ts'
import type { Random } from './random.ts'

/** Chance for simulations, the same for the same seed. */
export const randomOf = (seed: number): Random => {
  const { between } = seeded(seed)
  return { below: (limit) => between(0, limit - 1) }
}

/** Half the width of a 99.9% interval of a normal distribution, in standard deviations. */
const sigmasOfOne = 3.290527
/** The same for all of `count` places together: 2 Q(z) ≤ exp(-z² / 2), and the chances that one of them is off add up to at most 0.1%. */
const sigmasOfAll = (count: number): number => Math.sqrt(2 * Math.log(count / 0.001))

/**
 * Places whose mean of `rounds` simulated rounds lies outside the 99.9% interval around the exact return. The first of each kind has its own interval; the
 * others of its kind share one, since among 157 places one is off its own interval in every seventh simulation.
 */
export const placesOffTheirReturn = <Outcome>(
  { places, outcomes }: CountedGame<Outcome>,
  rounds: number,
  play: () => Outcome,
): string[] => {
  const played = Array.from({ length: rounds }, play)
  const kinds = [...Map.groupBy(places, ({ kind }) => kind).values()]
  const firsts = new Set(kinds.map(([first]) => first))
  return places.flatMap((place) => {
    const { mean, variance } = momentsOf(place, outcomes())
    const simulated = played.reduce((sum, outcome) => sum + place.returnedPerHundred(outcome) / 100, 0) / rounds
    const sigmas = firsts.has(place) ? sigmasOfOne : sigmasOfAll(places.length)
    const isOff = Math.abs(simulated - mean) > sigmas * Math.sqrt(variance / rounds)
    return isOff ? [`${place.code}: ${simulated} instead of ${mean}`] : []
  })
}

const momentsOf = <Outcome>(place: Place<Outcome>, outcomes: Iterable<Weighted<Outcome>>) => {
  const distribution = distributionOf(place, outcomes).map(({ returnedPerHundred, chance }) => ({
    returned: returnedPerHundred / 100,
    chance: Number(chance.numerator) / Number(chance.denominator),
  }))
  const mean = distribution.reduce((sum, { returned, chance }) => sum + returned * chance, 0)
  const variance = distribution.reduce((sum, { returned, chance }) => sum + (returned - mean) ** 2 * chance, 0)
  return { mean, variance }
}
