import type { BodyOf, DataOf, ResultCode, sportAnswerOffer, sportPlace } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { cashNow, TryLater } from '../../ledger/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { wordsOf } from '../../sportsdata/index.ts'
import type { WriterAnswer } from '../../wagers/index.ts'
import { countTicketCall } from './call-limit.service.ts'
import type { TicketOutcome } from './decide.rules.ts'
import type { TicketOperation } from './operation.ts'
import { mostNow } from './quote.service.ts'
import { shownTicket } from './shown.service.ts'
import { type AskedTicket, areNamed, isImpossible, slipOf } from './slip.rules.ts'
import { findTicket } from './ticket.repository.ts'
import { ticketsOf } from './ticket-source.ts'
import { namedLegs, wordsOfLegs } from './words.service.ts'

const CODES: Partial<Record<string, ResultCode>> = {
  maintenance: 'B0093',
  'other-content': 'K409',
  'unknown-ticket': 'N404',
  gone: 'B6028',
  'limit-reached': 'B1003',
  'not-enough-money': 'B6000',
  'wrong-amount': 'B6030',
}

/** Undefined: it was done. */
export const codeOfOutcome = (outcome: WriterAnswer<TicketOutcome>['outcome']): ResultCode | undefined =>
  outcome === 'done' ? undefined : (CODES[outcome] ?? (outcome as ResultCode))

/** Hands an operation to the writer of the process. Throws E002 when too much waits. */
export const submitTicket = async (
  ctx: Ctx,
  memberId: number,
  operation: TicketOperation,
  services: Services,
): Promise<ResultCode | undefined> => {
  const { outcome } = await ticketsOf(services)
    .submit({ siteId: ctx.siteId, memberId, currency: await siteCurrency(ctx) }, operation)
    .catch((error: unknown) => {
      if (error instanceof TryLater) throw new Refusal('E002', {}, undefined, 1)
      throw error
    })
  return codeOfOutcome(outcome)
}

const PRICE_CODES: readonly ResultCode[] = ['B6020', 'B6021']
const LIMIT_CODES: readonly ResultCode[] = ['B6001', 'B6002', 'B6003', 'B6022']

/** Places one ticket. Refused, the answer's detail says what would be accepted. */
export const placeTicket = async (
  ctx: MemberCtx,
  asked: BodyOf<typeof sportPlace>,
  services: Services,
): Promise<DataOf<typeof sportPlace>> => {
  countTicketCall(ctx, services)
  const { stake, pricePolicy } = asked
  const ticket: AskedTicket = { ...slipOf(asked), ticketId: asked.ticketId.toLowerCase(), stake, pricePolicy }
  if (isImpossible(ticket)) throw new Refusal('B6025')
  if (!areNamed(ticket)) throw new Refusal('B6021')
  const { memberId } = ctx.who
  const words = await wordsOf(ticket.selections, ctx)
  const code = await submitTicket(ctx, memberId, { verb: 'place', ticket, words: namedLegs(words) }, services)
  if (code) {
    const now = PRICE_CODES.includes(code) || LIMIT_CODES.includes(code) ? await mostNow(ctx, ticket) : undefined
    throw new Refusal(code, {
      ticket: null,
      ...(now ? { selections: now.selections } : {}),
      mostStake: LIMIT_CODES.includes(code) ? (now?.mostStake ?? null) : null,
      ...(await cashNow(ctx, memberId)),
    })
  }
  const shown = await shownTicket(ctx, ticket.ticketId, words)
  return {
    ticket: shown,
    selections: shown.legs.map(({ priceNow }) => ({ price: priceNow, isActive: priceNow !== null })),
    mostStake: null,
    ...(await cashNow(ctx, memberId)),
  }
}

/** Takes or declines what a trader offers. */
export const answerOffer = async (
  ctx: MemberCtx,
  { ticketId: asked, isTaken }: BodyOf<typeof sportAnswerOffer>,
  services: Services,
): Promise<DataOf<typeof sportAnswerOffer>> => {
  countTicketCall(ctx, services)
  const { memberId } = ctx.who
  const ticketId = asked.toLowerCase()
  const stored = await findTicket(ctx, memberId, ticketId)
  if (!stored) throw new Refusal('N404')
  const operation: TicketOperation = isTaken
    ? { verb: 'accept', ticketId, by: 'member', words: await wordsOfLegs(ctx, stored.legs) }
    : { verb: 'refuse', ticketId, code: 'B6024', of: 'offered' }
  const code = await submitTicket(ctx, memberId, operation, services)
  if (code) throw new Refusal(code)
  return { ticket: await shownTicket(ctx, ticketId), ...(await cashNow(ctx, memberId)) }
}
