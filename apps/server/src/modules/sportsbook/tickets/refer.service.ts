import { moneyOf, type ResultCode, sportPrice, sportProduct } from '@maru/contract'
import { possibleWinOf } from '@maru/sports'
import type { StaffCtx } from '../../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { record } from '../../audit/index.ts'
import { lockPurses, memberPurse, post } from '../../ledger/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { fairPrice, givesEdge, isNear } from '../office/board/price.rules.ts'
import { delayOf } from '../rules/limit.rules.ts'
import { judgeSlip, refusalOfStake, type SlipFacts, selectionsNow } from './judge.rules.ts'
import { submitTicket } from './place.service.ts'
import { slipFactsOf } from './quote.service.ts'
import { askedOf, pricedSlip, sharedEventsOf } from './slip.rules.ts'
import type { StoredTicket } from './stored-ticket.ts'
import { findReferred, findTicket, lockTickets, setOffer } from './ticket.repository.ts'
import { wordsOfLegs } from './words.service.ts'

export type Referred = { memberId: number; ticketId: string }

/** Tickets that wait for a trader, the oldest first. */
export const referredTickets = findReferred

/** By which the audit names a ticket. */
export const targetOf = ({ memberId, ticketId }: Referred): string => `member:${memberId} ticket:${ticketId}`

/**
 * A trader takes the ticket as it stands. In steps, as a call of the back office that runs in steps: it is decided by the bet writer, with all checks anew. Throws the code that stands against
 * it; the ticket then waits on.
 */
export const acceptReferred = async (ctx: StaffCtx, of: Referred, services: Services): Promise<void> => {
  const stored = await find(ctx, of)
  const words = await wordsOfLegs(ctx, stored.legs)
  await audited(ctx, 'sportsbook.accept-ticket', of, { stake: stored.stake }, () =>
    submitTicket(ctx, of.memberId, { verb: 'accept', ticketId: of.ticketId, by: 'trader', words }, services),
  )
}

/** The stake returns. In steps. */
export const rejectReferred = async (
  ctx: StaffCtx,
  of: Referred & { reason: string },
  services: Services,
): Promise<void> => {
  const { stake } = await find(ctx, of)
  await audited(ctx, 'sportsbook.reject-ticket', of, { stake, reason: of.reason }, () =>
    submitTicket(ctx, of.memberId, { verb: 'refuse', ticketId: of.ticketId, code: 'B6024', of: 'any' }, services),
  )
}

/** Noted where nobody can say why: a lock, a connection, the end of the process that decides. */
const UNKNOWN: ResultCode = 'E001'

/** What staff do is noted before it is done, so that nothing is done without a note; that it was refused, or failed, after it. */
const audited = async (
  ctx: StaffCtx,
  action: string,
  of: Referred,
  after: unknown,
  act: () => Promise<ResultCode | undefined>,
): Promise<void> => {
  const target = targetOf(of)
  await ctx.inOwnTransaction((own) => record(own, { action, target, before: null, after }))
  const noteRefused = (code: ResultCode) =>
    ctx.inOwnTransaction((own) => record(own, { action: `${action}-refused`, target, before: null, after: { code } }))
  const code = await act().catch(async (error: unknown) => {
    await noteRefused(error instanceof Refusal ? error.code : UNKNOWN)
    throw error
  })
  if (!code) return
  await noteRefused(code)
  throw new Refusal(code)
}

export type Offering = Referred & { stake: number; prices: readonly number[]; seconds: number }
const LEAST_SECONDS = 5
const MOST_SECONDS = 300

/**
 * Offers the member another stake, not above what was asked for, or other prices, for a time; none that would give the member the edge, which takes two of the staff at the board, and without `sports.rules` none further above
 * what is shown than the board allows. Throws the code by which the member would be refused: such an offer could not be taken. What is held above the offered stake returns at once. One transaction: under the locks of the purses,
 * as whatever else decides over the ticket.
 */
