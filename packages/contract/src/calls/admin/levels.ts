import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { levelCauses, levelNeeds, levelRules } from '../../level.ts'
import { sumOut } from '../../money.ts'
import { memberLevel } from '../../points.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'
import { markedMembers } from './members.ts'

const none = z.object({})
const params = z.object({ memberId: idInPath })
const version = z.object({
  version: z.number().int(),
  rules: levelRules,
  changedAt: z.string(),
  staffName: z.string(),
  reason: z.string(),
})

/** The rules in force, the versions before them, the newest first, and how many members are on each level. */
export const adminLevelRules = defineAdminCall({
  method: 'GET',
  path: '/admin/api/level-rules',
  permission: 'levels.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    versions: z.array(version),
    /** Rules that another of the staff must confirm. */
    requests: z.array(waitingRequest(levelRules)),
    members: z.array(z.object({ level: memberLevel, members: z.number().int() })),
  }),
  refusals: [],
})

/** In force from the next night on, but for rules by which members rise more easily (`requestId`), which another of the staff confirms first. `after`: the version that was read; 0 where there was none. */
export const adminLevelRulesSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/level-rules',
  permission: 'levels.manage',
  params: none,
  query: none,
  body: z.object({ after: z.number().int().min(0), rules: levelRules, reason: staffReason }),
  data: z.object({ version: z.number().int(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** A member's level with what it rests on, and how it changed, the newest first. */
export const adminMemberLevel = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/level',
  permission: 'members.read',
  params,
  query: none,
  body: none,
  data: z.object({
    level: memberLevel,
    isFixed: z.boolean(),
    reached: levelNeeds.extend({ deposits: sumOut, turnover: sumOut }),
    /** The level that the rules give now. */
    earned: memberLevel,
    changes: z.array(
      z.object({
        from: memberLevel,
        to: memberLevel,
        cause: z.enum(levelCauses),
        staffName: z.string(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** By hand. `isFixed`: the nightly run leaves it as it is. */
export const adminMemberLevelSet = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/level',
  permission: 'levels.manage',
  params,
  query: none,
  body: z.object({ level: memberLevel, isFixed: z.boolean(), reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})

/** The same of many. Leaves out those who are on it already. */
export const adminMemberLevelSetMany = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/level',
  permission: 'levels.manage',
  params: none,
  query: none,
  body: z.object({ memberIds: markedMembers, level: memberLevel, isFixed: z.boolean(), reason: staffReason }),
  data: z.object({ done: z.number().int() }),
  refusals: [],
})

export const adminLevelRulesConfirm = decideRequest(
  '/admin/api/level-rule-requests/:requestId/confirm',
  'levels.manage',
)
export const adminLevelRulesDrop = decideRequest('/admin/api/level-rule-requests/:requestId/drop', 'levels.manage')
