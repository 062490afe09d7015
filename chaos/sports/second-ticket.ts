import type { Result, Said, Ticket } from './evidence.ts'

/** What a ticket comes to by the README of the sportsbook alone, line by line and in fractions of whole numbers; it shares no code with the server. Undefined: it depends on what is open. */
export const secondPayout = (ticket: Ticket, said: ReadonlyMap<string, Said>): number | undefined => {
  const results = ticket.legs.map(({ event, outcome }) => resultOf(said.get(event), outcome, ticket.placedAt))
  const ends = new Set(waysOf(results).map((way) => payoutOf(ticket, way)))
  return ends.size === 1 ? [...ends][0] : undefined
}

const voided: Result = { voidHalves: 2, result: 0, sharedBy: 1 }
const lost: Result = { voidHalves: 0, result: 0, sharedBy: 1 }
const won: Result = { voidHalves: 0, result: 1, sharedBy: 1 }

/** Undefined: it waits. */
export const resultOf = (said: Said | undefined, outcome: string, placedAt: number): Result | undefined => {
  const { allAt, windows } = said?.voided ?? { allAt: null, windows: [] }
  // What is settled after all of it was cancelled counts.
  const isSettledSince = said?.settled?.results && said.settled.at > (allAt ?? 0)
  if (allAt !== null && !isSettledSince) return voided
  if (windows.some(([from, until]) => placedAt >= from && placedAt < until)) return voided
  return said?.settled?.results?.[outcome]
}

/** Every way in which what is open can end. */
const waysOf = (results: readonly (Result | undefined)[]): Result[][] =>
  results.reduce<Result[][]>(
    (ways, result) =>
      ways.flatMap((way) =>
        result
          ? [[...way, result]]
          : [
              [...way, won],
              [...way, lost],
            ],
      ),
    [[]],
  )

const payoutOf = ({ legs, sizes, stake }: Ticket, results: readonly Result[]): number => {
  const lines: number[][] = []
  for (let choice = 1; choice < 2 ** legs.length; choice++) {
    const line = legs.flatMap((_, i) => (Math.floor(choice / 2 ** i) % 2 === 1 ? [i] : []))
    if (sizes.includes(line.length) && legs.every(({ isBanker }, i) => !isBanker || line.includes(i))) lines.push(line)
  }
  // Of all lines over one divisor: 2,000 × sharedBy for each leg.
  const divisors = results.map(({ sharedBy }) => 2_000n * BigInt(sharedBy))
  const all = divisors.reduce((product, divisor) => product * divisor, 1n)
  const sum = lines.reduce((total, line) => {
    const rest = divisors.reduce((product, divisor, i) => (line.includes(i) ? product : product * divisor), 1n)
    return total + line.reduce((product, i) => product * multiplier(legs[i]?.price ?? 0, results[i] ?? lost), rest)
  }, 0n)
  return Number((BigInt(stake) * sum) / (BigInt(lines.length) * all))
}

/** In parts of 2,000 × sharedBy. */
const multiplier = (price: number, { voidHalves, result, sharedBy }: Result): bigint =>
  BigInt(voidHalves) * 1_000n * BigInt(sharedBy) + BigInt((2 - voidHalves) * result * price)
