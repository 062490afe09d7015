import { z } from 'zod'
import { bonusCode, bonusStatuses } from '../../bonus.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'

const none = z.object({})

export const bonusGrantRow = z.object({
  grantId: z.number().int(),
  memberId: z.number().int(),
  memNick: z.string(),
  isTest: z.boolean(),
  code: bonusCode,
  version: z.number().int(),
  status: z.enum(bonusStatuses),
  amount: sumOut,
  required: sumOut,
  progress: sumOut,
  converted: sumOut,
  takenBack: sumOut,
  /** What it was granted for, such as `cash:812`. */
  source: z.string(),
  grantedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
})
export type BonusGrantRow = z.output<typeof bonusGrantRow>

const filter = z.object({
  code: z.union([z.literal(''), bonusCode]).default(''),
  status: z.enum(['', ...bonusStatuses]).default(''),
  /** Id or nickname of a member, whole. */
  member: z.string().max(60).default(''),
})

/** What was granted, the newest first. */
export const adminBonusGrants = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonus-grants',
  permission: 'bonuses.read',
  params: none,
  /** `before`: the grant that `next` of the page before named; 0: the newest. */
  query: filter.extend({
    before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  body: none,
  /** `next`: what to ask for the page after this; null: there is none. */
  data: z.object({ rows: z.array(bonusGrantRow), next: z.number().int().nullable() }),
  refusals: [],
})

/** The same as a table of commas, at most the newest 10,000. */
export const adminBonusGrantsFile = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonus-grants/file',
  permission: 'bonuses.read',
  params: none,
  query: filter,
  body: none,
  data: z.object({ csv: z.string() }),
  refusals: [],
})

/** By hand. The same `requestKey` grants once. Above the site's sum it is only asked for: another of the staff decides (`requestId`). */
export const adminBonusGrant = defineAdminCall({
  method: 'POST',
  path: '/admin/api/bonus-grants',
  permission: 'bonuses.manage',
  params: none,
  query: none,
  body: z.object({
    memberId: z.number().int().positive(),
    code: bonusCode,
    amount: z.number().int().min(1).max(1_000_000_000_000),
    reason: staffReason,
    requestKey: z.uuid(),
  }),
  data: z.object({ grantId: z.number().int().nullable(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID', 'STAFF_MEMBER_PROTECTED'],
})

/** Ends a running bonus as if the member gave it up. */
export const adminBonusGrantCancel = defineAdminCall({
  method: 'POST',
  path: '/admin/api/bonus-grants/:grantId/cancel',
  permission: 'bonuses.manage',
  params: z.object({ grantId: idInPath }),
  query: none,
  body: z.object({ reason: staffReason }),
  data: z.object({ takenBack: sumOut }),
  refusals: ['STAFF_NOT_FOUND'],
})
