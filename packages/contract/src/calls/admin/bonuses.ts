import { z } from 'zod'
import { bonusCode, bonusGroups, bonusTerms } from '../../bonus.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPage, adminPageOf } from '../../paging.ts'

const none = z.object({})
const code = z.object({ code: bonusCode })

const versionOut = z.object({
  code: bonusCode,
  version: z.number().int(),
  isOn: z.boolean(),
  terms: bonusTerms,
  changedAt: z.string(),
  staffName: z.string(),
})
export type BonusVersion = z.output<typeof versionOut>

/** Every bonus of the site with the version in force and what it came to so far. Test accounts are not counted. */
export const adminBonusList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonuses',
  permission: 'bonuses.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    bonuses: z.array(
      versionOut.extend({
        grants: z.number().int(),
        active: z.number().int(),
        granted: sumOut,
        converted: sumOut,
      }),
    ),
    /** What one of the staff may grant by hand; more takes two. */
    handAlone: sumOut,
  }),
  refusals: [],
})

/** Every version of a bonus, the newest first. */
export const adminBonusVersions = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonuses/:code/versions',
  permission: 'bonuses.read',
  params: code,
  query: adminPage,
  body: none,
  data: adminPageOf(versionOut),
  refusals: [],
})

/**
 * Saves a new version: what was granted before keeps its own. `after`: the version that was read; 0 for a new bonus. Terms that a member profits from, switched on, are only asked for: another
 * of the staff decides (`requestId`).
 */
export const adminBonusSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/bonuses/:code',
  permission: 'bonuses.manage',
  params: code,
  query: none,
  body: z.object({ after: z.number().int().min(0), isOn: z.boolean(), terms: bonusTerms, reason: staffReason }),
  data: z.object({ version: z.number().int().nullable(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** What one of the staff asked for, and another has not decided yet. */
export const bonusRequestOut = z.object({
  requestId: z.number().int(),
  kind: z.enum(['terms', 'grant']),
  code: bonusCode,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  /** Who asked may withdraw it, and not decide it. */
  isOwn: z.boolean(),
  /** Of terms. `before`: what is in force. */
  terms: z.object({ isOn: z.boolean(), before: bonusTerms.nullable(), after: bonusTerms }).nullable(),
  /** Of a grant. */
  grant: z.object({ memberId: z.number().int(), memNick: z.string(), amount: sumOut }).nullable(),
})
export type BonusRequest = z.output<typeof bonusRequestOut>
export const adminBonusRequests = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonus-requests',
  permission: 'bonuses.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ requests: z.array(bonusRequestOut) }),
  refusals: [],
})

/** `approve` is another's; `drop` withdraws or declines it. Throws STAFF_FORBIDDEN to who approves what they asked for themselves. */
export const adminBonusDecide = defineAdminCall({
  method: 'POST',
  path: '/admin/api/bonus-requests/:requestId',
  permission: 'bonuses.manage',
  params: z.object({ requestId: idInPath }),
  query: none,
  body: z.object({ act: z.enum(['approve', 'drop']) }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID', 'STAFF_MEMBER_PROTECTED'],
})

const basisPoints = z.number().int()
const costRow = z.object({
  group: z.enum(bonusGroups),
  returnBp: basisPoints,
  /** How many games have this return, and what one of them is called; null of mini games. */
  games: z.number().int(),
  game: z.object({ ko: z.string(), en: z.string(), vn: z.string() }).nullable(),
  weight: z.number().int(),
  turnover: sumOut,
  averageGainBp: basisPoints,
  modelGainBp: basisPoints,
  /** The probability of running out of money before the terms are met. */
  bustBp: basisPoints,
  /** From which multiple on nobody gains who never runs out of money; null: at none. */
  breakEvenMultiple: z.number().int().nullable(),
  /** A warning: on these games a member gains on the average. */
  mayProfit: z.boolean(),
})
export type BonusCostRow = z.output<typeof costRow>

/**
 * What terms cost before they are saved, of the largest bonus that they grant, by group and theoretical return. A member wagers it on one game, always with the largest stake. Gains are those
 * of the member on the average, in basis points of the bonus: `averageGainBp` of one who never runs out of money, `modelGainBp` of one who may.
 */
export const adminBonusCost = defineAdminCall({
  method: 'POST',
  path: '/admin/api/bonus-cost',
  permission: 'bonuses.read',
  params: none,
  query: none,
  body: z.object({ terms: bonusTerms }),
  data: z.object({
    deposit: sumOut,
    bonus: sumOut,
    stake: sumOut,
    /** The smallest multiple at which nobody gains on any game, all else as it is; null: there is none up to 100. */
    safeMultiple: z.number().int().nullable(),
    rows: z.array(costRow),
  }),
  refusals: [],
})
