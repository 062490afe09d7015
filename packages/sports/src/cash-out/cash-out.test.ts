import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfLost, lost, voided, won } from '../market/line.ts'
import { lineCount } from '../ticket/lines.ts'
import { possibleWinOf } from '../ticket/payout.ts'
import { anyResult, anyTicket, modelLegs, ticketAt } from '../ticket/ticket.fixture.ts'
import { modelExpectation } from './cash-out.model.ts'
import { cashOutOf, cashOutPart, cashOutParts, type LegNow } from './cash-out.ts'

/** Every night a tenth of 100,000: each goes through every way in which open legs can end. */
const TICKETS = Math.ceil(Number(process.env.MODEL_COMMANDS ?? 2_000) / 10)
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + TICKETS * 500
const open = (price: number): LegNow => ({ is: 'open', price })
const decided = (result: typeof won): LegNow => ({ is: 'decided', result })
const suspended: LegNow = { is: 'suspended' }

test.each<[string, number[], number[], LegNow[], number, bigint | null]>([
  ['a single as it was', [2_000], [1], [open(2_000)], 0, 1_000n],
  ['a single that does well', [2_000], [1], [open(1_250)], 0, 1_600n],
  ['a single that does badly', [2_000], [1], [open(8_000)], 0, 250n],
  ['less a margin, floored', [2_000], [1], [open(1_300)], 500, 1_461n],
  ['an accumulator with a leg won', [2_000, 3_000], [2], [decided(won), open(2_000)], 0, 3_000n],
  ['an accumulator with a leg void', [2_000, 3_000], [2], [decided(voided), open(2_000)], 0, 1_500n],
  ['an accumulator with a leg half lost', [2_000, 3_000], [2], [decided(halfLost), open(2_000)], 0, 750n],
  ['an accumulator that is lost', [2_000, 3_000], [2], [decided(lost), open(2_000)], 0, null],
  ['a system with a leg lost', [2_000, 3_000, 4_000], [2], [decided(lost), open(1_500), open(2_000)], 0, 4_000n],
  ['a suspended leg', [2_000, 3_000], [2], [decided(won), suspended], 0, null],
  ['a suspended leg beside an open one', [2_000, 3_000], [1], [open(1_500), suspended], 0, null],
  ['nothing open', [2_000], [1], [decided(won)], 0, null],
  ['worth less than a won', [1_010], [1], [open(100_000_000)], 0, null],
  ['all of it is the margin', [2_000], [1], [open(2_000)], 10_000, null],
  ['certain now', [2_000], [1], [open(1_000)], 0, 2_000n],
])('%s', (_, prices, sizes, legs, marginBp, value) => {
  expect(cashOutOf(ticketAt(prices, sizes), legs, marginBp)).toBe(value)
})

test('random tickets are worth what the model expects, and no more than they can pay', { timeout: TIMEOUT_MS }, () => {
  const property = fc.property(
    anyTicket(6).chain((ticket) => {
      const leg = fc.oneof(
        fc.integer({ min: 1_000, max: 20_000 }).map(open),
        anyResult.map((result) => decided(result)),
      )
      const { length } = ticket.selections
      return fc.tuple(fc.constant(ticket), fc.array(leg, { minLength: length, maxLength: length }))
    }),
    fc.integer({ min: 0, max: 2_000 }),
    fc.nat(),
    ([ticket, legs], marginBp, share) => {
      const results = legs.map((leg) => (leg.is === 'decided' ? leg.result : null))
      const model = modelLegs(
        ticket,
        results.map((result) => result ?? won),
      ).map((leg, index) => {
        const now = legs[index]
        return now?.is === 'open' ? { ...leg, now: now.price } : leg
      })
      const [over, under] = modelExpectation(model, ticket.sizes)
      const perLine = ticket.stake / lineCount(ticket)
      const expected = (perLine * over * BigInt(10_000 - marginBp)) / (under * 10_000n)
      const isOpen = legs.some(({ is }) => is === 'open')
      const value = cashOutOf(ticket, legs, marginBp)
      expect(value).toBe(isOpen && expected > 0n ? expected : null)
      expect(value ?? 0n).toBeLessThanOrEqual(possibleWinOf(ticket, results))
      const parts = cashOutParts(ticket)
      if (parts === null || value === null) return
      const part = parts.step * ((BigInt(share) % (parts.most / parts.step)) + 1n)
      const divided = cashOutPart(ticket, legs, marginBp, part)
      const rest = cashOutOf(divided?.rest ?? ticket, legs, marginBp) ?? 0n
      if (divided !== null) expect(divided.paid + rest).toBeLessThanOrEqual(value)
    },
  )
  fc.assert(property, { numRuns: TICKETS })
})

test('a part is a whole stake of every line, and leaves one', () => {
  const ticket = ticketAt([2_000, 3_000, 4_000], [2], 5n)
  const legs = [open(2_000), open(3_000), open(4_000)]
  expect(cashOutParts(ticket)).toEqual({ step: 3n, most: 12n })
  expect(cashOutPart(ticket, legs, 0, 6n)).toEqual({ paid: 6n, rest: { ...ticket, stake: 9n } })
  for (const part of [0n, -3n, 4n, 15n, 18n]) expect(() => cashOutPart(ticket, legs, 0, part)).toThrow(RangeError)
  expect(cashOutParts(ticketAt([2_000, 3_000, 4_000], [2], 1n))).toBeNull()
})

test('what is no price, no margin or no leg is an error', () => {
  const ticket = ticketAt([2_000], [1])
  for (const price of [999, 0, -1, 1_500.5, Number.NaN])
    expect(() => cashOutOf(ticket, [open(price)], 0)).toThrow(RangeError)
  for (const marginBp of [-1, 10_001, 0.5]) expect(() => cashOutOf(ticket, [open(1_500)], marginBp)).toThrow(RangeError)
  expect(() => cashOutOf(ticket, [], 0)).toThrow(RangeError)
})
