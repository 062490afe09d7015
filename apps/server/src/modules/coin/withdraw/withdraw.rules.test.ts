import { cashOf, microUsdt } from '@maru/contract'
import { expect, test } from 'vitest'
import { coinSent, isWorse, leastWithdrawal, withdrawalRate } from './withdraw.rules.ts'

const fee = microUsdt(1_000_000)

test('the site adds its spread to the rate, rounded up', () => {
  expect(withdrawalRate(1_400_000, 50)).toBe(1_407_000)
  expect(withdrawalRate(1_391_251, 50)).toBe(1_398_208)
  expect(withdrawalRate(1_400_000, 0)).toBe(1_400_000)
})

test('a rate is worse when it costs more than half a percent more than the one shown', () => {
  expect(isWorse(1_407_000, 1_400_000)).toBe(false)
  expect(isWorse(1_407_001, 1_400_000)).toBe(true)
  expect(isWorse(1_300_000, 1_400_000)).toBe(false)
})

test('what is sent is what the sum buys, without the fee', () => {
  expect(coinSent(cashOf(14_000), 1_400_000, fee)).toBe(9_000_000)
  expect(coinSent(cashOf(1_000), 1_400_000, fee)).toBeLessThan(0)
})

test('the least withdrawal is a multiple of the unit of which something is sent', () => {
  expect(leastWithdrawal(cashOf(10_000), cashOf(1_000), 1_400_000, fee)).toBe(10_000)
  expect(leastWithdrawal(cashOf(10_000), cashOf(1_000), null, fee)).toBe(10_000)
  for (const unit of [1, 7, 1_000, 10_000])
    for (const taken of [0, 1, 999_999, 7_142_857, 20_000_000]) {
      const least = leastWithdrawal(cashOf(unit), cashOf(unit), 1_400_000, microUsdt(taken))
      expect(least % unit).toBe(0)
      expect(coinSent(least, 1_400_000, microUsdt(taken))).toBeGreaterThan(0)
      if (least > unit) expect(coinSent(cashOf(least - unit), 1_400_000, microUsdt(taken))).toBeLessThanOrEqual(0)
    }
})
