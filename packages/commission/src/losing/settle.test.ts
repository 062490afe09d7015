import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustmentOf, type LosingLine, losingLineOf, type Negative } from './settle.ts'

const WHOLE = 10_000n
const weight = fc.integer({ min: -50_000_000, max: 50_000_000 }).map(BigInt)
const anyPeriods = fc.array(fc.record({ ofPeriod: weight, late: weight }), { minLength: 1, maxLength: 8 })

/** Period after period; what came late for the one before is an adjustment of the next. */
const linesOf = (periods: readonly { ofPeriod: bigint; late: bigint }[], negative: Negative): LosingLine[] => {
  const lines: LosingLine[] = []
  for (const [at, { ofPeriod }] of periods.entries()) {
    const before = lines.at(-1)
    const adjustments = before ? adjustmentOf(before, periods[at - 1]?.late ?? 0n, negative) : 0n
    lines.push(losingLineOf({ ofPeriod, adjustments, carriedIn: before?.carriedOut ?? 0n }, negative))
  }
  return lines
}

test('what is carried is lost by nobody: payments and the last carry are all periods together, less a won for each at most', () => {
  fc.assert(
    fc.property(anyPeriods, (periods) => {
      const lines = linesOf(periods, 'carry')
      const played = periods.reduce(
        (sum, { ofPeriod, late }, at) => sum + ofPeriod + (at < periods.length - 1 ? late : 0n),
        0n,
      )
      const paid = lines.reduce((sum, { amount }) => sum + amount * WHOLE, 0n) + (lines.at(-1)?.carriedOut ?? 0n)
      expect(paid <= played && played < paid + WHOLE * BigInt(periods.length)).toBe(true)
    }),
  )
})

test('a reset costs a partner nothing: in no period has it been paid less than with carrying', () => {
  fc.assert(
    fc.property(anyPeriods, (periods) => {
      const withoutLate = periods.map(({ ofPeriod }) => ({ ofPeriod, late: 0n }))
      const carried = linesOf(withoutLate, 'carry')
      for (const [at, line] of linesOf(withoutLate, 'reset').entries()) {
        expect(line.amount >= (carried[at]?.amount ?? 0n)).toBe(true)
        expect(line.carriedOut).toBe(0n)
      }
    }),
  )
})

test('a payment that a correction takes back is taken back, however negatives are treated', () => {
  for (const negative of ['carry', 'reset'] as const) {
    const [first, second, third] = linesOf(
      [
        { ofPeriod: 100n * WHOLE, late: -300n * WHOLE },
        { ofPeriod: 0n, late: 0n },
        { ofPeriod: 500n * WHOLE, late: 0n },
      ],
      negative,
    )
    expect([first?.amount, second?.amount]).toEqual([100n, 0n])
    // By carrying, the members' wins of the first period come off too; a reset takes back the payment alone.
    expect(third?.amount).toBe(negative === 'carry' ? 200n : 400n)
  }
})

test('corrections of a closed period add up, in whatever parts they come', () => {
  fc.assert(
    fc.property(
      weight,
      weight,
      weight,
      weight,
      fc.constantFrom<Negative>('carry', 'reset'),
      (of, adjusted, one, other, negative) => {
        const closed = { ofPeriod: of, adjustments: adjusted, carriedIn: 0n }
        const first = adjustmentOf(closed, one, negative)
        const second = adjustmentOf({ ...closed, ofPeriod: of + one }, other, negative)
        expect(first + second).toBe(adjustmentOf(closed, one + other, negative))
        const paidBefore = losingLineOf(closed, negative)
        const paidAfter = losingLineOf({ ...closed, ofPeriod: of + one }, negative)
        const difference = paidAfter.amount - paidBefore.amount
        const exact = first + paidBefore.carriedOut - paidAfter.carriedOut
        expect(exact - difference * WHOLE < WHOLE && exact - difference * WHOLE > -WHOLE).toBe(true)
      },
    ),
  )
})
