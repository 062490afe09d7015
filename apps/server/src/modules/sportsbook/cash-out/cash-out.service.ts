import { cashOf, sportProduct } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type BatchPoster, createBatchPoster, lockPurses } from '../../ledger/index.ts'
import { nameOfMarket, newestResults } from '../../sportsdata/index.ts'
import { settleWagers } from '../../wagers/index.ts'
import type {} from '../events.ts'
import { lowerExposure, releaseExposure } from '../exposure/exposure.repository.ts'
import { delayOf } from '../rules/limit.rules.ts'
import { legBy } from '../settle/leg-result.rules.ts'
import { writeTickets } from '../settle/ticket.repository.ts'
import type { RunningTicket, TicketLeg } from '../settle/ticket-end.rules.ts'
import type { OfferOfCashOut } from '../tickets/cash-out-offer.ts'
import { loadSlips } from '../tickets/facts.service.ts'
import type { AskedSlip } from '../tickets/slip.rules.ts'
import type { StoredTicket } from '../tickets/stored-ticket.ts'
import { lockTickets } from '../tickets/ticket.repository.ts'
import { type CashOut, endCashOut, findCashOut, hasWaiting, insertCashOut } from './cash-out.repository.ts'
import { type CashOutOffer, cashValueOf, offerOf } from './cash-out.rules.ts'
import { cashOutRule } from './standard.rules.ts'

export type CashOutAsked = Pick<CashOut, 'memberId' | 'cashOutId' | 'ticketId' | 'stake' | 'leastValue'>
/** `N404`: no such ticket. `K409`: the id was another cash-out's. `B6026`: it is worth less now. `B6027`: it cannot be cashed out, or not in these parts. */
export type CashOutRefusal = 'N404' | 'K409' | 'B6026' | 'B6027'
/** `waiting`: the delay of a live event runs. */
export type CashOutAnswer =
  | { state: 'done' | 'waiting'; doneAt: Date | null }
  | { state: 'refused'; code: CashOutRefusal }

/** Of one process and database. */
const posters = new WeakMap<Config, BatchPoster>()
const posterOf = ({ config }: Ctx): BatchPoster => {
  const known = posters.get(config) ?? createBatchPoster()
  posters.set(config, known)
  return known
}

const SECOND_MS = 1_000

/** What a page is shown of it; null also of a ticket that is not open. */
export const shownOfferOf: OfferOfCashOut = (ticket, markets) => {
  const offer = ticket.state === 'accepted' ? offerOf(runningOf(ticket), markets) : null
  return offer && sumsOf(offer)
}

const sumsOf = ({ value, step, most }: CashOutOffer) => ({
  value: cashOf(value),
  step: step === null ? null : cashOf(step),
  most: most === null ? null : cashOf(most),
})

const slipOf = ({ sizes, legs }: StoredTicket): AskedSlip => ({ sizes, selections: legs })

/** What a trader offered above what the book showed is paid by results alone: at once it would be money for nothing. */
const runningOf = ({ sizes, stake, cashedStake, sameEventPrices, legs, offer }: StoredTicket): RunningTicket => ({
  sizes,
  stake: stake - cashedStake,
  sameEventPrices,
  legs: (legs as readonly TicketLeg[]).map((leg, i) =>
    leg.state === 'open' ? { ...leg, price: Math.min(leg.price, offer?.seen[i] ?? leg.price) } : leg,
  ),
})

/**
 * Cashes a ticket out, whole or a part of its stake, in the transaction of `ctx`: at once, or when the delay has ended where an event of it is live. The same `cashOutId` again answers what became
 * of it. What was refused at once leaves nothing.
 */
export const askCashOut = async (ctx: Ctx, asked: CashOutAsked): Promise<CashOutAnswer> => {
  const { memberId, cashOutId, ticketId, stake, leastValue } = asked
  await lockPurses(ctx, [memberId])
  const known = await findCashOut(ctx, memberId, cashOutId)
  if (known) {
    const isSame = known.ticketId === ticketId && known.stake === stake && known.leastValue === leastValue
    return isSame ? answerOf(known) : { state: 'refused', code: 'K409' }
  }
  const judged = await judge(ctx, asked)
  if ('code' in judged) return { state: 'refused', code: judged.code }
  if (await hasWaiting(ctx, memberId, ticketId)) return { state: 'refused', code: 'B6027' }
  const dueAt = new Date(ctx.now.getTime() + judged.delaySeconds * SECOND_MS)
  await insertCashOut(ctx, asked, dueAt, cashOutRule.version)
  if (judged.delaySeconds > 0) return { state: 'waiting', doneAt: null }
  const code = await pay(ctx, asked, judged)
  if (code) throw new Error(`a cash-out was not paid: ${code}`)
  return { state: 'done', doneAt: ctx.now }
}

