import { type Atoms, atomsOf } from './atoms.ts'
import type { Game } from './draw.ts'
import { defaultOptions, type Facts, type GameOptions } from './facts.ts'
import { type Fraction, fraction } from './fraction.ts'
import { type Market, marketOf } from './markets.ts'

/** What was bet on, of one round: an outcome of one of its markets. */
export type Selection = { market: string; outcome: string }

/** That all of the selections win in the same round, exact. Throws RangeError for a market or an outcome that the game has not. */
export const probabilityOf = (
  game: Game,
  selections: readonly Selection[],
  options: GameOptions = defaultOptions,
): Fraction => {
  const [first] = selections
  return first && selections.length === 1
    ? probabilityOfOne(game, first, options)
    : countedProbability(game, selections, options)
}

/** Remembered: each bet asks for it. At most the outcomes of all games, those of a kino ladder for each of its divisions. */
const probabilityOfOne = (game: Game, selection: Selection, options: GameOptions): Fraction => {
  const lines = game === 'kinoladder' ? options.kinoThreeLinesUpTo : 0
  const key = `${game} ${lines} ${selection.market} ${selection.outcome}`
  const known = remembered.get(key) ?? countedProbability(game, [selection], options)
  remembered.set(key, known)
  return known
}
const remembered = new Map<string, Fraction>()

const countedProbability = (game: Game, selections: readonly Selection[], options: GameOptions): Fraction => {
  const chosen = selections.map((selection) => ({ market: requireMarket(game, selection), outcome: selection.outcome }))
  const { atoms, draws } = atomsOf(game, options) as Atoms
  let winning = 0n
  for (const atom of atoms) if (chosen.every((one) => wins(one, atom.facts))) winning += atom.draws
  return fraction(winning, draws)
}

/** Each outcome of a market with its probability, in the market's order; together they are 1. Throws RangeError for an unknown market. */
export const probabilitiesOf = (
  game: Game,
  market: string,
  options: GameOptions = defaultOptions,
): { outcome: string; probability: Fraction }[] =>
  knownMarket(game, market).outcomes.map((outcome) => ({
    outcome,
    probability: probabilityOf(game, [{ market, outcome }], options),
  }))

/**
 * Whether the markets of one round are independent of each other, all together: for each choice of one outcome of each, the probability of all is the product
 * of theirs, exactly. Two by two would not do: start, lines and parity of a power ladder are independent in pairs, yet two of them decide the third.
 * Throws RangeError for an unknown market.
 */
export const areIndependent = (
  game: Game,
  codes: readonly string[],
  options: GameOptions = defaultOptions,
): boolean => {
  const markets = codes.map((code) => knownMarket(game, code))
  if (markets.length < 2) return true
  const { draws } = atomsOf(game, options) as Atoms
  const alone = markets.map((market) => drawsByOutcomes(game, [market], options))
  const together = drawsByOutcomes(game, markets, options)
  const scale = draws ** BigInt(markets.length - 1)
  return everyChoice(markets.map(({ outcomes }) => outcomes)).every((choice) => {
    const product = choice.reduce((sofar, outcome, i) => sofar * (alone[i]?.get(outcome) ?? 0n), 1n)
    return (together.get(choice.join(' ')) ?? 0n) * scale === product
  })
}

/** The market of a selection, which has its outcome. Throws RangeError otherwise. */
export const requireMarket = (game: Game, { market, outcome }: Selection): Market => {
  const found = knownMarket(game, market)
  if (!found.outcomes.includes(outcome)) throw new RangeError(`${game} ${market} has no outcome ${outcome}`)
  return found
}

const knownMarket = (game: Game, code: string): Market => {
  const found = marketOf(game, code)
  if (!found) throw new RangeError(`${game} has no market ${code}`)
  return found
}

const wins = ({ market, outcome }: { market: Market; outcome: string }, facts: Facts): boolean =>
  market.winnerOf(facts) === outcome

/** How many draws end with each choice of outcomes; the key is the outcomes with a space between. */
const drawsByOutcomes = (game: Game, markets: readonly Market[], options: GameOptions): Map<string, bigint> => {
  const counts = new Map<string, bigint>()
  for (const { facts, draws } of (atomsOf(game, options) as Atoms).atoms) {
    const key = markets.map((market) => market.winnerOf(facts)).join(' ')
    counts.set(key, (counts.get(key) ?? 0n) + draws)
  }
  return counts
}

const everyChoice = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((choices, list) => choices.flatMap((choice) => list.map((one) => [...choice, one])), [[]])
