import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pointsOut } from '../../money.ts'
import { adminPage } from '../../paging.ts'
import { earningRules, pointKinds } from '../../points.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'
import { requestKey } from '../../wire.ts'

const none = z.object({})
const params = z.object({ memberId: idInPath })
const request = z.object({ requestId: idInPath })
/** `YYYY-MM-DD` in Seoul, inclusive; '' is open. */
const day = z.union([z.literal(''), z.iso.date()]).default('')

const entry = z.object({
  memberId: z.number().int(),
  memNick: z.string(),
  pointIdx: z.number().int(),
  kind: z.enum(pointKinds),
  /** Below zero where points went. */
  amount: pointsOut,
  balance: pointsOut,
  at: z.string(),
  note: z.string(),
  /** Who of the staff gave or took them; '' where nobody did. */
  staffName: z.string(),
})
export type AdminPointRow = z.output<typeof entry>

/** Points of the whole site, or of one member, the newest first. */
export const adminPointList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/points',
  permission: 'points.read',
  params: none,
  query: adminPage.omit({ page: true }).extend({
    /** What the page before answered as `next`; '' begins with the newest. */
    before: z.string().max(50).default(''),
    from: day,
    until: day,
    kind: z.enum(['', ...pointKinds]).default(''),
    memberId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  body: none,
  /** `total` and `sum`: of everything that was found, not of the page. `next`: what the page after it is asked by; null: there is none. */
  data: z.object({ rows: z.array(entry), next: z.string().nullable(), total: z.number().int(), sum: pointsOut }),
  refusals: [],
})

export const pointWays = ['give', 'take'] as const

/** Gives or takes points by hand. Above a sum that the site sets it waits for another of the staff. `note`: what the member reads. */
export const adminPointMove = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/points',
  permission: 'points.decide',
  params,
  query: none,
  body: z.object({
    way: z.enum(pointWays),
    amount: z.number().int().min(1).max(1_000_000_000),
    note: z.union([z.literal(''), writtenText(1, 100)]),
    reason: staffReason,
    requestKey,
  }),
  data: z.object({ outcome: z.enum(['done', 'waiting']) }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID', 'STAFF_MEMBER_PROTECTED'],
})

/** What waits for a second of the staff. */
export const adminPointRequests = defineAdminCall({
  method: 'GET',
  path: '/admin/api/point-requests',
  permission: 'points.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    rows: z.array(
      z.object({
        requestId: z.number().int(),
        memberId: z.number().int(),
        memNick: z.string(),
        way: z.enum(pointWays),
        amount: pointsOut,
        note: z.string(),
        reason: z.string(),
        staffName: z.string(),
        /** Asked for by who reads this: another must confirm it. */
        isOwn: z.boolean(),
        askedAt: z.string(),
      }),
    ),
  }),
  refusals: [],
})

const decide = (act: 'confirm' | 'drop') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/point-requests/:requestId/${act}`,
    permission: 'points.decide',
    params: request,
    query: none,
    body: none,
    data: none,
    refusals: [
      'STAFF_NOT_FOUND',
      'STAFF_ALREADY_HANDLED',
      'STAFF_FORBIDDEN',
      'STAFF_CONFLICT',
      'STAFF_MEMBER_PROTECTED',
    ],
  })
/** By another of the staff than who asked. */
export const adminPointConfirm = decide('confirm')
/** By anybody, also by who asked. */
export const adminPointDrop = decide('drop')

const version = z.object({
  version: z.number().int(),
  /** From which day of Seoul on they are in force. */
  fromDay: z.string(),
  rules: earningRules,
  changedAt: z.string(),
  staffName: z.string(),
  reason: z.string(),
})

/** What turnover earns: every version, the newest first. `today`: the day in Seoul, by which one sees which is in force. */
export const adminEarningRules = defineAdminCall({
  method: 'GET',
  path: '/admin/api/point-rules',
  permission: 'points.read',
  params: none,
  query: none,
  body: none,
  /** `requests`: rules that another of the staff must confirm. */
  data: z.object({
    today: z.string(),
    versions: z.array(version),
    requests: z.array(waitingRequest(earningRules)),
  }),
  refusals: [],
})

/** In force from the next day on, but for dear rates (`requestId`), which another of the staff confirms first: `fromDay` is '' then. `after`: the version that was read; 0 where there was none. */
export const adminEarningRulesSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/point-rules',
  permission: 'points.manage',
  params: none,
  query: none,
  body: z.object({ after: z.number().int().min(0), rules: earningRules, reason: staffReason }),
  data: z.object({ version: z.number().int(), fromDay: z.string(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT'],
})

export const adminEarningRulesConfirm = decideRequest(
  '/admin/api/point-rule-requests/:requestId/confirm',
  'points.manage',
)
export const adminEarningRulesDrop = decideRequest('/admin/api/point-rule-requests/:requestId/drop', 'points.manage')
