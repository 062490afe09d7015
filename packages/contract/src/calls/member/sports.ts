import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { balanceVersion, sumOut } from '../../money.ts'
import { localDateTime, pageInfo, pageNumber } from '../../paging.ts'
import { sportEventId, sportPricePolicies, sportSlipIn, sportTicketOut } from '../../sport.ts'

const count = z.number().int()
const stake = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Of a slip whose price or state is not what the member saw: each selection as it is now, in their order. `price` null: not offered. */
const selectionsNow = z.array(z.object({ price: count.nullable(), isActive: z.boolean() }))

const refusals = [
  'N404',
  'B1001',
  'B1003',
  'B1004',
  'B1005',
  'B1006',
  'B0093',
  'B0095',
  'B6000',
  'B6001',
  'B6002',
  'B6003',
  'B6005',
  'B9999',
  'B6020',
  'B6021',
  'B6022',
  'B6023',
  'B6024',
  'B6025',
  'B6029',
  'B6030',
] as const

/** What a slip would be accepted at now. Asked when selections change, not for every price: those come by the topics. */
export const sportQuote = defineCall({
  path: '/api/sports/quote',
  audience: 'member',
  body: sportSlipIn,
  data: z.object({
    selections: selectionsNow,
    lines: count,
    /** A stake is divided evenly among the lines, so it is a multiple of `lines`: both bounds are (B6030 else). */
    leastStake: sumOut,
    /** 0: none. `limit`: which limit it is, for the text. */
    mostStake: sumOut,
    limit: z.enum(['stake', 'price', 'win', 'outcome', 'event', 'competition']),
    /** Above it a trader decides; null: no stake is referred. */
    referAbove: sumOut.nullable(),
    /** What a line of same-event selections pays instead of the product, rounded down: payouts are of the exact price. Null where there are none; what cannot be priced is refused (B6025). */
    sameEventPrice: count.nullable(),
    /** Seconds that acceptance takes; 0: at once. */
    delaySeconds: count,
  }),
  refusals: [...refusals],
  reads: true,
})

/**
 * Places one ticket. `ticketId` is chosen by the sender and is unique among the tickets of the member: the same one again answers what became of it, and another one of its id is refused
 * (K409). With prices that changed against the policy it is refused (B6020) and `selections` says what they are.
 */
export const sportPlace = defineCall({
  path: '/api/sports/place',
  audience: 'member',
  body: sportSlipIn.extend({ ticketId: z.uuid(), stake, pricePolicy: z.enum(sportPricePolicies) }),
  data: z.object({
    /** Null where it was refused at once. */
    ticket: sportTicketOut.nullable(),
    selections: selectionsNow,
    /** Of a refusal by a limit: what would be accepted. */
    mostStake: sumOut.nullable(),
    cash: sumOut,
    balanceVersion,
  }),
  refusals: ['K409', ...refusals],
})

export const sportTicketViews = ['open', 'settled', 'cash-out', 'all'] as const

/** The member's tickets, newest first. `cash-out`: open ones that can be cashed out now. */
export const sportTickets = defineCall({
  path: '/api/sports/tickets',
  audience: 'member',
  body: z.object({
    view: z.enum(sportTicketViews).default('open'),
    startDate: localDateTime.optional(),
    endDate: localDateTime.optional(),
    page: pageNumber,
  }),
  data: z.object({ list: z.array(sportTicketOut), pageInfo }),
  refusals: [],
  reads: true,
})

export const sportTicket = defineCall({
  path: '/api/sports/ticket',
  audience: 'member',
  body: z.object({ ticketId: z.uuid() }),
  data: z.object({ ticket: sportTicketOut }),
  refusals: ['N404'],
  reads: true,
})

/**
 * Cashes a ticket out, all of it or a part of its stake. `cashOutId` makes it the same one when it is sent again. `value`: what the member saw; where it is less now it is refused (B6026)
 * and `ticket.cashOut` says what it is. With a live event it takes the same delay as placing, and is checked again.
 */
export const sportCashOut = defineCall({
  path: '/api/sports/cashOut',
  audience: 'member',
  body: z.object({ ticketId: z.uuid(), cashOutId: z.uuid(), stake: stake.nullable(), value: stake }),
  data: z.object({ ticket: sportTicketOut, doneAt: z.string().nullable(), cash: sumOut, balanceVersion }),
  refusals: ['N404', 'K409', 'B6026', 'B6027', 'B0093'],
})

/** Takes or declines what a trader offers. */
export const sportAnswerOffer = defineCall({
  path: '/api/sports/answerOffer',
  audience: 'member',
  body: z.object({ ticketId: z.uuid(), isTaken: z.boolean() }),
  data: z.object({ ticket: sportTicketOut, cash: sumOut, balanceVersion }),
  refusals: ['N404', 'B6028', ...refusals],
})

export const sportFavourites = defineCall({
  path: '/api/sports/favourites',
  audience: 'member',
  body: z.object({}),
  data: z.object({ eventIds: z.array(z.string()) }),
  refusals: [],
  reads: true,
})
export const mostSportFavourites = 100

/** Keeps an event among the member's favourites, or not; the hundred newest are kept. */
export const sportFavourite = defineCall({
  path: '/api/sports/favourite',
  audience: 'member',
  body: z.object({ eventId: sportEventId, isOn: z.boolean() }),
  data: z.object({ eventIds: z.array(z.string()) }),
  refusals: ['N404'],
})
