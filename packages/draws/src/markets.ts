import { type Game, games } from './draw.ts'
import type { Facts, FactsOf, KinoFacts, LadderFacts, PowerballFacts } from './facts.ts'

/**
 * One market of a game: exactly one of its outcomes wins in every draw. `ways`: how many simple markets it joins, 2 for a pair; an outcome of a pair is
 * `odd-under`.
 */
export type Market<F extends Facts = Facts> = {
  game: Game
  code: string
  ways: 1 | 2
  outcomes: readonly string[]
  /** The outcome that wins. */
  winnerOf(facts: F): string
}

const parity = ['odd', 'even'] as const
const side = ['under', 'over'] as const
const size = ['small', 'medium', 'large'] as const
const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

/** One word for the market, then how its outcomes and its winner are named. */
const marketsFor = <G extends Game>(
  game: G,
  rows: Record<string, [outcomes: readonly string[], winnerOf: (facts: FactsOf[G]) => string, ways?: 1 | 2]>,
): Market<FactsOf[G]>[] =>
  Object.entries(rows).map(([code, [outcomes, winnerOf, ways = 1]]) => ({ game, code, ways, outcomes, winnerOf }))

const pairs = (ones: readonly string[], others: readonly string[]): string[] =>
  ones.flatMap((one) => others.map((other) => `${one}-${other}`))

const powerball = marketsFor('powerball', {
  'power-ball-parity': [parity, (facts: PowerballFacts) => facts.powerBallParity],
  'power-ball-side': [side, (facts) => facts.powerBallSide],
  'power-ball-pair': [pairs(parity, side), (facts) => `${facts.powerBallParity}-${facts.powerBallSide}`, 2],
  'power-ball-exact': [digits, (facts) => String(facts.powerBall)],
  'sum-parity': [parity, (facts) => facts.sumParity],
  'sum-side': [side, (facts) => facts.sumSide],
  'sum-pair': [pairs(parity, side), (facts) => `${facts.sumParity}-${facts.sumSide}`, 2],
  'sum-size': [size, (facts) => facts.size],
  'sum-size-parity': [pairs(size, parity), (facts) => `${facts.size}-${facts.sumParity}`, 2],
  'sum-section': [['A', 'B', 'C', 'D', 'E', 'F'], (facts) => facts.section],
})

const ladder = (game: 'powerladder' | 'kinoladder') =>
  marketsFor(game, {
    start: [['left', 'right'], (facts: LadderFacts) => facts.start],
    lines: [['3', '4'], (facts) => String(facts.lines)],
    parity: [parity, (facts) => facts.parity],
    'start-lines': [pairs(['left', 'right'], ['3', '4']), (facts) => `${facts.start}-${facts.lines}`, 2],
  })

const speedkino = marketsFor('speedkino', {
  'sum-parity': [parity, (facts: KinoFacts) => facts.sumParity],
  'digit-side': [side, (facts) => facts.lastDigitSide],
  'digit-pair': [pairs(parity, side), (facts) => `${facts.sumParity}-${facts.lastDigitSide}`, 2],
})

/** Every market of every game, in the order in which pages show them. */
export const marketsOf: { readonly [G in Game]: readonly Market<FactsOf[G]>[] } = {
  powerball,
  powerladder: ladder('powerladder'),
  speedkino,
  kinoladder: ladder('kinoladder'),
}

/** The market by its code; undefined where the game has none of it. */
export const marketOf = (game: Game, code: string): Market | undefined =>
  (marketsOf[game] as readonly Market[]).find((market) => market.code === code)

/** All of all games in one list. */
export const allMarkets: readonly Market[] = games.flatMap((game) => marketsOf[game] as readonly Market[])
