import { z } from 'zod'
import { bonusCode, bonusTerms } from '../../bonus.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { sumOut } from '../../money.ts'

const none = z.object({})

/** Every bonus of the site with the version in force and what it came to so far. */
export const adminBonusList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/bonuses',
  permission: 'bonuses.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    bonuses: z.array(
      z.object({
        code: bonusCode,
        version: z.number().int(),
        isOn: z.boolean(),
        terms: bonusTerms,
        changedAt: z.string(),
        staffName: z.string(),
        grants: z.number().int(),
        active: z.number().int(),
        granted: sumOut,
        converted: sumOut,
      }),
    ),
  }),
  refusals: [],
})

/** Saves a new version: what was granted before keeps its own. `after`: the version that was read; 0 for a new bonus. */
export const adminBonusSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/bonuses/:code',
  permission: 'bonuses.manage',
  params: z.object({ code: bonusCode }),
  query: none,
  body: z.object({ after: z.number().int().min(0), isOn: z.boolean(), terms: bonusTerms, reason: staffReason }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})