const answerOf = ({ state, code, doneAt }: CashOut): CashOutAnswer =>
  state === 'refused' ? { state, code: code as CashOutRefusal } : { state, doneAt }

/** One whose delay has ended: everything is looked at again. Whatever became of it meanwhile stays. Answers whether it ended now. */
export const endDelay = async (ctx: Ctx, { memberId, cashOutId }: CashOut): Promise<boolean> => {
  await lockPurses(ctx, [memberId])
  const waiting = await findCashOut(ctx, memberId, cashOutId)
  if (waiting?.state !== 'waiting') return false
  const judged = await judge(ctx, waiting)
  const code = 'code' in judged ? judged.code : await pay(ctx, waiting, judged)
  if (code) await endCashOut(ctx, waiting, { code })
  return true
}

/** One that cannot be decided because of a defect: refused, so that it is not tried for ever. */
export const refuseWaiting = async (ctx: Ctx, { memberId, cashOutId }: CashOut): Promise<void> => {
  const waiting = await findCashOut(ctx, memberId, cashOutId)
  if (waiting?.state === 'waiting') await endCashOut(ctx, waiting, { code: 'B6027' })
}

type Judged = { ticket: StoredTicket; value: number; delaySeconds: number }

/** Locks the ticket and holds its markets until the transaction has ended. */
const judge = async (ctx: Ctx, asked: CashOutAsked): Promise<Judged | { code: CashOutRefusal }> => {
  const { memberId, ticketId, stake, leastValue } = asked
  const [ticket] = await lockTickets(ctx, [{ siteId: ctx.siteId, memberId, ticketId }])
  if (!ticket) return { code: 'N404' }
  if (ticket.state !== 'accepted' || ticket.sameEventPrices !== null) return { code: 'B6027' }
  const [slip] = await loadSlips(ctx, [{ siteId: ctx.siteId, memberId, ticket: slipOf(ticket) }], 'share')
  if (!(await hasFollowed(ctx, ticket))) return { code: 'B6027' }
  const markets = slip?.markets ?? []
  const running = runningOf(ticket)
  // All that is left, by its sum or by none.
  const value = cashValueOf(running, markets, stake === running.stake ? null : stake)
  if (value === null) return { code: 'B6027' }
  if (value < leastValue) return { code: 'B6026' }
  const open = markets.flatMap((market, i) => (market && ticket.legs[i]?.state === 'open' ? [market.now] : []))
  return { ticket, value, delaySeconds: slip ? delayOf(slip.rules, slip.factor, open) : 0 }
}

/** Whether its legs are what the newest results say. Its events are held, so no other result comes; one that settlement has not brought to the ticket yet would be paid twice or too much. */
const hasFollowed = async (ctx: Ctx, { legs, placedAt }: StoredTicket): Promise<boolean> => {
  const results = await newestResults(ctx, legs)
  return legs.every((leg) => {
    const result = results.get(nameOfMarket(leg))
    if (!result || !placedAt) return true
    const now = legBy(result, leg.outcome, placedAt)
    return now.state === leg.state && now.sharedBy === leg.sharedBy
  })
}

/**
 * The wager gets what is paid as a payout: it ends with the whole, and stays open after a part, whose rest is settled by its results. Answers why it cannot be paid.
 */
const pay = async (
  ctx: Ctx,
  asked: Pick<CashOut, 'memberId' | 'cashOutId' | 'stake'>,
  { ticket, value }: Judged,
): Promise<CashOutRefusal | undefined> => {
  const { memberId, ticketId, wagerId, placedAt, cashedPaid } = ticket
  if (wagerId === null || placedAt === null) return 'B6027'
  const left = ticket.stake - ticket.cashedStake
  const paidStake = asked.stake ?? left
  const isWhole = paidStake === left
  const end = { is: isWhole ? 'paid' : 'open', payout: cashedPaid + value } as const
  const ref = { memberId, placedAt, wagerId }
  const settled = await settleWagers(ctx, sportProduct, [{ ref, end, legs: [] }], posterOf(ctx))
  if (settled.left.length > 0) return 'B6027'
  const cashed = { cashedStake: ticket.cashedStake + paidStake, cashedPaid: cashedPaid + value }
  const change = { memberId, ticketId, payout: 0, ...cashed }
  const key = { siteId: ctx.siteId, memberId, ticketId }
  // Before it is written that nothing is left of it: what is released is what it takes up now.
  if (isWhole) await releaseExposure(ctx, [key])
  await writeTickets(ctx, [
    isWhole ? { ...change, state: 'cashed', settledAt: ctx.now } : { ...change, state: 'accepted', settledAt: null },
  ])
  if (!isWhole) await lowerExposure(ctx, key, paidStake)
  await endCashOut(ctx, asked, { paid: value, paidStake })
  const state = isWhole ? 'cashed' : 'accepted'
  ctx.emit('sportsbook.tickets-changed', { tickets: [{ ...key, state }] })
  return undefined
}
