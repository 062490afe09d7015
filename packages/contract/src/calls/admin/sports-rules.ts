import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sportCodes, sportEventId } from '../../sport.ts'
import { mostRulesBytes, sportBookRules } from '../../sport-rules.ts'

const none = z.object({})
const read = { method: 'GET', permission: 'sports.read', params: none, body: none } as const
const version = z.number().int().min(0).max(1_000_000)
const instant = z.string()

/** Rules that another of the staff has to confirm, because they let the book lose more. */
const rulesRequest = z.object({
  requestId: z.number().int(),
  /** The version that they are a change of. */
  after: version,
  rules: sportBookRules,
  reason: z.string(),
  staffName: z.string(),
  /** Asked for by who reads this. */
  isOwn: z.boolean(),
  askedAt: instant,
})
export type SportRulesRequest = z.output<typeof rulesRequest>

/** What is in force. `version` 0: the standard, which nobody changed. */
export const sportRules = defineAdminCall({
  ...read,
  path: '/admin/api/sports/rules',
  query: none,
  data: z.object({
    version,
    rules: sportBookRules,
    request: rulesRequest.nullable(),
    /** That there are to name in a rule: those with events to come, and those that rules name. */
    competitions: z.array(z.object({ id: z.number().int(), sport: z.enum(sportCodes), name: z.string() })),
  }),
  refusals: [],
})

/** A new version. `version`: the one that was changed; STAFF_CONFLICT where another is in force by now, or other rules wait for a second. */
export const sportRulesSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/sports/rules',
  permission: 'sports.rules',
  params: none,
  query: none,
  body: z.object({ version, rules: sportBookRules, reason: staffReason }),
  takesBodyOf: mostRulesBytes,
  /** `requestId`: it lets the book lose more, so another of the staff confirms it first. */
  data: z.object({ version, requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

const decide = (act: 'confirm' | 'drop') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/sports/rule-requests/:requestId/${act}`,
    permission: 'sports.rules',
    params: z.object({ requestId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT'],
  })
/** By another of the staff than who asked. STAFF_CONFLICT: the rules changed since. */
export const sportRulesConfirm = decide('confirm')
/** By anybody, also by who asked. */
export const sportRulesDrop = decide('drop')

/** Versions, the newest first. `before`: older than this one; 0: the newest. */
export const sportRulesHistory = defineAdminCall({
  ...read,
  path: '/admin/api/sports/rules/history',
  query: z.object({ before: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  data: z.object({
    rows: z.array(
      z.object({
        version,
        rules: sportBookRules,
        /** What it changed: the version before it, or the standard. */
        beforeRules: sportBookRules,
        reason: z.string(),
        /** Of both where two decided it; empty: the product itself. */
        staffName: z.string(),
        createdAt: instant,
      }),
    ),
    next: version.nullable(),
  }),
  refusals: [],
})

const price = z.number().int().nullable()
const sampleMarket = z.object({
  marketKey: z.string(),
  name: z.string(),
  marginBp: z.number().int(),
  /** Which of the rules hold, from 0; null: none does. */
  margin: z.number().int().nullable(),
  shift: z.number().int().nullable(),
  limit: z.number().int().nullable(),
  /** In thousandths: what these rules make of them, without what traders set for the event. Null: not offered. */
  outcomes: z.array(z.object({ id: z.string(), name: z.string(), price, probabilityBp: price })),
})
export type SportSampleMarket = z.output<typeof sampleMarket>
const sampleEvent = z.object({
  eventId: sportEventId,
  sport: z.enum(sportCodes),
  competitionId: z.number().int(),
  name: z.string(),
  competition: z.string(),
  startsAt: instant,
  isLive: z.boolean(),
})
export type SportSampleEvent = z.output<typeof sampleEvent>

/** Events that rules can be tried on: of each sport the next few. */
export const sportRulesSamples = defineAdminCall({
  ...read,
  path: '/admin/api/sports/rules/samples',
  query: none,
  data: z.object({ rows: z.array(sampleEvent) }),
  refusals: [],
})

/** What rules would make of an event, saved or not. */
export const sportRulesTry = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sports/rules/try',
  permission: 'sports.read',
  params: none,
  query: none,
  body: z.object({ eventId: sportEventId, rules: sportBookRules.pick({ margins: true, shifts: true, limits: true }) }),
  takesBodyOf: mostRulesBytes,
  data: z.object({ markets: z.array(sampleMarket) }),
  refusals: ['STAFF_NOT_FOUND'],
})
