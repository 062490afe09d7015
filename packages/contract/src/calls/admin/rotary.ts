import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pointsOut } from '../../money.ts'
import { adminPage, adminPageOf } from '../../paging.ts'
import { mostSpinsGiven, wheelTerms } from '../../rotary.ts'
import { requestKey } from '../../wire.ts'

const none = z.object({})

/** Every version of the wheel, the newest first, with what it came to. Test accounts are not counted. */
export const adminWheel = defineAdminCall({
  method: 'GET',
  path: '/admin/api/wheel',
  permission: 'rewards.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        terms: wheelTerms,
        changedAt: z.string(),
        staffName: z.string(),
        reason: z.string(),
        spins: z.number().int(),
        paid: pointsOut,
      }),
    ),
    /** Of the version in force, by slice: how often it came, and what is left of it. */
    slices: z.array(z.object({ drawn: z.number().int(), left: z.number().int().nullable() })),
    /** Spins that members have and did not use. */
    unused: z.number().int(),
  }),
  refusals: [],
})

/** In force at once: who spins must have seen it. `after`: the version that was read; 0 where there was none. */
export const adminWheelSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/wheel',
  permission: 'rewards.manage',
  params: none,
  query: none,
  body: z.object({ after: z.number().int().min(0), terms: wheelTerms, reason: staffReason }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** Gives a member spins. The same key gives once. */
export const adminSpinsGive = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/spins',
  permission: 'rewards.manage',
  params: z.object({ memberId: idInPath }),
  query: none,
  body: z.object({ count: z.number().int().min(1).max(mostSpinsGiven), reason: staffReason, requestKey }),
  data: z.object({ spins: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_MEMBER_PROTECTED'],
})

/** What was drawn, the newest first. */
export const adminSpins = defineAdminCall({
  method: 'GET',
  path: '/admin/api/spins',
  permission: 'rewards.read',
  params: none,
  query: adminPage,
  body: none,
  data: adminPageOf(
    z.object({
      memberId: z.number().int(),
      memNick: z.string(),
      number: z.number().int(),
      version: z.number().int(),
      slice: z.number().int(),
      points: pointsOut,
      at: z.string(),
    }),
  ),
  refusals: [],
})
