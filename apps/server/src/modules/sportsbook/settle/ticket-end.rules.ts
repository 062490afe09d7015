import { type Factor, factorOf, type KnownResult, payoutOfFactors, type Ticket } from '@maru/sports'
import { type AskedSelection, pricedSlip } from '../tickets/slip.rules.ts'
import { knownResultOf, type LegState } from './leg-result.rules.ts'

/** A selection as it was accepted, and what became of it. */
export type TicketLeg = AskedSelection & LegState
/** `stake`: what of it was not cashed out. `sameEventPrices`: what selections of one event pay together, in thousandths, by the event's id. */
export type RunningTicket = {
  sizes: readonly number[]
  stake: number
  sameEventPrices: Readonly<Record<string, number>> | null
  legs: readonly TicketLeg[]
}
/** What a ticket pays in whole units of its currency. `void`: all of it comes back as it was staked, because nothing of it was decided. */
export type TicketEnd = { is: 'open' } | { is: 'void' | 'paid'; payout: number }

/**
 * What a ticket comes to once that is certain, floored once: a lost leg may end it while others are open, and so may a system whose open legs stand only in lost lines. Throws RangeError for a
 * ticket that should have been refused.
 */
export const endOf = (ticket: RunningTicket): TicketEnd => {
  const known = ticket.legs.map(knownResultOf)
  const least = payoutWith(ticket, known, 'lost')
  if (known.includes(null) && least !== payoutWith(ticket, known, 'won')) return { is: 'open' }
  const isVoid = ticket.legs.every(({ state }) => state === 'void')
  return { is: isVoid ? 'void' : 'paid', payout: least }
}

/** The most that it can still pay. */
export const mostOf = (ticket: RunningTicket): number => mostWith(ticket, ticket.legs.map(knownResultOf))

/** The most that it pays if its legs come to this; null: not decided. */
export const mostWith = (ticket: RunningTicket, known: readonly KnownResult[]): number =>
  payoutWith(ticket, known, 'won')

/** `open`: as what an open leg counts. */
const payoutWith = (ticket: RunningTicket, known: readonly KnownResult[], open: 'won' | 'lost'): number => {
  const { whole, partOf } = pricedTicket(ticket)
  const factors = whole.selections.map(({ price }, part): Factor => {
    const legs = ticket.legs.flatMap(({ price: own }, i) =>
      partOf[i] === part ? [factorWith(known[i] ?? null, own, open)] : [],
    )
    return legs.length === 1 ? (legs[0] as Factor) : factorTogether(legs, price)
  })
  const payout = Number(payoutOfFactors(whole, factors))
  if (!Number.isSafeInteger(payout)) throw new RangeError(`a payout of ${payout}`)
  return payout
}

/** The ticket with those selections of one event as one that are priced together; `partOf`: in which one each leg stands. */
export const pricedTicket = ({ sizes, stake, sameEventPrices, legs }: RunningTicket) => {
  const joint = new Map(Object.entries(sameEventPrices ?? {}).map(([event, price]) => [Number(event), price]))
  const priced = pricedSlip(
    { selections: legs, sizes },
    legs.map(({ price }) => price),
    joint,
  )
  if (!priced) throw new RangeError('selections of one event without a price')
  const whole: Ticket = { ...priced.slip, stake: BigInt(stake) }
  return { whole, partOf: priced.partOf }
}

const won = { voidHalves: 0, result: 1, sharedBy: 1 } as const
const lost = { voidHalves: 0, result: 0, sharedBy: 1 } as const

const factorWith = (known: KnownResult, price: number, open: 'won' | 'lost'): Factor & { isWon: boolean } => {
  const result = known ?? (open === 'won' ? won : lost)
  const isWon = result.voidHalves === 0 && result.result === 1 && result.sharedBy === 1
  return { ...factorOf(price, result), isWon }
}

const THOUSAND = 1_000n

/**
 * Of selections of one event: their common price where all have won in full, nothing where one is lost. Where one is void, halved or shared, that price is none of theirs: each counts by its own
 * then, but all of them no more than the common price.
 */
const factorTogether = (legs: readonly (Factor & { isWon: boolean })[], price: number): Factor => {
  const common = { over: BigInt(price), under: THOUSAND }
  if (legs.every(({ isWon }) => isWon)) return common
  const product = legs.reduce((all, { over, under }) => ({ over: all.over * over, under: all.under * under }), {
    over: 1n,
    under: 1n,
  })
  return product.over * common.under > common.over * product.under ? common : product
}
