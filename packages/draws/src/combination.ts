import type { Game } from './draw.ts'
import { defaultOptions, type GameOptions } from './facts.ts'
import { type Fraction, fraction, timesFraction } from './fraction.ts'
import { marketOf } from './markets.ts'
import { priceLessMargin } from './price.ts'
import { areIndependent, probabilityOf, type Selection } from './probability.ts'

/** Simple markets that one combination may join; a pair counts as two. */
export const mostWays = 4

/** Why selections of one round are no combination. */
export type CombinationProblem = 'too-few' | 'unknown' | 'same-market' | 'too-many' | 'dependent'

/** Why; undefined: they may be combined. */
export const problemOfCombination = (
  game: Game,
  selections: readonly Selection[],
  options: GameOptions = defaultOptions,
): CombinationProblem | undefined => {
  if (selections.length < 2) return 'too-few'
  const markets = selections.map(({ market, outcome }) => {
    const found = marketOf(game, market)
    return found?.outcomes.includes(outcome) ? found : undefined
  })
  if (markets.includes(undefined)) return 'unknown'
  const codes = selections.map(({ market }) => market)
  if (new Set(codes).size < codes.length) return 'same-market'
  if (markets.reduce((ways, market) => ways + (market?.ways ?? 0), 0) > mostWays) return 'too-many'
  return mayCombine(game, codes, options) ? undefined : 'dependent'
}

/**
 * That all of them win, and the product of their fair prices less one margin (basis points, 1 to 2,500), in thousandths. As they are independent, the probability of all
 * is the product of theirs, and that price the fair one of all. Throws RangeError for what is no combination.
 */
export const combinationPrice = (
  game: Game,
  selections: readonly Selection[],
  marginBp: number,
  options: GameOptions = defaultOptions,
): { probability: Fraction; price: number } => {
  const problem = problemOfCombination(game, selections, options)
  if (problem) throw new RangeError(`no combination: ${problem}`)
  const probability = selections
    .map((selection) => probabilityOf(game, [selection], options))
    .reduce(timesFraction, fraction(1n, 1n))
  return { probability, price: priceLessMargin(probability, marginBp) }
}

/** `areIndependent`, remembered: the same few sets of markets are asked for at every bet. */
const mayCombine = (game: Game, codes: readonly string[], options: GameOptions): boolean => {
  const lines = game === 'kinoladder' ? options.kinoThreeLinesUpTo : 0
  const key = [game, lines, ...[...codes].sort()].join(' ')
  const known = remembered.get(key) ?? areIndependent(game, codes, options)
  remembered.set(key, known)
  return known
}
/** At most the sets of up to four markets of a game: 385 for powerball. */
const remembered = new Map<string, boolean>()
