import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { careNoteKinds, limitKinds, limitPeriods, pauseKinds, realityMinutes, warningSigns } from '../../protection.ts'
import { exclusionLength, limitChangeOut, limitOut, pauseOut, timeOutLength } from '../member/protection.ts'

const none = z.object({})
const params = z.object({ memberId: idInPath })
const named = z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) })
const change = { method: 'POST', permission: 'protection.decide', params, query: none, data: none } as const

/** As last night found them. `count`: how often the sign was seen, or how many times the usual week the last one came to. */
const warning = z.object({
  score: z.number().int(),
  signs: z.array(z.object({ sign: z.enum(warningSigns), points: z.number().int(), count: z.number().int() })),
  scoredAt: z.string(),
})
const careNote = z.object({
  kind: z.enum(careNoteKinds),
  text: z.string(),
  score: z.number().int().nullable(),
  at: z.string(),
  /** '' where it was the member. */
  staffName: z.string(),
})

/** Members with early-warning signs, those with the most points first. */
export const warningList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/protection/warnings',
  permission: 'members.read',
  params: none,
  /** `least`: points. `contacted`: whether staff have noted a contact in the last 30 days. */
  query: adminPlace.extend({
    sign: z.enum(['', ...warningSigns]).default(''),
    least: z.coerce.number().int().min(0).max(1_000).default(0),
    contacted: z.enum(['', 'yes', 'no']).default(''),
  }),
  body: none,
  data: adminRowsOf(
    warning.extend({
      memberId: z.number().int(),
      memNick: z.string(),
      pause: pauseOut.nullable(),
      contactedAt: z.string().nullable(),
    }),
  ),
  refusals: [],
})

/** Members who asked for help and whom nobody has noted a contact with since, longest wait first; a hundred at most. */
export const helpAskedList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/protection/help-asked',
  permission: 'members.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    rows: z.array(
      z.object({
        memberId: z.number().int(),
        memNick: z.string(),
        askedAt: z.string(),
        score: z.number().int().nullable(),
      }),
    ),
  }),
  refusals: [],
})

/** What the site does by itself. */
const protectionOptions = z.object({
  /** Ledger units that are lost on a day before a member pauses; 0: nobody pauses. Whole won, euro or dollars. */
  coolingLoss: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  coolingHours: z.number().int().min(1).max(72),
  /** 0: none, unless the member chose. */
  realityCheckMinutes: z
    .number()
    .int()
    .refine((minutes) => minutes === 0 || (minutes >= realityMinutes.least && minutes <= realityMinutes.most)),
  helpLine: z.string().max(20),
  helpLink: z.url({ protocol: /^https$/ }).nullable(),
})
export const protectionOptionsShow = defineAdminCall({
  method: 'GET',
  path: '/admin/api/protection/options',
  permission: 'members.read',
  params: none,
  query: none,
  body: none,
  data: protectionOptions,
  refusals: [],
})
/** Only what differs is changed and audited. */
export const protectionOptionsSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/protection/options',
  permission: 'protection.options',
  params: none,
  query: none,
  body: protectionOptions,
  data: none,
  refusals: ['STAFF_INVALID'],
})

/** How a member is protected, for staff. */
export const protectionFile = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/protection',
  permission: 'members.read',
  params,
  query: none,
  body: none,
  data: z.object({
    limits: z.array(limitOut),
    /** The newest hundred. */
    limitChanges: z.array(limitChangeOut.extend({ staffName: z.string(), reason: z.string() })),
    pause: pauseOut.nullable(),
    /** Newest first. `staffName`: who set it, '' where it was the member or the site's rule. */
    pauses: z.array(
      z.object({
        kind: z.enum(pauseKinds),
        beganAt: z.string(),
        endsAt: z.string(),
        staffName: z.string(),
        reason: z.string(),
        /** Who of the staff asked to lift it, and whether that was who reads this; null: nobody. */
        liftAsked: z.object({ staffName: z.string(), reason: z.string(), isOwn: z.boolean() }).nullable(),
        liftedAt: z.string().nullable(),
      }),
    ),
    netDeposits: z.number().int(),
    warning: warning.nullable(),
    /** Newest first; a hundred at most. */
    notes: z.array(careNote),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Tightens at once. A looser limit waits a day, and another of the staff confirms it. `amount` null: no limit. */
export const protectionSetLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit',
  body: named.extend({
    amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
    reason: staffReason,
  }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** By another of the staff than who asked. */
export const protectionConfirmLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit/confirm',
  body: named,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_FORBIDDEN'],
})
/** The limit stays as it is, whoever asked for a looser one. */
export const protectionKeepLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit/keep',
  body: named,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})

/** Noted for good; it is never changed or deleted. */
export const protectionNote = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/note',
  body: z.object({ kind: z.enum(['note', 'contact']), text: writtenText(2, 1_000) }),
  refusals: ['STAFF_NOT_FOUND'],
})

const because = z.object({ reason: staffReason })
/** For a member who asks for it, or must be protected. Holds at once; nobody shortens it. */
export const protectionTimeOut = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/time-out',
  body: because.extend({ hours: timeOutLength }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
export const protectionExclude = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/exclude',
  body: because.extend({ months: exclusionLength }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** The first of two, after the end of a self-exclusion. */
export const protectionAskLift = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/lift',
  body: because,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** The second of two. */
export const protectionConfirmLift = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/lift/confirm',
  body: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_FORBIDDEN'],
})
