import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { securityKinds } from '../../security-kind.ts'

const none = z.object({})

export const securityEventRow = z.object({
  id: z.number().int(),
  kind: z.enum(securityKinds),
  /** `member:<id>`, `staff:<id>`, `vendor:<code>`; empty: nobody who is known. */
  subject: z.string(),
  /** The call, limit or permission; empty when the kind says it all. */
  detail: z.string(),
  address: z.string(),
  /** How often within the ten minutes that the row stands for. */
  count: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
})
/** The newest first. Events that belong to no site (an unknown staff account) are shown at every site. */
export const securityEventList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/security-events',
  permission: 'security.read',
  params: none,
  /** `address` and `subject` by their beginning. */
  query: adminPlace.extend({
    kind: z.enum(['', ...securityKinds]).default(''),
    address: z.string().max(45).default(''),
    subject: z.string().max(80).default(''),
  }),
  body: none,
  data: adminRowsOf(securityEventRow),
  refusals: [],
  mayLag: true,
})