export const offerReferred = async (ctx: StaffCtx, asked: Offering): Promise<void> => {
  const { memberId, ticketId, stake, prices, seconds } = asked
  await lockPurses(ctx, [memberId])
  const key = { siteId: ctx.siteId, memberId, ticketId }
  const [stored] = await lockTickets(ctx, [key])
  if (!stored) throw new Refusal('N404')
  if (stored.state !== 'referred') throw new Refusal('B6028')
  if (!isPossible(stored, asked)) throw new Refusal('B6025')
  const facts = await slipFactsOf(ctx, key, askedOf(stored))
  if (isDelayed(facts)) throw new Refusal('B6025')
  const seen = selectionsNow(askedOf(stored), facts).map(({ price }) => price ?? 0)
  if (seen.some((price) => price === 0)) throw new Refusal('B6021')
  if (areTooHigh(stored, facts, { prices, seen, mayGoFar: ctx.who.permissions.includes('sports.rules') }))
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'prices', problem: 'far' }] })
  const refusal = refusalOfOffer(stored, facts, asked)
  if (refusal) throw new Refusal(refusal)
  const rest = stored.stake - stake
  if (rest > 0) {
    const currency = await siteCurrency(ctx)
    await post(ctx, {
      kind: 'stake-released',
      currency,
      from: memberPurse(memberId, 'held'),
      to: memberPurse(memberId, 'cash'),
      amount: moneyOf(currency, rest),
      key: `ticket:${memberId}:lower:${ticketId}`,
      reference: `round:${sportProduct}:${stored.number}`,
    })
  }
  const until = new Date(ctx.now.getTime() + seconds * 1_000)
  const possibleWin = possibleWinOfOffer(stored, facts, asked)
  await setOffer(ctx, key, { stake, prices: [...prices], seen, possibleWin }, until)
  ctx.emit('sportsbook.tickets-changed', { tickets: [{ ...key, state: 'offered' }] })
  await record(ctx, {
    action: 'sportsbook.offer-ticket',
    target: targetOf(asked),
    before: { stake: stored.stake, prices: stored.legs.map(({ price }) => price) },
    after: { stake, prices, seconds },
  })
}

/** At the offered stake and prices; selections of one event at their common price. */
const possibleWinOfOffer = (
  stored: StoredTicket,
  { joint }: Pick<SlipFacts, 'joint'>,
  { stake, prices }: Pick<Offering, 'stake' | 'prices'>,
): number => {
  const priced = pricedSlip(askedOf(stored), prices, joint)
  return priced ? Number(possibleWinOf({ ...priced.slip, stake: BigInt(stake) })) : stored.possibleWin
}

/** Of a live event nothing is offered: an offer is taken without a delay. */
const isDelayed = ({ rules, factor, markets }: Pick<SlipFacts, 'rules' | 'factor' | 'markets'>): boolean =>
  delayOf(
    rules,
    factor,
    markets.flatMap((market) => (market ? [market.now] : [])),
  ) > 0

/** With what a member who accepts the offer now would be refused. */
const refusalOfOffer = (
  stored: StoredTicket,
  facts: SlipFacts,
  { stake, prices }: Pick<Offering, 'stake' | 'prices'>,
): ResultCode | undefined => {
  const judged = judgeSlip(askedOf(stored), facts, prices)
  return typeof judged === 'string' ? judged : refusalOfStake(judged, stake)
}

/** By the board's tolerance and its rule of who may pass it: who takes a price above the fair one could cash out at once for more than the stake. */
const areTooHigh = (
  { legs }: StoredTicket,
  { markets }: Pick<SlipFacts, 'markets'>,
  { prices, seen, mayGoFar }: { prices: readonly number[]; seen: readonly number[]; mayGoFar: boolean },
): boolean =>
  legs.some(({ outcome }, i) => {
    const [now, price = 0, shown = 0] = [markets[i]?.now, prices[i], seen[i]]
    const at = now?.outcomes.findIndex(({ id }) => id === outcome) ?? -1
    const fair = now && at >= 0 ? fairPrice(now, at) : null
    return price > shown && (mayGoFar ? givesEdge(price, shown, fair) : !isNear(price, shown, fair))
  })

/** Selections of one event pay their common price, so single prices of them cannot be offered. */
const areApart = (stored: StoredTicket, prices: readonly number[]): boolean => {
  const shared = sharedEventsOf(askedOf(stored))
  return stored.legs.every(({ eventId, price }, i) => prices[i] === price || !shared.includes(eventId))
}

const isPossible = (stored: StoredTicket, { stake, prices, seconds }: Offering): boolean =>
  Number.isSafeInteger(stake) &&
  stake > 0 &&
  stake <= stored.stake &&
  stake % stored.lines === 0 &&
  prices.length === stored.legs.length &&
  prices.every((price) => sportPrice.safeParse(price).success) &&
  areApart(stored, prices) &&
  seconds >= LEAST_SECONDS &&
  seconds <= MOST_SECONDS

const find = async (ctx: StaffCtx, { memberId, ticketId }: Referred): Promise<StoredTicket> => {
  const stored = await findTicket(ctx, memberId, ticketId)
  if (!stored) throw new Refusal('N404')
  return stored
}
