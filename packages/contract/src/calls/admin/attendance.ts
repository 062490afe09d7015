import { z } from 'zod'
import { attendanceRules } from '../../attendance.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { pointsOut } from '../../money.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'

const none = z.object({})

/** Every version, the newest first, and what the last 31 days brought. Test accounts are not counted. */
export const adminAttendance = defineAdminCall({
  method: 'GET',
  path: '/admin/api/attendance',
  permission: 'rewards.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    /** In Seoul, by which one sees which version is in force. */
    today: z.string(),
    versions: z.array(
      z.object({
        version: z.number().int(),
        fromDay: z.string(),
        rules: attendanceRules,
        changedAt: z.string(),
        staffName: z.string(),
        reason: z.string(),
      }),
    ),
    /** Rules that another of the staff must confirm. */
    requests: z.array(waitingRequest(attendanceRules)),
    days: z.array(
      z.object({
        day: z.string(),
        members: z.number().int(),
        points: pointsOut,
        full: z.number().int(),
        spins: z.number().int(),
      }),
    ),
  }),
  refusals: [],
})

/** In force from the next day on, but for rules that give much more (`requestId`), which another of the staff confirms first: `fromDay` is '' then. `after`: the version that was read; 0 where there was none. */
export const adminAttendanceSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/attendance',
  permission: 'rewards.manage',
  params: none,
  query: none,
  body: z.object({ after: z.number().int().min(0), rules: attendanceRules, reason: staffReason }),
  data: z.object({ version: z.number().int(), fromDay: z.string(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT'],
})

export const adminAttendanceConfirm = decideRequest(
  '/admin/api/attendance-requests/:requestId/confirm',
  'rewards.manage',
)
export const adminAttendanceDrop = decideRequest('/admin/api/attendance-requests/:requestId/drop', 'rewards.manage')
