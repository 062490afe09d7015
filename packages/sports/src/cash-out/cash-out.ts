import type { OutcomeResult } from '../market.ts'
import { lineCount } from '../ticket/lines.ts'
import { type Factor, factorOf, returnOfLines, stakePerLine } from '../ticket/payout.ts'
import type { Ticket } from '../ticket/ticket.ts'

/**
 * How a leg stands now. `open`: its price at this moment in thousandths, at least 1,000: the fair one where the source gives it, or else the one that is offered, whose margin then
 * adds to the value.
 */
export type LegNow = { is: 'decided'; result: OutcomeResult } | { is: 'open'; price: number } | { is: 'suspended' }

const THOUSAND = 1_000
const BASIS_POINTS = 10_000

/**
 * What a ticket is worth now, less the margin, floored: the payout to be expected where an open leg wins once in `price` times. Null where nothing is offered: a leg is suspended, none
 * is open, or it is worth nothing. Never more than the ticket can still pay, since no price is below 1. Throws RangeError for one that is, another number of legs, or a margin that is none.
 */
export const cashOutOf = (ticket: Ticket, legs: readonly LegNow[], marginBp: number): bigint | null => {
  if (!Number.isInteger(marginBp) || marginBp < 0 || marginBp > BASIS_POINTS)
    throw new RangeError(`a margin of ${marginBp} basis points`)
  if (legs.length !== ticket.selections.length)
    throw new RangeError(`${legs.length} of ${ticket.selections.length} legs`)
  const isOffered = legs.some(({ is }) => is === 'open') && legs.every(({ is }) => is !== 'suspended')
  if (!isOffered) return null
  const factors = legs.map((leg, index) => factorNow(ticket.selections[index]?.price ?? 0, leg))
  const { over, under } = returnOfLines(ticket, factors)
  const value = (stakePerLine(ticket) * over * BigInt(BASIS_POINTS - marginBp)) / (under * BigInt(BASIS_POINTS))
  return value > 0n ? value : null
}

/** Of an open leg what it pays times how likely it wins. */
const factorNow = (accepted: number, leg: LegNow): Factor => {
  if (leg.is === 'decided') return factorOf(accepted, leg.result)
  const price = leg.is === 'open' ? leg.price : 0
  if (!Number.isSafeInteger(price) || price < THOUSAND) throw new RangeError(`a price of ${price} now`)
  return { over: BigInt(accepted), under: BigInt(price) }
}

/** Stakes that may be cashed out apart from the rest: multiples of `step`, from `step` to `most`. Null where lines cannot be divided further. */
export const cashOutParts = (ticket: Ticket): { step: bigint; most: bigint } | null => {
  const step = lineCount(ticket)
  return ticket.stake > step ? { step, most: ticket.stake - step } : null
}

/**
 * A part of the stake is cashed out, and the rest goes on as a ticket of its own. Both together are never worth more than the whole. Null as with `cashOutOf`; throws RangeError for a
 * part that is none of `cashOutParts`.
 */
export const cashOutPart = (
  ticket: Ticket,
  legs: readonly LegNow[],
  marginBp: number,
  part: bigint,
): { paid: bigint; rest: Ticket } | null => {
  const parts = cashOutParts(ticket)
  if (parts === null || part < parts.step || part > parts.most || part % parts.step !== 0n)
    throw new RangeError(`a part of ${part} of ${ticket.stake}`)
  const paid = cashOutOf({ ...ticket, stake: part }, legs, marginBp)
  return paid === null ? null : { paid, rest: { ...ticket, stake: ticket.stake - part } }
}
