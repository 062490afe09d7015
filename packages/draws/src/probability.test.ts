import { describe, expect, test } from 'vitest'
import { type Game, games } from './draw.ts'
import { subsetsOf } from './enumerate.model.ts'
import { fraction, fractionText, sameFraction } from './fraction.ts'
import { factsAgain, type Wins } from './markets.model.ts'
import { allMarkets, marketsOf } from './markets.ts'
import { areIndependent, probabilitiesOf, probabilityOf } from './probability.ts'
import { subsetSums } from './subset-sums.ts'

/** How many draws, each as likely, have this value (sum or first number) and power ball. */
type Count = { value: number; ball: number; draws: bigint }

const countUp = (counts: Map<number, bigint>, value: number, by = 1n) =>
  counts.set(value, (counts.get(value) ?? 0n) + by)
const listOf = (counts: Map<number, bigint>): Count[] =>
  [...counts].map(([value, draws]) => ({ value, ball: 0, draws }))

/** Every one of the C(28,5) sets of balls. */
const brutePowerball = (): Count[] => {
  const sums = new Map<number, bigint>()
  for (const balls of subsetsOf(5, 28))
    countUp(
      sums,
      balls.reduce((sum, ball) => sum + ball, 0),
    )
  return listOf(sums).flatMap((one) => Array.from({ length: 10 }, (_, ball) => ({ ...one, ball })))
}
/** Every one of the C(28,5) sets of balls and each of its five as the first: the other four have 24 orders. */
const brutePowerladder = (): Count[] => {
  const firsts = new Map<number, bigint>()
  for (const balls of subsetsOf(5, 28)) for (const first of balls) countUp(firsts, first, 24n)
  return listOf(firsts)
}
/** The sums of 22 of 70 are too many to enumerate; `subset-sums.test.ts` proves the counts by another formula, and by brute force on smaller games. */
const countedSpeedkino = (): Count[] => subsetSums(22, 70).map((draws, value) => ({ value, ball: 0, draws }))
/** A first number stands before 21 of the other 69 in any order: as many for each. On a smaller game the test below enumerates it. */
const countedKinoladder = (): Count[] => Array.from({ length: 70 }, (_, i) => ({ value: i + 1, ball: 0, draws: 1n }))

const counted: Record<Game, Count[]> = {
  powerball: brutePowerball(),
  powerladder: brutePowerladder(),
  speedkino: countedSpeedkino(),
  kinoladder: countedKinoladder(),
}
const drawsWhere = (game: Game, wins: Wins) =>
  counted[game].reduce((sum, { value, ball, draws }) => (wins(value, ball) ? sum + draws : sum), 0n)
const slowly = (game: Game, ...all: Wins[]) =>
  fraction(
    drawsWhere(game, (value, ball) => all.every((wins) => wins(value, ball))),
    drawsWhere(game, () => true),
  )
const winsOf = (game: Game, market: string, outcome: string): Wins => {
  const wins = factsAgain[game][market]?.[outcome]
  if (!wins) throw new Error(`${game} ${market} ${outcome} is not in the second way`)
  return wins
}

const outcomes = allMarkets.flatMap(({ game, code, outcomes: all }) =>
  all.map((outcome) => ({ game, market: code, outcome })),
)

test.each(outcomes)('$game $market $outcome has the probability that counting every draw gives', (one) => {
  const { game, market, outcome } = one
  const expected = slowly(game, winsOf(game, market, outcome))
  expect(fractionText(probabilityOf(game, [{ market, outcome }]))).toBe(fractionText(expected))
})

test.each(allMarkets.map(({ game, code }) => ({ game, code })))(
  '$game $code: its probabilities sum to 1',
  ({ game, code }) => {
    const sum = probabilitiesOf(game, code).reduce(
      (total, { probability: { numerator, denominator } }) =>
        fraction(total.numerator * denominator + numerator * total.denominator, total.denominator * denominator),
      fraction(0n, 1n),
    )
    expect(fractionText(sum)).toBe('1/1')
  },
)

test.each(games)('%s: any two outcomes together have the probability that counting gives', (game) => {
  const own = outcomes.filter((one) => one.game === game)
  for (const one of own)
    for (const other of own) {
      const expected = slowly(game, winsOf(game, one.market, one.outcome), winsOf(game, other.market, other.outcome))
      expect(sameFraction(probabilityOf(game, [one, other]), expected)).toBe(true)
    }
})

