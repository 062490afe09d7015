import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { sportMarketKey } from '../../sport.ts'
import { sportDeskEvent, sportEventNumber, sportTyped } from './sports-results.ts'

const none = z.object({})
const instant = z.string()
const count = z.number().int()
const act = { method: 'POST', permission: 'sports.results', params: none, query: none } as const
const eventId = sportEventNumber

/**
 * `result`: another result; markets that are void stay so. `void`: of one market or, without `market`, of all; `since`: only bets accepted from then on. A void of all suspends the event at every site. `restore`: a void goes,
 * and the newest result counts.
 */
export const sportChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('result'), eventId, ...sportTyped }),
  z.object({
    kind: z.literal('void'),
    eventId,
    market: sportMarketKey.nullable(),
    since: z.iso.datetime().nullable(),
  }),
  z.object({ kind: z.literal('restore'), eventId, market: sportMarketKey.nullable() }),
])
export type SportChange = z.output<typeof sportChange>

/** `ended`: a ticket was open and ends; `opened`: it waits again; `cashed`: it was paid before its end, and stays. `stuck`: bonus money cannot be taken back, so it stays as it is. */
export const sportChangeGroups = [
  'won-lost',
  'lost-won',
  'changed',
  'ended',
  'opened',
  'unchanged',
  'cashed',
  'stuck',
] as const
export type SportChangeGroup = (typeof sportChangeGroups)[number]

const said = z.object({
  kind: z.enum(['settled', 'void', 'open']),
  isPartlyVoid: z.boolean(),
  winners: z.array(z.string()),
})
export type SportSaid = z.output<typeof said>
export const sportPreview = z.object({
  markets: z.array(z.object({ key: sportMarketKey, name: z.string(), before: said, after: said })),
  /** One of each site that has tickets. `moved`: what members get more; below zero: what comes back from them. */
  books: z.array(
    z.object({
      siteId: count,
      site: z.string(),
      currency: z.string(),
      tickets: count,
      members: count,
      moved: sumOut,
      groups: z.array(z.object({ group: z.enum(sportChangeGroups), tickets: count, moved: sumOut })),
      /** Members whose cash does not cover what comes back, and by how much: they owe it. */
      shortMembers: count,
      short: sumOut,
    }),
  ),
  /** Of what it says but for the cash of members, which moves all the time. Sums that differ by a hundredth of what moves count as seen. */
  seen: z.string(),
})
export type SportPreview = z.output<typeof sportPreview>

/** So long with some dozens of sites. */
const sportChangeSeen = z.string().max(2_000)

const changeRefusals = ['STAFF_NOT_FOUND', 'STAFF_INVALID', 'STAFF_STATUS_ORDER', 'STAFF_FORBIDDEN'] as const
/** What a change would come to now; no markets: nothing would change. Changes nothing itself. STAFF_STATUS_ORDER: a result of an event that is not over. */
export const sportChangePreview = defineAdminCall({
  ...act,
  path: '/admin/api/sports/results/preview',
  body: sportChange,
  data: sportPreview,
  refusals: changeRefusals,
})
/** Sends a change to a second person. STAFF_STATUS_ORDER: nothing would change. STAFF_CONFLICT: another of the same event waits, or what it comes to is not what was `seen` any more. */
export const sportChangeAsk = defineAdminCall({
  ...act,
  path: '/admin/api/sports/results/changes',
  body: z.object({ change: sportChange, reason: staffReason, seen: sportChangeSeen }),
  data: z.object({ changeId: count }),
  refusals: [...changeRefusals, 'STAFF_CONFLICT'],
})

export const sportChangeStates = ['waiting', 'confirmed', 'done', 'dropped', 'expired'] as const
const changeRow = z.object({
  changeId: count,
  event: sportDeskEvent,
  change: sportChange,
  reason: z.string(),
  state: z.enum(sportChangeStates),
  /** As it was seen last; books of the sites that who reads it works for. */
  preview: sportPreview,
  /** The feed has said something of these markets since it was asked for. */
  hasFeedSpoken: z.boolean(),
  /** The feed has settled a market since that these staff hold void. It counts once the void is taken back. */
  isFeedUnfollowed: z.boolean(),
  askedBy: z.string(),
  askedAt: instant,
  /** Asked for by who reads it: another has to confirm it. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Of `tickets` those that have followed, once it is confirmed: for staff of every site. Tickets are those of the sites that who reads it works for. */
  followed: count.nullable(),
  tickets: count,
})
export type SportChangeRow = z.output<typeof changeRow>
/** Those that wait, the newest first, and the last ones that were decided. */
export const sportChanges = defineAdminCall({
  method: 'GET',
  permission: 'sports.read',
  params: none,
  query: none,
  body: none,
  path: '/admin/api/sports/results/changes',
  data: z.object({ mayDecide: z.boolean(), rows: z.array(changeRow) }),
  refusals: [],
})
const ofChange = { params: z.object({ changeId: idInPath }) } as const
/** `changed`: it comes to something else than what was `seen`; nothing is done, and the new preview is to be seen first. STAFF_FORBIDDEN: whoever asked for it. */
export const sportChangeConfirm = defineAdminCall({
  ...act,
  ...ofChange,
  path: '/admin/api/sports/results/changes/:changeId/confirm',
  body: z.object({ seen: sportChangeSeen }),
  data: z.object({ state: z.enum(['confirmed', 'changed']), preview: sportPreview }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_STATUS_ORDER', 'STAFF_INVALID'],
})
/** By anybody, also by who asked. */
export const sportChangeDrop = defineAdminCall({
  ...act,
  ...ofChange,
  path: '/admin/api/sports/results/changes/:changeId/drop',
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN'],
})
