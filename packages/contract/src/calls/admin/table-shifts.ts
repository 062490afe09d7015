import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'

const none = z.object({})

/** Who stands behind which live table, and who is planned: what is not over, of all vendors that answer. In the order in which shifts begin. */
export const tableShifts = defineAdminCall({
  method: 'GET',
  path: '/admin/api/tables-shifts',
  permission: 'tables.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    shifts: z.array(
      z.object({
        shift: z.string(),
        vendorKey: z.string(),
        gameKey: z.string(),
        /** Of the table. */
        table: z.string(),
        dealer: z.number().int(),
        name: z.string(),
        from: z.string(),
        to: z.string(),
        /** Who of the staff planned it; empty of one who is no longer known. */
        by: z.string(),
      }),
    ),
    /** Vendors that did not answer: what is planned there is not among these. */
    silent: z.array(z.string()),
  }),
  refusals: [],
})
export type TableShift = z.output<(typeof tableShifts)['data']>['shifts'][number]
