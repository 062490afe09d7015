import {
  cashOf,
  type ResultCode,
  type SportEventState,
  type SportLegOut,
  type SportScoreOut,
  type SportTicketOut,
} from '@maru/contract'
import type { Score } from '@maru/sports'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  earlierResults,
  type MarketNow,
  type MarketResult,
  marketsNow,
  nameOfMarket,
  type SelectionWords,
  wordsOf,
} from '../../sportsdata/index.ts'
import { betIdxOf } from '../../wagers/index.ts'
import { type Lens, lensOf, pricedOf } from '../rules/rules.service.ts'
import { legBy } from '../settle/leg-result.rules.ts'
import { mostOf } from '../settle/ticket-end.rules.ts'
import { cashOutOfferOf } from './cash-out-offer.ts'
import type { StoredLeg, StoredTicket } from './stored-ticket.ts'
import { findTicket } from './ticket.repository.ts'

/** Of each leg, in their order. */
type Words = readonly (SelectionWords | undefined)[]

/** Of the member; throws N404. `known`: the words of its legs, where they were just read. */
export const shownTicket = async (ctx: MemberCtx, ticketId: string, known?: Words): Promise<SportTicketOut> => {
  const stored = await findTicket(ctx, ctx.who.memberId, ticketId)
  if (!stored) throw new Refusal('N404')
  const [shown] = await shownTickets(ctx, [stored], known)
  return shown as SportTicketOut
}

/** As their member sees them, in its language, in their order. */
export const shownTickets = async (
  ctx: MemberCtx,
  tickets: readonly StoredTicket[],
  known?: Words,
): Promise<SportTicketOut[]> => {
  if (tickets.length === 0) return []
  const legs = tickets.flatMap((ticket) => ticket.legs)
  const open = tickets.filter(isOpen)
  const [words, markets, lens, priced, earlier] = await Promise.all([
    known ?? wordsOf(legs, ctx, [ctx.language]),
    marketsNow(
      ctx,
      open.flatMap((ticket) => ticket.legs),
    ),
    lensOf(ctx),
    pricedOf(ctx),
    earlierResults(
      ctx,
      tickets
        .filter(({ placedAt }) => placedAt)
        .flatMap((ticket) => ticket.legs.filter(({ state }) => state !== 'open')),
    ),
  ])
  const selectionOf = (leg: StoredLeg) => {
    const now = markets.get(nameOfMarket(leg))
    return now && { now, site: priced(now) }
  }
  let at = 0
  return tickets.map((ticket) => {
    const own = ticket.legs.map((leg) => ({
      ...shownLeg(ctx, leg, words[at++], markets.get(nameOfMarket(leg)), lens),
      stateBefore: stateBefore(leg, ticket.placedAt, earlier.get(nameOfMarket(leg))),
    }))
    return ticketOf(ticket, own, cashOutOfferOf(ticket, ticket.legs.map(selectionOf)))
  })
}

const isOpen = ({ state }: StoredTicket): boolean => ['waiting', 'referred', 'offered', 'accepted'].includes(state)

/** Of an accepted one by what has become of its legs, and without what was cashed out. */
const possibleWinNow = (ticket: StoredTicket): number => {
  if (ticket.state === 'accepted') return mostOf({ ...ticket, stake: ticket.stake - ticket.cashedStake })
  return isOpen(ticket) ? ticket.possibleWin : ticket.payout
}

const ticketOf = (ticket: StoredTicket, legs: SportLegOut[], cashOut: SportTicketOut['cashOut']): SportTicketOut => {
  const { state, wagerId, placedAt, offer, offerUntil, acceptAt } = ticket
  return {
    ticketId: ticket.ticketId,
    state,
    code: ticket.code as ResultCode | null,
    betIdx: wagerId !== null && placedAt ? betIdxOf({ wagerId, placedAt }) : null,
    sizes: ticket.sizes,
    lines: ticket.lines,
    stake: cashOf(ticket.stake),
    possibleWin: cashOf(possibleWinNow(ticket)),
    payout: cashOf(ticket.payout),
    cashedStake: cashOf(ticket.cashedStake),
    cashedPaid: cashOf(ticket.cashedPaid),
    legs,
    placedAt: (placedAt ?? ticket.createdAt).toISOString(),
    settledAt: ticket.settledAt?.toISOString() ?? null,
    acceptAt: state === 'waiting' ? (acceptAt?.toISOString() ?? null) : null,
    offer:
      state === 'offered' && offer && offerUntil
        ? { until: offerUntil.toISOString(), stake: cashOf(offer.stake), prices: offer.prices }
        : null,
    cashOut,
    rulesVersion: ticket.rulesVersion,
  }
}

/** Of a leg whose result was corrected, where that changed what became of it. */
const stateBefore = (
  leg: StoredLeg,
  placedAt: Date | null,
  earlier: MarketResult | undefined,
): SportLegOut['stateBefore'] => {
  if (!earlier || !placedAt || leg.state === 'open') return null
  const { state } = legBy(earlier, leg.outcome, placedAt)
  return state === 'open' || state === leg.state ? null : state
}

/** As whoever asks reads it. `market`: undefined where it does not matter any more what it is now. */
export const shownLeg = (
  { language }: Pick<Ctx, 'language'>,
  leg: StoredLeg,
  words: SelectionWords | undefined,
  market: MarketNow | undefined,
  lens: Lens,
): Omit<SportLegOut, 'stateBefore'> => {
  const now = market && lens(market).outcomes.find(({ id }) => id === leg.outcome)
  return {
    eventId: String(leg.eventId),
    sport: words?.sport ?? 'soccer',
    competition: words?.competition[language] ?? '',
    home: words?.home[language] ?? '',
    away: words?.away[language] ?? '',
    startsAt: (words?.startsAt ?? new Date(0)).toISOString(),
    eventState: eventStateOf(words?.eventState ?? 'closed'),
    market: leg.marketKey,
    marketName: words?.market[language] ?? leg.marketKey,
    outcome: leg.outcome,
    outcomeName: words?.outcome[language] ?? leg.outcome,
    price: leg.price,
    priceNow: now?.isActive ? now.price : null,
    isBanker: leg.isBanker,
    state: leg.state,
    sharedBy: leg.sharedBy,
    scoreThen: scoreOf(leg.score),
    score: scoreOf(words?.score ?? null),
  }
}

/** As pages call the states of feeds. */
const eventStateOf = (state: SelectionWords['eventState']): SportEventState => {
  if (state === 'notStarted') return 'upcoming'
  return state === 'suspended' || state === 'interrupted' || state === 'delayed' ? 'paused' : state
}

const scoreOf = (score: Score | null): SportScoreOut | null =>
  score && {
    home: score.home,
    away: score.away,
    periods: score.periods.map(({ kind, nr, home, away, ended }) => ({ kind, nr, home, away, ended })),
  }
