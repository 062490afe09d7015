import { type Fraction, fraction } from '@maru/draws'

/** One bet that a table offers. */
export type Place<Outcome> = {
  /** Its own at the table. */
  code: string
  /** Places of one kind pay the same and have the same return. */
  kind: string
  /** What 100 staked bring back, the stake included: 0 lost, 100 the stake back, above 100 won. */
  returnedPerHundred(outcome: Outcome): number
}

/** `ways`: how often the outcome comes among all equally likely ones; a whole number. */
export type Weighted<Outcome> = { outcome: Outcome; ways: number }

/** A table whose returns are counted: its places, and every outcome that decides them. */
export type CountedGame<Outcome> = {
  code: string
  places: readonly Place<Outcome>[]
  outcomes(): Iterable<Weighted<Outcome>>
}

/** Every amount that a place can bring back per hundred staked, with the share of rounds in which it does. */
export type Distribution = { returnedPerHundred: number; chance: Fraction }[]

/** By enumeration of the outcomes, exact. The largest amount first. Throws RangeError where the ways are no safe whole number. */
export const distributionOf = <Outcome>(place: Place<Outcome>, outcomes: Iterable<Weighted<Outcome>>): Distribution => {
  const waysOf = new Map<number, number>()
  let all = 0
  for (const { outcome, ways } of outcomes) {
    const returned = place.returnedPerHundred(outcome)
    waysOf.set(returned, (waysOf.get(returned) ?? 0) + ways)
    all += ways
  }
  if (!Number.isSafeInteger(all)) throw new RangeError(`${all} ways in all`)
  return [...waysOf]
    .sort(([one], [other]) => other - one)
    .map(([returnedPerHundred, ways]) => ({ returnedPerHundred, chance: fraction(BigInt(ways), BigInt(all)) }))
}

/** Expected share of a stake that comes back, exact. */
export const returnOfDistribution = (distribution: Distribution): Fraction =>
  distribution.reduce(
    (sum, { returnedPerHundred, chance }) => {
      const numerator = BigInt(returnedPerHundred) * chance.numerator
      const denominator = 100n * chance.denominator
      return fraction(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator)
    },
    fraction(0n, 1n),
  )

/** Expected share of a stake that the place brings back, exact. */
export const returnOfPlace = <Outcome>(place: Place<Outcome>, outcomes: Iterable<Weighted<Outcome>>): Fraction =>
  returnOfDistribution(distributionOf(place, outcomes))
