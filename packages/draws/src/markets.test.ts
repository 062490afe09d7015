import { expect, test } from 'vitest'
import { type Atoms, atomsOf } from './atoms.ts'
import { type Draw, type Game, games, problemOfDraw } from './draw.ts'
import { defaultOptions, type Facts, factsOf } from './facts.ts'
import { factsAgain } from './markets.model.ts'
import { allMarkets, type Market, marketOf, marketsOf } from './markets.ts'

const bySecondWay = Object.entries(factsAgain).flatMap(([game, markets]) =>
  Object.entries(markets).flatMap(([market, outcomes]) =>
    Object.entries(outcomes).map(([outcome, wins]) => ({ game: game as Game, market, outcome, wins })),
  ),
)
const atomsIn = (game: Game, options = defaultOptions) => (atomsOf(game, options) as Atoms).atoms

test('the rules written a second time name the same markets and outcomes', () => {
  const named = allMarkets.flatMap(({ game, code, outcomes }) => outcomes.map((one) => `${game} ${code} ${one}`))
  expect(named.sort()).toEqual(bySecondWay.map(({ game, market, outcome }) => `${game} ${market} ${outcome}`).sort())
})

test.each(bySecondWay)(
  '$game $market $outcome wins where the rules say so, in every draw',
  ({ game, market, outcome, wins }) => {
    const won: string[] = []
    const expected: string[] = []
    for (const { facts } of atomsIn(game)) {
      const value = 'sum' in facts ? facts.sum : facts.first
      const ball = 'powerBall' in facts ? facts.powerBall : 0
      if (marketOf(game, market)?.winnerOf(facts) === outcome) won.push(`${value} ${ball}`)
      if (wins(value, ball)) expected.push(`${value} ${ball}`)
    }
    expect(won).toEqual(expected)
    expect(won.length).toBeGreaterThan(0)
  },
)

test('exactly one outcome of each market wins, whatever is drawn and however the kino ladder is divided', () => {
  const winners = new Set<number>()
  for (const { game, outcomes, winnerOf } of allMarkets)
    for (const kinoThreeLinesUpTo of game === 'kinoladder' ? [1, 10, 35, 69] : [35])
      for (const { facts } of atomsIn(game, { kinoThreeLinesUpTo }))
        winners.add(outcomes.filter((outcome) => winnerOf(facts) === outcome).length)
  expect([...winners]).toEqual([1])
})

test.each(bySecondWay)('$game $market $outcome is won by some draw of numbers', ({ game, market, outcome, wins }) => {
  const draw = searched(game, wins)
  expect(problemOfDraw(game, draw)).toBeUndefined()
  expect((marketOf(game, market) as Market<Facts>).winnerOf(factsOf(game, draw))).toBe(outcome)
})

/** A draw that wins it: one number first and the others in a row, which is enough for every outcome. */
const searched = (game: Game, wins: (value: number, ball: number) => boolean): Draw => {
  const [count, highest] = game.startsWith('power') ? [5, 28] : [22, 70]
  const balls = game.startsWith('power') ? Array.from({ length: 10 }, (_, ball) => ball) : [0]
  for (let first = 1; first <= highest; first++)
    for (let from = 1; from <= highest - count + 2; from++) {
      const numbers = [first, ...Array.from({ length: count - 1 }, (_, i) => from + i)]
      if (new Set(numbers).size < count || Math.max(...numbers) > highest) continue
      const value = game.endsWith('ladder') ? first : numbers.reduce((sum, number) => sum + number, 0)
      for (const powerBall of balls)
        if (wins(value, powerBall)) return { numbers, powerBall: game.startsWith('power') ? powerBall : null }
    }
  throw new Error('no draw wins it')
}

test('a market has a code of its own in its game, and a pair joins two', () => {
  for (const game of games) {
    const codes = marketsOf[game].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  }
  for (const { ways, outcomes } of allMarkets) expect(outcomes.every((one) => one.includes('-'))).toBe(ways === 2)
  expect(marketOf('powerball', 'lines')).toBeUndefined()
})
