import { cashOutOf, cashOutPart, cashOutParts, type LegNow } from '@maru/sports'
import { knownResultOf, type LegState } from '../settle/leg-result.rules.ts'
import { pricedTicket, type RunningTicket } from '../settle/ticket-end.rules.ts'
import type { SelectionMarket } from '../tickets/judge.rules.ts'
import { type CashOutRule, cashOutRule } from './standard.rules.ts'

/** Of an open ticket. `step`: parts of its stake are multiples of it, up to `most`; null where only the whole can be cashed out. */
export type CashOutOffer = { value: number; step: number | null; most: number | null }

/** What is left of the ticket is worth now; null where it cannot be cashed out: a market is not open, or its selections of one event are priced together. */
export const offerOf = (
  ticket: RunningTicket,
  markets: readonly (SelectionMarket | undefined)[],
  rule: CashOutRule = cashOutRule,
): CashOutOffer | null => {
  const value = cashValueOf(ticket, markets, null, rule)
  if (value === null) return null
  const parts = cashOutParts(pricedTicket(ticket).whole)
  return { value, step: parts && Number(parts.step), most: parts && Number(parts.most) }
}

/** The same of a part of its stake; null also where that is none of its parts. */
export const cashValueOf = (
  ticket: RunningTicket,
  markets: readonly (SelectionMarket | undefined)[],
  part: number | null,
  rule: CashOutRule = cashOutRule,
): number | null => {
  if (ticket.sameEventPrices !== null) return null
  const { whole } = pricedTicket(ticket)
  const legs = ticket.legs.map((leg, i) => legNow(leg, leg.outcome, markets[i]))
  const isLive = ticket.legs.some(({ state }, i) => state === 'open' && markets[i]?.now.isLive)
  const marginBp = isLive ? rule.liveMarginBp : rule.marginBp
  if (part === null) return numberOf(cashOutOf(whole, legs, marginBp))
  const parts = cashOutParts(whole)
  const isPart = parts && part >= parts.step && part <= parts.most && BigInt(part) % parts.step === 0n
  return isPart ? numberOf(cashOutPart(whole, legs, marginBp, BigInt(part))?.paid ?? null) : null
}

const numberOf = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))

/**
 * At its fair price, where the source gives all probabilities of the market, or else at that of the site, whose margin then adds to the value. Never below what the site offers: whoever bought above
 * the fair price would be paid the difference at once.
 */
const legNow = (leg: LegState, outcome: string, market: SelectionMarket | undefined): LegNow => {
  const result = knownResultOf(leg)
  if (result) return { is: 'decided', result }
  const offered = market?.site.outcomes.find(({ id }) => id === outcome)
  if (!market?.site.isOpen || !offered?.isActive || offered.price === null) return { is: 'suspended' }
  return { is: 'open', price: Math.max(fairPriceOf(market, outcome) ?? 0, offered.price) }
}

const THOUSAND = 1_000
/** Beyond that a leg is worth next to nothing, and a price is no safe number any more. */
const LEAST_PROBABILITY = 1e-9

/** In thousandths, rounded up: never worth more than it is likely. Probabilities of a feed are rounded, so they are taken by their sum. */
const fairPriceOf = ({ now }: SelectionMarket, outcome: string): number | null => {
  const given = now.outcomes.flatMap(({ probability }) => (probability === null ? [] : [probability]))
  const own = now.outcomes.find(({ id }) => id === outcome)?.probability ?? null
  const sum = given.reduce((all, one) => all + one, 0)
  const winning = Math.round(sum)
  if (own === null || given.length < now.outcomes.length || winning < 1) return null
  const probability = Math.max(LEAST_PROBABILITY, Math.min(1, (own * winning) / sum))
  return Math.max(THOUSAND, Math.ceil(THOUSAND / probability))
}
