import fc from 'fast-check'
import type { OutcomeResult } from '../market.ts'
import { lineCount } from './lines.ts'
import type { ModelLeg } from './ticket.model.ts'
import type { Selection, Ticket } from './ticket.ts'

/** Selections of events of their own at these prices; the first ones are bankers. */
export const selectionsAt = (prices: readonly number[], bankers = 0): Selection[] =>
  prices.map((price, index) => ({
    event: `event ${index}`,
    market: '1',
    outcome: '1',
    price,
    ...(index < bankers ? { isBanker: true } : {}),
  }))

export const ticketAt = (
  prices: readonly number[],
  sizes: readonly number[],
  perLine = 1_000n,
  bankers = 0,
): Ticket => {
  const selections = selectionsAt(prices, bankers)
  return { selections, sizes, stake: perLine * lineCount({ selections, sizes }) }
}

export const anyResult: fc.Arbitrary<OutcomeResult> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<OutcomeResult>({ voidHalves: 0, result: 1, sharedBy: 1 }) },
  fc.record({
    voidHalves: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    result: fc.constantFrom<0 | 1>(0, 1),
    sharedBy: fc.integer({ min: 1, max: 4 }),
  }),
)

const anyPrice = fc.oneof(fc.integer({ min: 1_010, max: 5_000 }), fc.integer({ min: 1_010, max: 1_000_000 }))

/** A ticket that can be placed, of at most so many selections. */
export const anyTicket = (most: number): fc.Arbitrary<Ticket> =>
  fc
    .record({
      prices: fc.array(anyPrice, { minLength: 1, maxLength: most }),
      bankers: fc.nat(3),
      sizes: fc.uniqueArray(fc.nat(most), { minLength: 1, maxLength: most }),
      perLine: fc.bigInt({ min: 1n, max: 1_000_000n }),
    })
    .map(({ prices, bankers, sizes, perLine }) => {
      const firm = Math.min(bankers, prices.length)
      const free = prices.length - firm
      const fitting = new Set(sizes.map((size) => (free === 0 ? firm : firm + 1 + (size % free))))
      return ticketAt(prices, [...fitting], perLine, firm)
    })

export const modelLegs = ({ selections }: Ticket, results: readonly OutcomeResult[]): ModelLeg[] =>
  selections.map(({ price, isBanker = false }, index) => ({
    price,
    banker: isBanker,
    ...(results[index] ?? { voidHalves: 0, result: 0, sharedBy: 1 }),
  }))
