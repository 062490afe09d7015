import { z } from 'zod'
import { bonusCode, bonusGroups, bonusTerms } from '../../bonus.ts'
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

const basisPoints = z.number().int()

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
    rows: z.array(
      z.object({
        group: z.enum(bonusGroups),
        returnBp: basisPoints,
        games: z.number().int(),
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
      }),
    ),
  }),
  refusals: [],
})