test('with one digit of 0 to 9, odd and under go together as seldom as even and over', () => {
  const fractions = probabilitiesOf('powerball', 'power-ball-pair').map(({ probability }) => fractionText(probability))
  expect(fractions).toEqual(['1/5', '3/10', '3/10', '1/5'])
})

test('a first number is as likely as any other: 3 of 7 in every order', () => {
  const firsts = new Map<number, bigint>()
  for (let draw = 0; draw < 7 ** 3; draw++) {
    const numbers = [Math.floor(draw / 49) + 1, (Math.floor(draw / 7) % 7) + 1, (draw % 7) + 1]
    if (new Set(numbers).size === 3) countUp(firsts, numbers[0] ?? 0)
  }
  expect([...firsts.values()]).toEqual(Array.from({ length: 7 }, () => 30n))
})

describe('markets that are independent', () => {
  const pairsOf = (game: Game) => {
    const codes = marketsOf[game].map(({ code }) => code)
    return codes.flatMap((one, i) => codes.slice(i).map((other) => [one, other] as [string, string]))
  }
  const independentPairs = (game: Game) => pairsOf(game).filter((pair) => areIndependent(game, pair))

  test.each(games)('%s: are those whose outcomes multiply, counted in every draw', (game) => {
    for (const [one, other] of pairsOf(game)) {
      const multiplies = Object.values(factsAgain[game][one] ?? {}).every((first) =>
        Object.values(factsAgain[game][other] ?? {}).every((second) => {
          const [both, alone, another] = [slowly(game, first, second), slowly(game, first), slowly(game, second)]
          const product = fraction(alone.numerator * another.numerator, alone.denominator * another.denominator)
          return sameFraction(both, product)
        }),
      )
      expect(`${one} ${other} ${areIndependent(game, [one, other])}`).toBe(`${one} ${other} ${multiplies}`)
    }
  })

  test('of powerball: one of the power ball with one of the sum, and nothing else', () => {
    const isOfBall = (code: string) => code.startsWith('power-ball')
    const expected = pairsOf('powerball').filter(([one, other]) => isOfBall(one) !== isOfBall(other))
    expect(independentPairs('powerball')).toEqual(expected)
    expect(expected).toHaveLength(4 * 6)
  })

  test('of a power ladder: any two of start, lines and parity, but not all three', () => {
    expect(independentPairs('powerladder')).toEqual([
      ['start', 'lines'],
      ['start', 'parity'],
      ['lines', 'parity'],
    ])
    expect(areIndependent('powerladder', ['start', 'lines', 'parity'])).toBe(false)
  })

  test('of a kino ladder: not start and lines, for 35 is odd', () => {
    expect(independentPairs('kinoladder')).toEqual([
      ['start', 'parity'],
      ['lines', 'parity'],
    ])
    expect(areIndependent('kinoladder', ['start', 'lines'], { kinoThreeLinesUpTo: 36 })).toBe(true)
  })

  test('of speed kino: none', () => {
    expect(independentPairs('speedkino')).toEqual([])
  })

  test('no market and one market are independent of nothing', () => {
    expect(areIndependent('powerball', [])).toBe(true)
    expect(areIndependent('powerball', ['sum-size'])).toBe(true)
  })
})

test('another division of the kino ladder has other probabilities', () => {
  const at = (kinoThreeLinesUpTo: number) =>
    probabilitiesOf('kinoladder', 'lines', { kinoThreeLinesUpTo }).map(({ probability }) => fractionText(probability))
  expect(at(35)).toEqual(['1/2', '1/2'])
  expect(at(10)).toEqual(['1/7', '6/7'])
  for (const wrong of [0, 70, 3.5]) expect(() => at(wrong)).toThrow(RangeError)
})

test('what a game has not is an error', () => {
  expect(() => probabilityOf('powerball', [{ market: 'lines', outcome: '3' }])).toThrow('no market lines')
  expect(() => probabilityOf('powerball', [{ market: 'sum-side', outcome: 'odd' }])).toThrow('no outcome odd')
  expect(() => probabilitiesOf('speedkino', 'start')).toThrow('no market start')
  expect(() => areIndependent('speedkino', ['start'])).toThrow('no market start')
})
