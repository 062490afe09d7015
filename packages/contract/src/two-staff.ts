import { z } from 'zod'
import { defineAdminCall } from './define-admin-call.ts'
import { idInPath } from './id-in-path.ts'
import type { Permission } from './permission.ts'

/** What one of the staff asked for and another must confirm. */
export const waitingRequest = <T extends z.ZodType>(wanted: T) =>
  z.object({
    requestId: z.number().int(),
    wanted,
    reason: z.string(),
    staffName: z.string(),
    /** Asked for by who reads this. */
    isOwn: z.boolean(),
    askedAt: z.string(),
  })

const none = z.object({})
/** `confirm`: by another of the staff than who asked; STAFF_CONFLICT: another version came since. `drop`: by anybody, also by who asked. */
export const decideRequest = <Path extends `/admin/api/${string}/:requestId/${'confirm' | 'drop'}`>(
  path: Path,
  permission: Permission,
) =>
  defineAdminCall({
    method: 'POST',
    path,
    permission,
    params: z.object({ requestId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT'],
  })
