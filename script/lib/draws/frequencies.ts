import {
  type Atoms,
  atomsOf,
  type Draw,
  defaultOptions,
  drawRules,
  type Facts,
  type Fraction,
  factsOf,
  type Game,
  type Market,
  marketsOf,
  probabilitiesOf,
} from '@maru/draws'
import { type Counted, chanceOf, chiSquareOf, pooled } from './chi-square.ts'

/** One comparison. `kinds`: how many were told apart; `chance`: of a chi-square at least as large where nothing is wrong. */
export type Frequency = { game: Game; what: string; kinds: number; chiSquare: number; chance: number }

/** Of all comparisons together one in a hundred runs fails without a defect. */
const TOGETHER = 0.01
export const leastChance = (comparisons: number): number => TOGETHER / comparisons

/**
 * How often everything came: each market's outcomes, all that markets can tell apart, each number, and each number as the first. Expected are the exact
 * probabilities.
 */
export const frequenciesOf = (game: Game, draws: Iterable<Draw>): Frequency[] => {
  const { highest, numbers } = drawRules[game]
  const tallies = new Map<string, Map<string, number>>()
  const count = (what: string, kind: string) => {
    const tally = tallies.get(what) ?? new Map<string, number>()
    tallies.set(what, tally.set(kind, (tally.get(kind) ?? 0) + 1))
  }
  const markets = marketsOf[game] as readonly Market[]
  let drawn = 0
  for (const draw of draws) {
    drawn++
    const facts = factsOf(game, draw)
    for (const { code, winnerOf } of markets) count(code, winnerOf(facts))
    count(EVERY_FACT, kindOf(facts))
    count(FIRST, String(draw.numbers[0]))
    for (const number of draw.numbers) count(NUMBERS, String(number))
  }
  const compare = (what: string, kinds: { kind: string; share: number }[], factor = 1): Frequency => {
    const counted = kinds.map(({ kind, share }) => ({
      observed: tallies.get(what)?.get(kind) ?? 0,
      expected: share * drawn,
    }))
    return { game, what, ...judged(pooled(counted), factor) }
  }
  const each = Array.from({ length: highest }, (_, i) => String(i + 1))
  const all = atomsOf(game) as Atoms
  return [
    ...markets.map(({ code }) =>
      compare(
        code,
        probabilitiesOf(game, code, defaultOptions).map(({ outcome, probability }) => ({
          kind: outcome,
          share: shareOf(probability),
        })),
      ),
    ),
    compare(
      EVERY_FACT,
      all.atoms.map(({ facts, draws: ways }) => ({
        kind: kindOf(facts),
        share: shareOf({ numerator: ways, denominator: all.draws }),
      })),
    ),
    ...(isLadder(game)
      ? []
      : [
          compare(
            FIRST,
            each.map((kind) => ({ kind, share: 1 / highest })),
          ),
        ]),
    // Numbers of one draw are different ones, so their counts vary less than independent ones: by (highest - numbers) ÷ (highest - 1).
    compare(
      NUMBERS,
      each.map((kind) => ({ kind, share: numbers / highest })),
      (highest - 1) / (highest - numbers),
    ),
  ]
}

const EVERY_FACT = 'everything that markets tell apart'
const FIRST = 'the first number'
const NUMBERS = 'all numbers'

/** Its markets tell apart every first number. */
const isLadder = (game: Game): boolean => game.endsWith('ladder')

const judged = (kinds: readonly Counted[], factor: number): Pick<Frequency, 'kinds' | 'chiSquare' | 'chance'> => {
  const chiSquare = chiSquareOf(kinds) * factor
  return { kinds: kinds.length, chiSquare, chance: chanceOf(chiSquare, kinds.length - 1) }
}

const kindOf = (facts: Facts): string =>
  'first' in facts ? String(facts.first) : 'powerBall' in facts ? `${facts.sum} ${facts.powerBall}` : String(facts.sum)

const PLACES = 10n ** 15n
/** To fifteen places: statistics, not money. */
const shareOf = ({ numerator, denominator }: Fraction): number => Number((numerator * PLACES) / denominator) / 1e15
