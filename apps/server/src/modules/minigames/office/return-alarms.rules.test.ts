import { expect, test } from 'vitest'
import { alarmingOf, chanceOf } from './return-alarms.rules.ts'
import type { ReturnSums } from './returns.rules.ts'

/** A market of a thousand equal rounds that lies so many standard deviations off. */
const market = (deviations: number, changes: Partial<ReturnSums> = {}): ReturnSums => ({
  market: `off by ${deviations}`,
  outcome: '',
  rounds: 1_000,
  staked: 1_000_000,
  paid: 950_000 + deviations * 10_000,
  expected: 950_000,
  variance: 1e8,
  third: 0,
  varianceSquares: 1e13,
  ...changes,
})
const names = (markets: readonly ReturnSums[]) => alarmingOf(markets).map((one) => one.market)
/** Inside of every band. */
const calm = (count: number) => Array.from({ length: count }, (_, i) => market(((i % 5) - 2) / 2))

test.each([
  [1.959964, 0.05],
  [2.575829, 0.01],
  [3.290527, 0.001],
  [4.891638, 0.000001],
])('a deviation of %d has the chance that tables of the normal distribution say', (deviations, chance) => {
  for (const side of [1, -1]) expect(chanceOf(market(side * deviations)) / chance).toBeCloseTo(1, 4)
})

test('a skew sum makes its longer side likelier, and the other no less likely', () => {
  const skew = { third: 0.3 * 1e12 }
  expect(chanceOf(market(3.5, skew)) / chanceOf(market(3.5))).toBeCloseTo(3.1, 1)
  expect(chanceOf(market(-3.5, skew))).toBe(chanceOf(market(-3.5)))
})

test('one market alone is an alarm outside its 99% band; among twenty it has to be further off', () => {
  expect(names([market(2.58)])).toEqual(['off by 2.58'])
  expect(names([market(2.57)])).toEqual([])
  expect(names([market(2.58), ...calm(19)])).toEqual([])
  expect(names([market(3.5), ...calm(19)])).toEqual(['off by 3.5'])
  expect(names([market(-3.5), ...calm(19)])).toEqual(['off by -3.5'])
})

test('after each alarm the rest is judged among itself', () => {
  // 2.6 is too near among two, and not once the other is an alarm.
  expect(names([market(2.6), ...calm(1)])).toEqual([])
  expect(names([market(2.6), market(4)])).toEqual(['off by 4', 'off by 2.6'])
})

test('a market with too few rounds is no alarm, and makes none of others harder', () => {
  const few = market(9, { varianceSquares: 1e16 })
  expect(names([few])).toEqual([])
  expect(names([few, market(2.58)])).toEqual(['off by 2.58'])
})

test('of a hundred looks at twenty fair markets about one has an alarm, where a fifth has a market outside of its band', () => {
  let seed = 20_261_123
  const uniform = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return (seed + 0.5) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  let [alarms, outside] = [0, 0]
  for (let look = 0; look < 4_000; look++) {
    const deviations = Array.from({ length: 20 }, normal)
    if (deviations.some((one) => Math.abs(one) > 2.575829)) outside++
    if (names(deviations.map((one) => market(one))).length > 0) alarms++
  }
  expect(outside / 4_000).toBeGreaterThan(0.15)
  expect(alarms / 4_000).toBeLessThan(0.017)
  expect(alarms / 4_000).toBeGreaterThan(0.004)
})
