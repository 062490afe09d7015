import { drawRules, type Game } from './draw.ts'
import {
  defaultOptions,
  type Facts,
  type FactsOf,
  type GameOptions,
  kinoFacts,
  ladderFacts,
  powerballFacts,
  powerThreeLinesUpTo,
} from './facts.ts'
import { subsetSums } from './subset-sums.ts'

/** Facts of a draw that no market tells apart further, with how many equally likely draws have them. */
export type Atom<F extends Facts = Facts> = { facts: F; draws: bigint }
/** Every atom of a game; `draws` is the sum of theirs. */
export type Atoms<F extends Facts = Facts> = { atoms: readonly Atom<F>[]; draws: bigint }

/**
 * All that can be drawn, counted. Powerball: C(28,5) sets of balls times ten power balls, by sum and power ball. Speed kino: C(70,22) sets, by sum. Ladders:
 * the first number, of which each is as likely (as many orders of a draw begin with one number as with another).
 */
export const atomsOf = <G extends Game>(game: G, options: GameOptions = defaultOptions): Atoms<FactsOf[G]> => {
  const key = game === 'kinoladder' ? `${game} ${options.kinoThreeLinesUpTo}` : game
  const known = counted.get(key) ?? totalled((counters[game] as Counter<G>)(options))
  counted.set(key, known)
  return known as Atoms<FactsOf[G]>
}

type Counter<G extends Game> = (options: GameOptions) => Atom<FactsOf[G]>[]

const counters: { [G in Game]: Counter<G> } = {
  powerball: () =>
    sumsOf('powerball').flatMap(({ sum, draws }) =>
      Array.from({ length: drawRules.powerball.powerBalls }, (_, ball) => ({
        facts: powerballFacts(sum, ball),
        draws,
      })),
    ),
  powerladder: () => firstNumbers('powerladder', powerThreeLinesUpTo),
  speedkino: () => sumsOf('speedkino').map(({ sum, draws }) => ({ facts: kinoFacts(sum), draws })),
  kinoladder: ({ kinoThreeLinesUpTo }) => firstNumbers('kinoladder', kinoThreeLinesUpTo),
}

/** A game's, and a kino ladder's by its lines: at most 72 entries. */
const counted = new Map<string, Atoms>()

const totalled = (atoms: readonly Atom[]): Atoms => ({
  atoms,
  draws: atoms.reduce((sum, { draws }) => sum + draws, 0n),
})

const sumsOf = (game: 'powerball' | 'speedkino'): { sum: number; draws: bigint }[] => {
  const { numbers, highest } = drawRules[game]
  return subsetSums(numbers, highest)
    .map((draws, sum) => ({ sum, draws }))
    .filter(({ draws }) => draws > 0n)
}

const firstNumbers = (game: 'powerladder' | 'kinoladder', threeLinesUpTo: number): Atom<FactsOf['powerladder']>[] => {
  const { highest } = drawRules[game]
  if (!Number.isInteger(threeLinesUpTo) || threeLinesUpTo < 1 || threeLinesUpTo >= highest)
    throw new RangeError(`three lines up to ${threeLinesUpTo} of ${highest}`)
  return Array.from({ length: highest }, (_, i) => ({ facts: ladderFacts(i + 1, threeLinesUpTo), draws: 1n }))
}
