import { expect, test } from 'vitest'
import { emptySlip, type SlipSelection, type SlipState } from '../../shared/sports/slip.rules.ts'
import {
  contentOf,
  hasSameEvent,
  legsOf,
  needsConsent,
  type PricesNow,
  problemOf,
  sizesOf,
  slipOf,
  stakeProblemOf,
  sumsOf,
  winsWithOneLost,
} from './betting.rules.ts'

const leg = (eventId: string, price: number, isBanker = false): SlipSelection => ({
  eventId,
  market: '1',
  outcome: '1',
  price,
  isBanker,
  sport: 'soccer',
  home: 'A',
  away: 'B',
  marketName: 'Winner',
  outcomeName: 'A',
  startsAt: '2026-11-26T10:00:00.000Z',
  isLive: false,
})
const state = (mode: SlipState['mode'], selections: SlipSelection[], sizes: number[] = []): SlipState => ({
  ...emptySlip,
  mode,
  selections,
  sizes,
})
const none: PricesNow = new Map()
const sumOf = (slip: SlipState, perLine: number, joint: number | null = null) =>
  sumsOf(slipOf(slip, legsOf(slip, none)), perLine, joint)

const three = [leg('1', 2_100), leg('2', 2_450), leg('3', 1_720)]

test('an accumulator pays the product of its prices, floored once', () => {
  expect(sumOf(state('combination', three), 50_000)).toEqual({ lines: 1, stake: 50_000, win: 442_470, price: 8_849 })
})

test('singles have a line each, and bankers are of systems alone', () => {
  const banked = three.map((one) => ({ ...one, isBanker: true }))
  expect(sumOf(state('single', banked), 1_000)).toEqual({ lines: 3, stake: 3_000, win: 6_270, price: null })
})

test('a system has the lines of its sizes, with every banker in each', () => {
  const four = [leg('1', 1_720, true), leg('2', 2_100), leg('3', 2_450), leg('4', 1_920)]
  const system = state('system', four, [3])
  expect(sumOf(system, 10_000)).toMatchObject({ lines: 3, stake: 30_000, win: 238_753 })
  const slip = slipOf(system, legsOf(system, none))
  expect(winsWithOneLost(slip, 30_000)).toEqual({ least: 69_350, most: 88_494 })
})

test('a single selection is a single in every mode', () => {
  for (const mode of ['single', 'combination', 'system'] as const)
    expect(sizesOf(state(mode, [leg('1', 2_000)], [2]))).toEqual([1])
})

test('selections of one event are no problem of the slip, and have a price of their own', () => {
  const slip = state('combination', [leg('1', 2_000), { ...leg('1', 1_900), market: '18/total=2.5', outcome: '12' }])
  const made = slipOf(slip, legsOf(slip, none))
  expect([problemOf(made), hasSameEvent(made)]).toEqual([null, true])
  expect(sumsOf(made, 10_000, 2_800)).toMatchObject({ win: 28_000, price: 2_800 })
})

test('the member says yes to worse prices, and to better ones only who wants none changed', () => {
  const slip = state('combination', three)
  const moved = (price: number) => legsOf(slip, new Map([['1 1 1', { price, isActive: true }]]))
  const asks = (price: number) =>
    (['none', 'better', 'any'] as const).map((policy) => needsConsent(moved(price), policy))
  expect(asks(2_050)).toEqual([true, true, false])
  expect(asks(2_200)).toEqual([true, false, false])
  expect(asks(2_100)).toEqual([false, false, false])
})

test('what is not offered keeps the price that was seen and is off', () => {
  const [first] = legsOf(state('single', three), new Map([['1 1 1', { price: null, isActive: true }]]))
  expect(first).toMatchObject({ offered: 2_100, isOff: true, move: 'same' })
})

test('the same slip at other prices is the same ticket, and another stake is not', () => {
  const body = (price: number, stake: number) => ({
    selections: [{ eventId: '1', market: '1', outcome: '1', price, isBanker: false }],
    sizes: [1],
    stake,
  })
  expect(contentOf(body(2_000, 100))).toBe(contentOf(body(1_900, 100)))
  expect(contentOf(body(2_000, 100))).not.toBe(contentOf(body(2_000, 200)))
})

test('the gravest reason against a stake comes first', () => {
  const bounds = { least: 1_000, most: 50_000 }
  expect(stakeProblemOf(0, bounds, 100)).toBe('missing')
  expect(stakeProblemOf(60_000, bounds, 100)).toBe('cash')
  expect(stakeProblemOf(60_000, bounds, undefined)).toBe('most')
  expect(stakeProblemOf(500, bounds, 1_000)).toBe('least')
  expect(stakeProblemOf(1_000, bounds, 1_000)).toBeUndefined()
})
