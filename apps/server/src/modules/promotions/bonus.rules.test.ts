import { bonusOfDeposit } from '@maru/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountRefusal,
  conversionOf,
  type DepositFacts,
  depositRefusal,
  expiryOf,
  hasRoom,
  requiredOf,
  termsProblem,
} from './bonus.rules.ts'
import { someTerms } from './terms.fixture.ts'

const now = new Date('2026-11-20T15:00:00+09:00')
const version = (changes = {}, isOn = true) => ({ code: 'first', version: 1, isOn, terms: someTerms(changes) })
const facts = (changes: Partial<DepositFacts> = {}): DepositFacts => ({
  level: 3,
  isBusy: false,
  earlier: { ever: 0, today: 0 },
  hadToday: false,
  granted: 0,
  ...changes,
})

test.each([
  [10_000, 2_000],
  [10_004, 2_000],
  [500_000, 100_000],
  [500_010, 100_000],
  [5_000_000, 100_000],
  [4, 0],
])('a deposit of %d brings a bonus of %d at 20%% and at most 100,000', (deposit, bonus) => {
  expect(bonusOfDeposit(someTerms(), deposit)).toBe(bonus)
})

test('a bonus is never above its rate or its cap, whatever is deposited, and never a won less than the rate would give', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 1e12 }), (d, rateBp, cap) => {
      const bonus = bonusOfDeposit(someTerms({ rateBp, cap }), d)
      expect(bonus * 10_000).toBeLessThanOrEqual(d * rateBp)
      expect(bonus).toBeLessThanOrEqual(cap)
      if (bonus < cap) expect((bonus + 1) * 10_000).toBeGreaterThan(d * rateBp)
    }),
  )
})

test.each([
  ['off', version({}, false), facts()],
  ['off', version({ from: '2026-11-20T15:00:01+09:00' }), facts()],
  ['off', version({ until: '2026-11-20T15:00:00+09:00' }), facts()],
  ['level', version({ levels: { from: 4, to: 15 } }), facts()],
  ['level', version({ levels: { from: 1, to: 2 } }), facts()],
  ['not-first', version(), facts({ earlier: { ever: 1, today: 0 } })],
  ['had-today', version(), facts({ hadToday: true })],
  ['busy', version(), facts({ isBusy: true })],
  ['budget', version({ budget: 100_000 }), facts({ granted: 100_000 })],
  [undefined, version({ budget: 100_000 }), facts({ granted: 99_999 })],
  [undefined, version({ from: '2026-11-20T15:00:00+09:00', until: '2026-11-20T15:00:01+09:00' }), facts()],
  [undefined, version({ levels: { from: 3, to: 3 } }), facts()],
] as const)('the first bonus is refused with %s', (refusal, offered, given) => {
  expect(depositRefusal('first', offered, given, now)).toBe(refusal)
})

test('the daily bonus is for the first deposit of the day, whatever came on other days', () => {
  expect(depositRefusal('daily', version(), facts({ earlier: { ever: 9, today: 0 } }), now)).toBeUndefined()
  expect(depositRefusal('daily', version(), facts({ earlier: { ever: 9, today: 1 } }), now)).toBe('not-first-today')
  expect(depositRefusal('daily', undefined, facts(), now)).toBe('off')
})

test('a deposit below the minimum, or too small for a won of bonus, brings none', () => {
  expect(amountRefusal(someTerms({ minimumDeposit: 20_000 }), 19_999)).toBe('minimum')
  expect(amountRefusal(someTerms({ minimumDeposit: 20_000 }), 20_000)).toBeUndefined()
  expect(amountRefusal(someTerms({ minimumDeposit: 0, rateBp: 1 }), 9_999)).toBe('minimum')
})

test('the requirement is the multiple of the bonus, and it runs out to the second', () => {
  expect(requiredOf(someTerms({ multiple: 5 }), 12_345)).toBe(61_725)
  expect(expiryOf(someTerms({ days: 7 }), now)).toEqual(new Date('2026-11-27T15:00:00+09:00'))
})

test('what becomes cash is what is left, at most the largest conversion', () => {
  expect(conversionOf({ largestConversion: null }, 7_000)).toBe(7_000)
  expect(conversionOf({ largestConversion: 5_000 }, 7_000)).toBe(5_000)
  expect(conversionOf({ largestConversion: 5_000 }, 3_000)).toBe(3_000)
  expect(conversionOf({ largestConversion: 0 }, 3_000)).toBe(0)
})

test('a budget has room up to its last won', () => {
  expect(hasRoom(someTerms({ budget: 100 }), 90, 10)).toBe(true)
  expect(hasRoom(someTerms({ budget: 100 }), 90, 11)).toBe(false)
  expect(hasRoom(someTerms({ budget: null }), 1e12, 1e12)).toBe(true)
})

test.each([
  ['levels', { levels: { from: 5, to: 4 } }],
  ['until', { from: '2026-11-20T00:00:00+09:00', until: '2026-11-19T15:00:00Z' }],
  ['budget', { budget: 99_999 }],
  [undefined, { budget: 100_000 }],
] as const)('terms with a wrong %s are not saved', (problem, changes) => {
  expect(termsProblem('first', someTerms(changes))).toBe(problem)
})
