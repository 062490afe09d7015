import { drawRules, type Game } from './draw.ts'
import {
  defaultOptions,
  type Facts,
  type GameOptions,
  kinoFacts,
  ladderFacts,
  powerballFacts,
  powerThreeLinesUpTo,
} from './facts.ts'
import { type Market, marketsOf } from './markets.ts'
import type { Selection } from './probability.ts'

/** The outcome that wins, by market. */
export type Winners = ReadonlyMap<string, string>
/** `pays`: what it pays when all of its selections win. */
export type PaidBet = { selections: readonly Selection[]; pays: number }

/** The most that bets of one round can pay together, over everything that can be drawn. */
export const mostPaid = (game: Game, bets: readonly PaidBet[], options: GameOptions = defaultOptions): number =>
  Math.max(
    ...possibleWinners(game, options).map((winners) =>
      bets
        .filter(({ selections }) => selections.every(({ market, outcome }) => winners.get(market) === outcome))
        .reduce((sum, { pays }) => sum + pays, 0),
    ),
  )

/** Every set of outcomes that can win together, once. `atomsOf` counts the draws of each as well, which takes a phone too long for speed kino. */
export const possibleWinners = (game: Game, options: GameOptions = defaultOptions): readonly Winners[] => {
  const key = game === 'kinoladder' ? `${game} ${options.kinoThreeLinesUpTo}` : game
  const known = listed.get(key) ?? distinct(game, facts[game](options))
  listed.set(key, known)
  return known
}

/** A game's, and a kino ladder's by its lines: at most 72 entries. */
const listed = new Map<string, readonly Winners[]>()

const facts: { [G in Game]: (options: GameOptions) => Facts[] } = {
  powerball: () =>
    sumsOf('powerball').flatMap((sum) =>
      Array.from({ length: drawRules.powerball.powerBalls }, (_, ball) => powerballFacts(sum, ball)),
    ),
  powerladder: () => firstNumbers('powerladder', powerThreeLinesUpTo),
  speedkino: () => sumsOf('speedkino').map(kinoFacts),
  kinoladder: ({ kinoThreeLinesUpTo }) => firstNumbers('kinoladder', kinoThreeLinesUpTo),
}

const distinct = (game: Game, all: readonly Facts[]): readonly Winners[] => {
  const markets = marketsOf[game] as readonly Market[]
  const found = new Map<string, Winners>()
  for (const one of all) {
    const winners = markets.map((market) => [market.code, market.winnerOf(one)] as const)
    found.set(winners.map(([, outcome]) => outcome).join(' '), new Map(winners))
  }
  return [...found.values()]
}

/** From the sum of the lowest numbers to that of the highest every sum can be drawn. */
const sumsOf = (game: 'powerball' | 'speedkino'): number[] => {
  const { numbers, highest } = drawRules[game]
  const least = (numbers * (numbers + 1)) / 2
  const most = numbers * (highest + 1) - least
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

const firstNumbers = (game: 'powerladder' | 'kinoladder', threeLinesUpTo: number): Facts[] =>
  Array.from({ length: drawRules[game].highest }, (_, i) => ladderFacts(i + 1, threeLinesUpTo))
