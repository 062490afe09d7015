import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pointsOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { mostSpinsGiven, wheelTerms } from '../../rotary.ts'
import { decideRequest } from '../../two-staff.ts'
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
    /** Wheels that another of the staff must confirm. `average`: points of a spin at its dearest. */
    requests: z.array(
      z.object({
        requestId: z.number().int(),
        terms: wheelTerms,
        average: pointsOut,
        reason: z.string(),
        staffName: z.string(),
        /** Asked for by who reads this. */
        isOwn: z.boolean(),
        askedAt: z.string(),
      }),
    ),
  }),
  refusals: [],
})

/** In force at once, but for a wheel with dear spins (`requestId`), which another of the staff confirms first. `after`: the version that was read; 0 where there was none. */
export const adminWheelSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/wheel',
  permission: 'rewards.manage',
  params: none,
  query: none,
  body: z.object({ after: z.number().int().min(0), terms: wheelTerms, reason: staffReason }),
  data: z.object({ version: z.number().int(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

export const adminWheelConfirm = decideRequest('/admin/api/wheel-requests/:requestId/confirm', 'rewards.manage')
export const adminWheelDrop = decideRequest('/admin/api/wheel-requests/:requestId/drop', 'rewards.manage')

/** Gives a member spins, at most so many on a day of Seoul as at once. The same key gives once. STAFF_CONFLICT with `why: 'day'`: more than that. */
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
  query: adminPlace,
  body: none,
  data: adminRowsOf(
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
