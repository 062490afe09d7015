import { drawFrom, type Game, probabilityOf, streamOver } from '@maru/draws'
import { expect, test } from 'vitest'
import { addReturns, bandOf, type ReturnSums, type SettledStakes, sumReturns } from './returns.rules.ts'

const round = (powerBall: number, stakes: SettledStakes['stakes']): SettledStakes => ({
  draw: { numbers: [1, 2, 3, 4, 5], powerBall },
  kinoThreeLinesUpTo: 35,
  stakes,
})
const on = (market: string, outcome: string, staked: number, price: number) => ({
  market,
  outcome,
  staked,
  toPay: staked * price,
})
const find = (sums: readonly ReturnSums[], market: string, outcome: string): ReturnSums => {
  const found = sums.find((sum) => sum.market === market && sum.outcome === outcome)
  if (!found) throw new Error(`no ${market} ${outcome}`)
  return found
}

test('an outcome pays its whole when it wins, with the mean and the variance of one throw', () => {
  const sums = sumReturns('powerball', [round(1, [on('power-ball-parity', 'odd', 100, 1.9)])])
  expect(find(sums, 'power-ball-parity', 'odd')).toMatchObject({
    rounds: 1,
    staked: 100,
    paid: 190,
    expected: 95,
    variance: 0.25 * 190 ** 2,
    third: 0,
  })
})

test('of a market one outcome wins: equal stakes on all of them vary by nothing', () => {
  const both = [on('power-ball-parity', 'odd', 100, 1.9), on('power-ball-parity', 'even', 100, 1.9)]
  const whole = find(sumReturns('powerball', [round(2, both)]), 'power-ball-parity', '')
  expect(whole).toMatchObject({ staked: 200, paid: 190, expected: 190, variance: 0, third: 0 })
})

test('a combination wins when all of it does, by the probability of all', () => {
  const combined = [on('power-ball-parity + sum-parity', 'odd + even', 100, 3.7)]
  // 1 + 2 + 3 + 4 + 5 is odd.
  const sums = sumReturns('powerball', [round(1, combined)])
  const selections = [
    { market: 'power-ball-parity', outcome: 'odd' },
    { market: 'sum-parity', outcome: 'even' },
  ]
  const { numerator, denominator } = probabilityOf('powerball', selections)
  const sum = find(sums, 'power-ball-parity + sum-parity', '')
  expect(sum.paid).toBe(0)
  expect(sum.expected).toBeCloseTo((370 * Number(numerator)) / Number(denominator), 6)
})

test('days add up, and the band is expected ± 2.576 standard deviations', () => {
  const days = [0, 1].map((day) =>
    sumReturns(
      'powerball',
      Array.from({ length: 200 }, (_, n) => round((n + day) % 2, [on('power-ball-parity', 'odd', 1_000, 1.95)])),
    ),
  )
  const sum = find(addReturns(days.flat()), 'power-ball-parity', 'odd')
  expect(sum).toMatchObject({ rounds: 400, staked: 400_000, paid: 200 * 1_950, expected: 390_000 })
  // 1950 × √(400 × ¼) = 19,500 won: 4.875% of the stakes.
  const { actualBp, expectedBp, lowBp, highBp, verdict } = bandOf(sum)
  expect([actualBp, expectedBp, verdict]).toEqual([9_750, 9_750, 'inside'])
  expect([lowBp, highBp]).toEqual([9_750 - 1_256, 9_750 + 1_256])
  expect(bandOf({ ...sum, paid: 441_000 }).verdict).toBe('outside')
})

test('few rounds, one large among small ones, and a rare outcome have no band', () => {
  const rounds = (count: number, stakes: (n: number) => SettledStakes['stakes']) =>
    sumReturns(
      'powerball',
      Array.from({ length: count }, (_, n) => round(1, stakes(n))),
    )
  const verdictOf = (sums: readonly ReturnSums[], market: string, outcome: string) =>
    bandOf(find(sums, market, outcome)).verdict
  const odd = (staked: number) => [on('power-ball-parity', 'odd', staked, 1.95)]
  expect(
    verdictOf(
      rounds(9, () => odd(1_000)),
      'power-ball-parity',
      'odd',
    ),
  ).toBe('few')
  expect(
    verdictOf(
      rounds(100, (n) => odd(n === 0 ? 1_000_000 : 1_000)),
      'power-ball-parity',
      'odd',
    ),
  ).toBe('few')
  const exact = () => [on('power-ball-exact', '7', 1_000, 9)]
  expect(verdictOf(rounds(40, exact), 'power-ball-exact', '7')).toBe('few')
})

test('fair draws of every game stay within six deviations in all their markets', () => {
  for (const game of ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const satisfies readonly Game[]) {
    const stakes = { powerball: 'sum-parity', powerladder: 'start', speedkino: 'sum-parity', kinoladder: 'lines' }[game]
    const outcome = { powerball: 'odd', powerladder: 'left', speedkino: 'odd', kinoladder: '3' }[game]
    let state = 12_345
    const bytes = () =>
      Uint8Array.from({ length: 32 }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        return state >>> 24
      })
    const rounds = Array.from(
      { length: 400 },
      (): SettledStakes => ({
        draw: drawFrom(game, streamOver(bytes)),
        kinoThreeLinesUpTo: 35,
        stakes: [on(stakes, outcome, 1_000, 1.95)],
      }),
    )
    const sum = find(sumReturns(game, rounds), stakes, outcome)
    expect(Math.abs(sum.paid - sum.expected) / Math.sqrt(sum.variance), game).toBeLessThan(6)
  }
})
