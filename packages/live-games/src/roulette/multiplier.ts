import type { CountedGame, Place } from '../place.ts'
import { pickWeighted, type Random, totalWeight } from '../random.ts'
import { type RoulettePlace, roulettePlaces } from './european.ts'
import { pockets } from './wheel.ts'

/** A number whose straight bet returns `multiplier` times its stake, the stake included. */
export type LuckyNumber = { number: number; multiplier: number }
export type MultiplierOutcome = { pocket: number; lucky: readonly LuckyNumber[] }

/** How many lucky numbers a round has. Weights are percent. */
export const luckyCounts: readonly { count: number; weight: number }[] = [
  { count: 1, weight: 20 },
  { count: 2, weight: 30 },
  { count: 3, weight: 25 },
  { count: 4, weight: 15 },
  { count: 5, weight: 10 },
]

/** What a lucky number returns per unit staked, the stake included. Weights are per thousand. */
export const multipliers: readonly { multiplier: number; weight: number }[] = [
  { multiplier: 50, weight: 460 },
  { multiplier: 100, weight: 320 },
  { multiplier: 150, weight: 110 },
  { multiplier: 200, weight: 65 },
  { multiplier: 300, weight: 28 },
  { multiplier: 400, weight: 12 },
  { multiplier: 500, weight: 5 },
]

/** A straight bet on a number that is not lucky: 30:1. */
const plainStraight = 3_100

/** Drawn after betting closes: how many, which (each set of that size equally likely), then a multiplier for each, independently. */
export const drawLuckyNumbers = (random: Random): LuckyNumber[] => {
  const { count } = pickWeighted(luckyCounts, random)
  const left = Array.from({ length: pockets }, (_, pocket) => pocket)
  return Array.from({ length: count }, () => {
    const [number = 0] = left.splice(random.below(left.length), 1)
    return { number, multiplier: pickWeighted(multipliers, random).multiplier }
  })
}

const withMultiplier = ({ code, kind, numbers, returnedPerHundred }: RoulettePlace): Place<MultiplierOutcome> => ({
  code,
  kind,
  returnedPerHundred: ({ pocket, lucky }) => {
    if (kind !== 'straight' || pocket !== numbers[0]) return returnedPerHundred(pocket)
    const own = lucky.find(({ number }) => number === pocket)
    return own ? 100 * own.multiplier : plainStraight
  },
})

/**
 * Whatever is staked, a round pays by the pocket and by the multiplier of that pocket alone, so outcomes carry no other lucky number. Of `count` lucky
 * numbers among 37 the pocket is one with probability count / 37.
 */
const outcomes: CountedGame<MultiplierOutcome>['outcomes'] = () => {
  const chances = pockets * totalWeight(luckyCounts)
  const luckyChances = luckyCounts.reduce((sum, { count, weight }) => sum + count * weight, 0)
  return Array.from({ length: pockets }, (_, pocket) => [
    { outcome: { pocket, lucky: [] }, ways: (chances - luckyChances) * totalWeight(multipliers) },
    ...multipliers.map(({ multiplier, weight }) => ({
      outcome: { pocket, lucky: [{ number: pocket, multiplier }] },
      ways: luckyChances * weight,
    })),
  ]).flat()
}

/** European roulette whose straight bets pay 30:1, or 50 to 500 times the stake where the number is lucky. All other places pay as usual. */
export const multiplierRoulette: CountedGame<MultiplierOutcome> = {
  code: 'multiplier-roulette',
  places: roulettePlaces.map(withMultiplier),
  outcomes,
}
