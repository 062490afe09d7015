import type { OutcomeResult } from '../market.ts'
import { isOneLine, lineCount, type Slip } from './lines.ts'
import type { Selection, Ticket } from './ticket.ts'

/** An exact share, not in lowest terms; `under` is above 0. */
export type Ratio = { over: bigint; under: bigint }
/** Of a selection, what a line with it is multiplied by. */
export type Factor = Ratio

const HALVES = 2n
const THOUSAND = 1_000n

/** void + (1 - void) × result × price ÷ dead heat, exactly. Throws RangeError for a share that is none. */
export const factorOf = (price: number, { voidHalves, result, sharedBy }: OutcomeResult): Factor => {
  if (!Number.isSafeInteger(sharedBy) || sharedBy < 1) throw new RangeError(`a win shared by ${sharedBy}`)
  const shares = BigInt(sharedBy)
  const lively = HALVES - BigInt(voidHalves)
  return {
    over: BigInt(voidHalves) * THOUSAND * shares + lively * BigInt(result) * BigInt(price),
    under: HALVES * THOUSAND * shares,
  }
}

/** What a leg is that has won in full. */
const inFull = ({ price }: Selection): Factor => ({ over: BigInt(price), under: THOUSAND })
const nothing: Factor = { over: 0n, under: 1n }

/**
 * What all lines together bring back of the stake of one, exactly: the sum over the lines of the products of their factors. The lines are not enumerated: with factors a/d the
 * coefficient of x^k in the product of (d + a × x) is the sum over all choices of k, times all d.
 */
export const returnOfLines = (slip: Slip, factors: readonly Factor[]): Ratio => {
  const { selections, sizes } = slip
  if (isOneLine(slip)) return productOf(selections.length, factors)
  const longest = Math.max(...sizes)
  let product = 1n
  let under = 1n
  let bankers = 0
  let coefficients = [1n]
  for (const [index, { isBanker }] of selections.entries()) {
    const { over, under: divisor } = factors[index] ?? nothing
    under *= divisor
    if (isBanker) {
      product *= over
      bankers++
    } else coefficients = timesFactor(coefficients, over, divisor, longest)
  }
  const sum = sizes.reduce((all, size) => all + (coefficients[size - bankers] ?? 0n), 0n)
  return { over: product * sum, under }
}

const productOf = (count: number, factors: readonly Factor[]): Ratio => {
  let { over, under } = factors[0] ?? nothing
  for (let i = 1; i < count; i++) {
    const factor = factors[i] ?? nothing
    over *= factor.over
    under *= factor.under
  }
  return { over, under }
}

/** The polynomial times (divisor + over × x), as far as it is needed. */
const timesFactor = (coefficients: readonly bigint[], over: bigint, divisor: bigint, longest: number): bigint[] =>
  Array.from({ length: Math.min(coefficients.length, longest) + 1 }, (_, power) => {
    const same = (coefficients[power] ?? 0n) * divisor
    return power === 0 ? same : same + (coefficients[power - 1] ?? 0n) * over
  })

/** The stake of one line. Throws RangeError for a ticket that should have been refused. */
export const stakePerLine = (ticket: Ticket): bigint => {
  const lines = lineCount(ticket)
  if (lines === 0n || ticket.stake <= 0n || ticket.stake % lines !== 0n)
    throw new RangeError(`a stake of ${ticket.stake} on ${lines} lines`)
  return ticket.stake / lines
}

/** What a ticket pays, in won, floored once for the ticket. `results`: of each selection. */
export const payoutOfTicket = (ticket: Ticket, results: readonly OutcomeResult[]): bigint =>
  payoutOfFactors(ticket, factorsOf(ticket, results))

export const payoutOfFactors = (ticket: Ticket, factors: readonly Factor[]): bigint => {
  const { over, under } = returnOfLines(ticket, factors)
  return (stakePerLine(ticket) * over) / under
}

/** Null for a selection that is not decided: its factor is then that of a win in full. */
export type KnownResult = OutcomeResult | null

export const factorsOf = ({ selections }: Slip, known: readonly KnownResult[]): Factor[] => {
  if (known.length !== selections.length) throw new RangeError(`${known.length} results of ${selections.length} legs`)
  return selections.map((selection, index) => {
    const result = known[index] ?? null
    return result === null ? inFull(selection) : factorOf(selection.price, result)
  })
}

/**
 * What a ticket pays if every selection that is not decided wins in full; also where two of them, in lines of their own, cannot both. It never pays more. Throws RangeError
 * where a number of results is missing.
 */
export const possibleWinOf = (ticket: Ticket, known: readonly KnownResult[] = noneKnown(ticket)): bigint =>
  payoutOfFactors(ticket, factorsOf(ticket, known))

/** The price of a ticket as a whole, its possible win ÷ its stake, in thousandths, floored: for people, and for the terms of a wager. A payout is never computed from it. */
export const priceOfSlip = (slip: Slip): bigint => {
  const { over, under } = returnOfLines(slip, factorsOf(slip, noneKnown(slip)))
  return (over * THOUSAND) / (under * lineCount(slip))
}

const noneKnown = ({ selections }: Slip): null[] => selections.map(() => null)

/** What a ticket pays if so many selections are lost and all others win, by which they are: the least and the most. Bankers are lost with it all, so they are not counted. */
export const payoutsWithLost = (ticket: Ticket, lost: number): { least: bigint; most: bigint } => {
  const others = ticket.selections
    .map(({ isBanker, price }, index) => ({ isBanker, price, index }))
    .filter(({ isBanker }) => !isBanker)
    .sort((one, other) => one.price - other.price)
    .map(({ index }) => index)
  if (!Number.isInteger(lost) || lost < 0 || lost > others.length) throw new RangeError(`${lost} lost`)
  const without = (gone: readonly number[]) =>
    payoutOfFactors(
      ticket,
      ticket.selections.map((selection, index) => (gone.includes(index) ? nothing : inFull(selection))),
    )
  return { least: without(others.slice(others.length - lost)), most: without(others.slice(0, lost)) }
}
