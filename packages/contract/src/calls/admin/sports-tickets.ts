import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace } from '../../paging.ts'
import { sportCodes, sportEventId, sportLegOut, sportPricePolicies, sportTicketStates } from '../../sport.ts'

const none = z.object({})
const instant = z.string()
const count = z.number().int()
const read = { method: 'GET', permission: 'sports.read', params: none, body: none } as const

/** How much of the limits of its level a member has, in basis points, and how many seconds its live delay is longer. */
export const sportFactor = z.object({
  factorBp: z.number().int().min(0).max(100_000),
  delaySeconds: z.number().int().min(0).max(30),
})

/** A member as traders see it. Nickname and name are empty for staff who may not read members. */
export const sportBettor = sportFactor.extend({
  memberId: count,
  memNick: z.string(),
  memId: z.string(),
  level: count,
  openTickets: count,
  /** What the member won from the book in the last 90 days, below zero where it lost; without what is open. */
  won: sumOut,
})
export type SportBettor = z.output<typeof sportBettor>

export const ofSportTicket = { memberId: idInPath, ticketId: z.uuid().toLowerCase() }
/** A selection as traders see it: what it was before a correction, the results of its event say. */
export const sportDeskLeg = sportLegOut.omit({ stateBefore: true })
export type SportDeskLeg = z.output<typeof sportDeskLeg>

/** What every list of the desk says of a ticket. */
export const sportTicketRow = z.object({
  memberId: count,
  ticketId: z.uuid(),
  /** By which members and staff speak of it. */
  number: count,
  state: z.enum(sportTicketStates),
  /** Why it was refused; null else. */
  code: z.string().nullable(),
  stake: sumOut,
  /** What it pays at most; of a settled one what it paid. */
  possibleWin: sumOut,
  lines: count,
  sizes: z.array(count),
  sentAt: instant,
})

/** What a trader offers instead. */
export const sportOfferOut = z.object({ until: instant, stake: sumOut, prices: z.array(count) })

const whole = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0)
export const sportTicketFilter = z.object({
  state: z.enum(['', ...sportTicketStates]).default(''),
  sport: z.enum(['', ...sportCodes]).default(''),
  eventId: z.union([z.literal(''), sportEventId]).default(''),
  memberId: whole,
  number: whole,
  /** Of whole units of the site's currency. */
  leastStake: whole,
  /** '1': with an event that had begun. */
  live: z.enum(['', '1']).default(''),
  /** Of refusal. */
  code: z.union([z.literal(''), z.string().regex(/^[A-Z]\d{3,4}$/)]).default(''),
})
export type SportTicketFilter = z.output<typeof sportTicketFilter>

const streamedTicket = sportTicketRow.extend({
  memNick: z.string(),
  isLive: z.boolean(),
  /** Of the whole, in thousandths. */
  price: count,
  legs: count,
  /** What its first selection is on. */
  event: z.string(),
  market: z.string(),
  outcome: z.string(),
})
export type StreamedTicket = z.output<typeof streamedTicket>

/**
 * Tickets of the site, the newest first. `before`: what the page before answered as `next`; '' begins with the newest. Of rare ones a page may hold fewer than `size`, or none, and go on:
 * it has looked back to `lookedTo`.
 */
export const sportDeskTickets = defineAdminCall({
  ...read,
  path: '/admin/api/sports/tickets',
  query: sportTicketFilter.extend(adminPlace.shape),
  data: z.object({ rows: z.array(streamedTicket), next: z.string().nullable(), lookedTo: instant.nullable() }),
  refusals: [],
})

/** What a ticket takes up of what the book may lose. `loss`: of the ticket; `open`: of all; `most`: the limit. */
const ticketExposure = z.object({
  kind: z.enum(['outcome', 'event', 'competition']),
  name: z.string(),
  loss: sumOut,
  open: sumOut,
  most: sumOut,
})

export const sportHistoryKinds = [
  'sent',
  'accepted',
  'offered',
  'rejected',
  'tried',
  'cash-out',
  'settled',
  'cancelled',
  'corrected',
  'reopened',
] as const
/** `by`: of the staff; null: the member, the book by itself, or a feed. `tried`: refused with `code`; null: never done. */
const ticketStep = z.object({
  at: instant,
  kind: z.enum(sportHistoryKinds),
  by: z.string().nullable(),
  sum: sumOut.nullable(),
  code: z.string().nullable(),
  reason: z.string().nullable(),
})
export type SportTicketStep = z.output<typeof ticketStep>

export const sportTicketFile = sportTicketRow.extend({
  member: sportBettor,
  product: z.enum(['sports', 'e-sports']),
  pricePolicy: z.enum(sportPricePolicies),
  rulesVersion: z.string(),
  /** Of its wager in the member's history; null: it is none. */
  betIdx: z.string().nullable(),
  placedAt: instant.nullable(),
  settledAt: instant.nullable(),
  payout: sumOut,
  cashedStake: sumOut,
  cashedPaid: sumOut,
  offer: sportOfferOut.nullable(),
  /** `resultVersion` 0: no result has come to it. */
  legs: z.array(sportDeskLeg.extend({ resultVersion: count })),
  isExposed: z.boolean(),
  exposure: z.array(ticketExposure),
  cashOuts: z.array(
    z.object({
      at: instant,
      state: z.enum(['waiting', 'done', 'refused']),
      code: z.string().nullable(),
      paid: sumOut.nullable(),
      ofStake: sumOut.nullable(),
    }),
  ),
  /** Oldest first. */
  history: z.array(ticketStep),
})
export type SportTicketFile = z.output<typeof sportTicketFile>

export const sportDeskTicket = defineAdminCall({
  ...read,
  path: '/admin/api/sports/ticket',
  query: z.object(ofSportTicket),
  data: sportTicketFile,
  refusals: ['STAFF_NOT_FOUND'],
})

/** A factor that another of the staff has to confirm, because the member could stake more than its level. */
const factorRequest = z.object({
  requestId: count,
  wanted: sportFactor,
  reason: z.string(),
  staffName: z.string(),
  /** Asked for by who reads this. */
  isOwn: z.boolean(),
  askedAt: instant,
})

/** A member of the book, who changed its factor, newest first, and what waits for a second. */
export const sportMember = defineAdminCall({
  ...read,
  path: '/admin/api/sports/members/:memberId',
  params: z.object({ memberId: idInPath }),
  query: none,
  data: z.object({
    member: sportBettor,
    changes: z.array(sportFactor.extend({ at: instant, by: z.string(), reason: z.string() })),
    request: factorRequest.nullable(),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** `was`: what the trader saw; STAFF_CONFLICT where another was faster, or another factor waits for a second. */
export const sportFactorSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/sports/members/:memberId/factor',
  permission: 'sports.rules',
  params: z.object({ memberId: idInPath }),
  query: none,
  body: sportFactor.extend({ was: sportFactor, reason: staffReason }),
  /** `requestId`: it raises the factor above the limits of the level, so another of the staff confirms it first. */
  data: z.object({ requestId: count.nullable() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})

const decideFactor = (act: 'confirm' | 'drop') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/sports/factor-requests/:requestId/${act}`,
    permission: 'sports.rules',
    params: z.object({ requestId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT'],
  })
/** By another of the staff than who asked. STAFF_CONFLICT: the factor changed since. */
export const sportFactorConfirm = decideFactor('confirm')
/** By anybody, also by who asked. */
export const sportFactorDrop = decideFactor('drop')
