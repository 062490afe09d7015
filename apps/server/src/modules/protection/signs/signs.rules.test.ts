import { expect, test } from 'vitest'
import { type PlayDay, scoreOf, signsOf } from './signs.rules.ts'

const day = (ago: number, of: Partial<PlayDay> = {}): PlayDay => ({
  ago,
  staked: 0,
  paid: 0,
  deposits: 0,
  failedDeposits: 0,
  cancelledWithdrawals: 0,
  nightWagers: 0,
  ...of,
})
const days = (from: number, until: number, of: Partial<PlayDay>): PlayDay[] =>
  Array.from({ length: until - from + 1 }, (_, n) => day(from + n, of))

test('who plays alike every day, by day, has no signs', () => {
  const steady = days(1, 35, { staked: 100_000, paid: 95_000, deposits: 2, failedDeposits: 0 })
  expect(signsOf(steady)).toEqual([])
  expect(signsOf([])).toEqual([])
  expect(scoreOf([])).toBe(0)
})

test('chasing losses: a day that is lost, with three deposits or more', () => {
  const lost = { staked: 50_000, paid: 10_000 }
  expect(signsOf([day(1, { ...lost, deposits: 3 }), day(2, { ...lost, deposits: 2 })])).toEqual([
    { sign: 'chasing-losses', points: 10, count: 1 },
  ])
  expect(signsOf([day(1, { staked: 10_000, paid: 50_000, deposits: 9 })])).toEqual([])
  expect(signsOf(days(1, 30, { ...lost, deposits: 3 }))).toEqual([{ sign: 'chasing-losses', points: 40, count: 30 }])
})

test('sudden stakes: the last week against an average week of the four before', () => {
  // 28 days of 1,000: a week of 7,000.
  const before = days(8, 35, { staked: 1_000, paid: 1_000 })
  const week = (staked: number) => [day(3, { staked, paid: staked })]
  expect(signsOf([...before, ...week(20_999)])).toEqual([])
  expect(signsOf([...before, ...week(21_000)])).toEqual([{ sign: 'sudden-stakes', points: 20, count: 3 }])
  expect(signsOf([...before, ...week(35_000)])).toEqual([{ sign: 'sudden-stakes', points: 30, count: 5 }])
  expect(signsOf([...before, ...week(7_000_000)])).toMatchObject([{ points: 40 }])
})

test('sudden stakes: who has played on fewer than four days before has nothing usual', () => {
  const big = day(1, { staked: 1_000_000, paid: 1_000_000 })
  expect(signsOf([big, ...days(10, 12, { staked: 10, paid: 10 })])).toEqual([])
  expect(signsOf([big, ...days(10, 13, { staked: 10, paid: 10 })])).toMatchObject([{ sign: 'sudden-stakes' }])
  // Further back than five weeks.
  expect(signsOf([big, ...days(36, 60, { staked: 10, paid: 10 })])).toEqual([])
})

test.each([
  ['night-play', 4, 5, 10],
  ['night-play', 4, 30, 30],
  ['cancelled-withdrawals', 1, 2, 10],
  ['failed-deposits', 2, 3, 10],
] as const)('%s: %d in thirty days are no sign, %d are worth %d', (sign, few, many, points) => {
  const of = {
    'night-play': { nightWagers: 7 },
    'cancelled-withdrawals': { cancelledWithdrawals: 1 },
    'failed-deposits': { failedDeposits: 1 },
  }[sign]
  expect(signsOf(days(1, few, of))).toEqual([])
  expect(signsOf(days(1, many, of))).toEqual([{ sign, points, count: many }])
  // More than thirty days ago.
  expect(signsOf(days(31, 31 + many, of))).toEqual([])
})

test('the score is the sum of all signs', () => {
  const all = [
    day(1, { nightWagers: 1, staked: 10, deposits: 3, failedDeposits: 3, cancelledWithdrawals: 2 }),
    ...days(2, 5, { nightWagers: 1 }),
  ]
  expect(scoreOf(signsOf(all))).toBe(40)
})
