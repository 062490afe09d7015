import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { halfLost, halfWon, lost, voided, won } from '../market/line.ts'
import type { OutcomeResult } from '../market.ts'
import { problemOfTicket } from './check.ts'
import { lineCount, linesOfSlip } from './lines.ts'
import { payoutOfTicket, payoutsWithLost, possibleWinOf, priceOfSlip } from './payout.ts'
import { anyResult, anyTicket, modelLegs, ticketAt } from './ticket.fixture.ts'
import { linesOf, modelPayout } from './ticket.model.ts'

/** Every night 100,000 tickets; by day enough to notice a slip. */
const TICKETS = Number(process.env.MODEL_COMMANDS ?? 300)
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + TICKETS * 100
const shared = (sharedBy: number): OutcomeResult => ({ voidHalves: 0, result: 1, sharedBy })

test.each<[string, number[], number[], OutcomeResult[], bigint]>([
  ['a single that won', [1_950], [1], [won], 1_950n],
  ['a single that lost', [1_950], [1], [lost], 0n],
  ['a single that is void', [1_950], [1], [voided], 1_000n],
  ['a single half won', [1_950], [1], [halfWon], 1_475n],
  ['a single half lost', [1_950], [1], [halfLost], 500n],
  ['a dead heat of three', [4_000], [1], [shared(3)], 1_333n],
  ['a dead heat is not floored before the end', [4_000, 3_000], [2], [shared(3), won], 4_000n],
  ['an accumulator with a void leg is one leg shorter', [2_000, 3_000, 1_500], [3], [won, voided, won], 3_000n],
  ['an accumulator with a lost leg', [2_000, 3_000, 1_500], [3], [won, lost, won], 0n],
  ['half wins multiply', [2_000, 3_000], [2], [halfWon, halfWon], 3_000n],
  ['doubles of three with one lost', [2_000, 3_000, 1_500], [2], [won, won, lost], 6_000n],
  ['doubles of three with one void', [2_000, 3_000, 1_500], [2], [won, won, voided], 6_000n + 2_000n + 3_000n],
  ['doubles of three, all void', [2_000, 3_000, 1_500], [2], [voided, voided, voided], 3_000n],
  ['a trixie', [2_000, 3_000, 1_500], [2, 3], [won, won, won], 6_000n + 3_000n + 4_500n + 9_000n],
  ['a patent with one winner', [2_000, 3_000, 1_500], [1, 2, 3], [lost, won, lost], 3_000n],
  ['a patent with a void and a half loss', [2_000, 3_000, 1_500], [1, 2, 3], [voided, halfLost, lost], 2_000n],
])('%s', (_, prices, sizes, results, payout) => {
  expect(payoutOfTicket(ticketAt(prices, sizes), results)).toBe(payout)
})

test('a ticket is floored once, not in every line', () => {
  const ticket = ticketAt([1_333, 1_333, 1_333], [1], 1n)
  // Three times 1.333, each floored alone, would be 3.
  expect(payoutOfTicket(ticketAt([1_334, 1_333, 1_333], [1], 1n), [won, won, won])).toBe(4n)
  expect(payoutOfTicket(ticket, [won, won, won])).toBe(3n)
})

describe('bankers', () => {
  // One banker and two of three others: 8.8494 + 6.93504 + 8.09088 times 10,000.
  const ticket = ticketAt([1_720, 2_100, 2_450, 1_920], [3], 10_000n, 1)
  test('are in every line', () => {
    expect(lineCount(ticket)).toBe(3n)
    expect(possibleWinOf(ticket)).toBe(238_753n)
    expect(payoutOfTicket(ticket, [won, won, won, lost])).toBe(88_494n)
    expect(payoutOfTicket(ticket, [lost, won, won, won])).toBe(0n)
    expect(payoutOfTicket(ticket, [voided, won, won, lost])).toBe(51_450n)
  })
  test('one of the others lost pays between the worst and the best of them', () => {
    expect(payoutsWithLost(ticket, 1)).toEqual({ least: 69_350n, most: 88_494n })
    expect(payoutsWithLost(ticket, 0)).toEqual({ least: 238_753n, most: 238_753n })
    expect(() => payoutsWithLost(ticket, 4)).toThrow(RangeError)
  })
})

test('the price of a ticket is that of its lines on average, floored', () => {
  expect(priceOfSlip(ticketAt([1_720, 2_100, 2_450], [3]))).toBe(8_849n)
  expect(priceOfSlip(ticketAt([1_720, 2_100, 2_450, 1_920], [3], 1n, 1))).toBe(7_958n)
})

test('a few lines of many are shown without making the others', () => {
  const lines = linesOfSlip(ticketAt(Array(20).fill(1_500), [10]))
  expect(lines.next().value).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(lines.next().value).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10])
})

test('twenty selections cost no enumeration', () => {
  const ticket = ticketAt(Array(20).fill(1_500), [10], 1n)
  expect(ticket.stake).toBe(184_756n)
  expect(possibleWinOf(ticket)).toBe((184_756n * 15n ** 10n) / 10n ** 10n)
})

test('random tickets and results pay what the model pays, and again after each correction', {
  timeout: TIMEOUT_MS,
}, () => {
  const property = fc.property(
    anyTicket(8).chain((ticket) => {
      const { length } = ticket.selections
      const results = fc.array(anyResult, { minLength: length, maxLength: length })
      const corrections = fc.array(fc.tuple(fc.nat(length - 1), anyResult), { maxLength: 3 })
      return fc.tuple(fc.constant(ticket), results, corrections)
    }),
    ([ticket, first, corrections]) => {
      expect(problemOfTicket(ticket)).toBeNull()
      const lines = linesOf(modelLegs(ticket, first), ticket.sizes)
      expect(lineCount(ticket)).toBe(BigInt(lines.length))
      expect([...linesOfSlip(ticket)].map(String).sort()).toEqual(lines.map(String).sort())
      const perLine = ticket.stake / BigInt(lines.length)
      const most = possibleWinOf(ticket)
      const results = [...first]
      for (const [at, result] of [null, ...corrections].map((one) => one ?? ([-1, won] as const))) {
        if (at >= 0) results[at] = result
        const payout = payoutOfTicket(ticket, results)
        expect(payout).toBe(modelPayout(modelLegs(ticket, results), ticket.sizes, perLine))
        expect(payout).toBeLessThanOrEqual(most)
      }
    },
  )
  fc.assert(property, { numRuns: TICKETS })
})

test('a part of the results leaves the others won', () => {
  const ticket = ticketAt([2_000, 3_000, 1_500], [2, 3])
  expect(possibleWinOf(ticket, [lost, null, null])).toBe(4_500n)
  expect(possibleWinOf(ticket, [null, voided, null])).toBe(2_000n + 3_000n + 1_500n + 3_000n)
  expect(() => possibleWinOf(ticket, [null])).toThrow(RangeError)
  expect(() => payoutOfTicket({ ...ticket, stake: 4_001n }, [won, won, won])).toThrow(RangeError)
  expect(() => payoutOfTicket(ticket, [won, won, shared(0)])).toThrow(RangeError)
})
