import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'

/** Takes the member's application and passkeys away; withdrawals wait for a day. STAFF_CONFLICT: there are none. */
export const memberResetFactors = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/reset-factors',
  permission: 'members.lock',
  params: z.object({ memberId: idInPath }),
  query: z.object({}),
  body: z.object({ reason: staffReason }),
  data: z.object({}),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
