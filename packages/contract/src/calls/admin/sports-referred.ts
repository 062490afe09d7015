import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { sumOut } from '../../money.ts'
import { mostSportSelections, sportPrice, sportPricePolicies } from '../../sport.ts'
import { ofSportTicket, sportBettor, sportDeskLeg, sportOfferOut, sportTicketRow } from './sports-tickets.ts'

const none = z.object({})
const instant = z.string()
const count = z.number().int()
const decide = { method: 'POST', permission: 'sports.decide', params: none, query: none, data: none } as const

/** A ticket that waits for a trader. */
export const referredTicket = sportTicketRow.extend({
  /** When it is refused by itself; of an offer, when that runs out. */
  dueAt: instant,
  offer: sportOfferOut.nullable(),
  pricePolicy: z.enum(sportPricePolicies),
  legs: z.array(sportDeskLeg),
  /** Events whose selections pay one common price, which no other single prices can take the place of. */
  sharedEvents: z.array(z.string()),
  member: sportBettor,
  why: z.object({
    /** Stakes of the member above it are referred; what it has open on the same selections is taken off. Null: none are any more. */
    referAbove: sumOut.nullable(),
    mostWin: sumOut,
    /** Other tickets that came in the last twelve minutes with one of its selections. */
    sameSelection: count,
  }),
  /** What stands against accepting it now; null: nothing. */
  refusal: z.string().nullable(),
  /** What could be accepted at the prices of now; null where nothing could. */
  mostStake: sumOut.nullable(),
  /** Of live events nothing is offered. */
  mayOffer: z.boolean(),
})
export type ReferredTicket = z.output<typeof referredTicket>

/** Tickets that wait for a trader, those first that are refused soonest. `total`: of all, also of those that are left off. */
export const sportReferred = defineAdminCall({
  method: 'GET',
  permission: 'sports.read',
  params: none,
  body: none,
  path: '/admin/api/sports/referred',
  query: none,
  data: z.object({ serverTime: instant, total: count, rows: z.array(referredTicket) }),
  refusals: [],
})

/** `detail`: `code` says what stands against it; `by` who of the staff was faster. */
const refusals = ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_CONFLICT', 'STAFF_INVALID'] as const
/** All is checked anew. */
export const sportTicketAccept = defineAdminCall({
  ...decide,
  path: '/admin/api/sports/referred/accept',
  body: z.object(ofSportTicket),
  refusals: [...refusals, 'STAFF_TOO_MANY'],
})
/** The stake returns. */
export const sportTicketReject = defineAdminCall({
  ...decide,
  path: '/admin/api/sports/referred/reject',
  body: z.object({ ...ofSportTicket, reason: staffReason }),
  refusals: [...refusals, 'STAFF_TOO_MANY'],
})
/** A stake that is not larger, or other prices, one for each selection; the member takes it within so many seconds, or the rest of the stake returns too. STAFF_CONFLICT: `code` is what the member would be refused by. */
export const sportTicketOffer = defineAdminCall({
  ...decide,
  path: '/admin/api/sports/referred/offer',
  body: z.object({
    ...ofSportTicket,
    stake: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    prices: z.array(sportPrice).min(1).max(mostSportSelections),
    seconds: z.number().int().min(5).max(300),
  }),
  refusals,
})
