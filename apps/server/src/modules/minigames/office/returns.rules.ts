import { type Draw, factsOf, type Game, marketOf, probabilityOf, type Selection } from '@maru/draws'

/** Of one round on one outcome; a combination joins its markets and its outcomes by ` + `. */
export type RoundStake = { market: string; outcome: string; staked: number; toPay: number }
/** `kinoThreeLinesUpTo`: as it was when the round was made. */
export type SettledStakes = { draw: Draw; kinoThreeLinesUpTo: number; stakes: readonly RoundStake[] }
/** Of one outcome, or of a whole market (outcome ''): what rounds paid, and the moments of what they were bound to pay. Money in whole units. */
export type ReturnSums = {
  market: string
  outcome: string
  rounds: number
  staked: number
  paid: number
  expected: number
  variance: number
  third: number
  varianceSquares: number
}
export type ReturnBand = {
  actualBp: number
  expectedBp: number
  lowBp: number
  highBp: number
  verdict: 'inside' | 'outside' | 'few'
}

/** Of the standard normal distribution: 99% lie within so many deviations (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1). */
const WITHIN_99 = 2.575829
/** Fewer rounds of equal weight than this say nothing: ten throws of a coin lie within their band as often as it says. */
const LEAST_ROUNDS = 10
/** The normal approximation is good enough for a skewness below this (Box, Hunter, Hunter: Statistics for Experimenters, 1978, p. 130). */
const MOST_SKEW = 0.3
const BASIS_POINTS = 10_000

/**
 * Sums of settled rounds by outcome and by market. One outcome of a round pays T (all its wagers together) with probability p and else nothing, so its mean is pT and its
 * variance p(1 - p)T². Of a market one outcome wins: with m = Σ pT its variance is Σ pT² - m², its third central moment Σ pT³ - 3mΣpT² + 2m³. Rounds
 * are independent, so each of these adds up over rounds (W. Feller, An Introduction to Probability Theory and Its Applications, vol. I, IX.5).
 */
export const sumReturns = (game: Game, rounds: readonly SettledStakes[]): ReturnSums[] => {
  const sums = new Map<string, ReturnSums>()
  const chances = new Map<string, number>()
  const chanceOf = (stake: RoundStake, options: { kinoThreeLinesUpTo: number }): number => {
    const key = `${stake.market} ${stake.outcome} ${options.kinoThreeLinesUpTo}`
    const known = chances.get(key) ?? numberOf(probabilityOf(game, selectionsOf(stake), options))
    chances.set(key, known)
    return known
  }
  for (const { draw, stakes, ...options } of rounds) {
    const facts = factsOf(game, draw, options)
    const isWon = (stake: RoundStake): boolean =>
      selectionsOf(stake).every(({ market, outcome }) => marketOf(game, market)?.winnerOf(facts) === outcome)
    for (const [market, ofMarket] of byMarket(stakes)) {
      const weighted = ofMarket.map((stake) => ({
        ...stake,
        p: chanceOf(stake, options),
        paid: isWon(stake) ? stake.toPay : 0,
      }))
      for (const one of weighted) add(sums, market, one.outcome, [one])
      add(sums, market, '', weighted)
    }
  }
  return [...sums.values()]
}

/** The same of several days, added up. */
export const addReturns = (days: readonly ReturnSums[]): ReturnSums[] => {
  const sums = new Map<string, ReturnSums>()
  for (const day of days) {
    const sum = sumOf(sums, day.market, day.outcome)
    for (const field of ADDED) sum[field] += day[field]
  }
  return [...sums.values()]
}

/**
 * Actual and expected return with the band in which the actual one lies in 99 of 100 periods: expected ± 2.576 √variance, by the central limit theorem for
 * independent rounds. `few`: rounds of unequal stakes count as variance² ÷ Σ variance² of single rounds (L. Kish, Survey Sampling, 1965, for weights);
 * too few of those, or too skew a sum, have no band that means anything.
 */
export const bandOf = ({ staked, paid, expected, variance, third, varianceSquares }: ReturnSums): ReturnBand => {
  const bp = (money: number): number => Math.round((money * BASIS_POINTS) / staked)
  const reach = WITHIN_99 * Math.sqrt(variance)
  return {
    actualBp: bp(paid),
    expectedBp: bp(expected),
    lowBp: Math.max(0, bp(expected - reach)),
    highBp: bp(expected + reach),
    verdict: !isEnough({ variance, third, varianceSquares })
      ? 'few'
      : Math.abs(paid - expected) <= reach
        ? 'inside'
        : 'outside',
  }
}

/** Whether rounds are many and equal enough for a band. */
export const isEnough = ({
  variance,
  third,
  varianceSquares,
}: Pick<ReturnSums, 'variance' | 'third' | 'varianceSquares'>): boolean => {
  const equalRounds = varianceSquares > 0 ? variance ** 2 / varianceSquares : 0
  const skew = variance > 0 ? Math.abs(third) / variance ** 1.5 : 0
  return equalRounds >= LEAST_ROUNDS && skew < MOST_SKEW
}

/** What an exposure of one or of several markets was on. */
export const selectionsOf = ({ market, outcome }: { market: string; outcome: string }): Selection[] => {
  const outcomes = outcome.split(' + ')
  return market.split(' + ').map((one, i) => ({ market: one, outcome: outcomes[i] ?? '' }))
}

const ADDED = ['rounds', 'staked', 'paid', 'expected', 'variance', 'third', 'varianceSquares'] as const

const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number(numerator) / Number(denominator)

const byMarket = (stakes: readonly RoundStake[]): Map<string, RoundStake[]> => {
  const markets = new Map<string, RoundStake[]>()
  for (const stake of stakes)
    if (stake.staked > 0) markets.set(stake.market, [...(markets.get(stake.market) ?? []), stake])
  return markets
}

const sumOf = (sums: Map<string, ReturnSums>, market: string, outcome: string): ReturnSums => {
  const key = `${market} ${outcome}`
  const none = { rounds: 0, staked: 0, paid: 0, expected: 0, variance: 0, third: 0, varianceSquares: 0 }
  const sum = sums.get(key) ?? { market, outcome, ...none }
  sums.set(key, sum)
  return sum
}

type Weighted = { staked: number; toPay: number; p: number; paid: number }

/** One round, of which at most one of the outcomes wins. */
const add = (sums: Map<string, ReturnSums>, market: string, outcome: string, of: readonly Weighted[]): void => {
  const sum = sumOf(sums, market, outcome)
  const moment = (power: number): number => of.reduce((all, { p, toPay }) => all + p * toPay ** power, 0)
  const [mean, second, third] = [moment(1), moment(2), moment(3)]
  const variance = Math.max(0, second - mean ** 2)
  sum.rounds += 1
  sum.staked += of.reduce((all, { staked }) => all + staked, 0)
  sum.paid += of.reduce((all, { paid }) => all + paid, 0)
  sum.expected += mean
  sum.variance += variance
  sum.third += third - 3 * mean * second + 2 * mean ** 3
  sum.varianceSquares += variance ** 2
}
