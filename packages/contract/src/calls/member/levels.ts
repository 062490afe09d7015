import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { levelNeeds } from '../../level.ts'
import { sumOut } from '../../money.ts'
import { earningGroups, memberLevel } from '../../points.ts'

const needs = levelNeeds.extend({ deposits: sumOut, turnover: sumOut })
const rates = z.partialRecord(z.enum(earningGroups), z.number().int())

/** The member's level, how far the next one is, and what every level brings. `isFixed`: staff set it, and no rule changes it. */
export const memberLevelCall = defineCall({
  path: '/api/member/level',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    level: memberLevel,
    isFixed: z.boolean(),
    /** What the member has come to. */
    reached: needs,
    levels: z.array(
      z.object({
        level: memberLevel,
        /** Null where the site has no rules yet. */
        needs: needs.nullable(),
        /** Basis points of the turnover that become points. */
        rates,
        maximumDeposit: sumOut,
        maximumWithdrawal: sumOut,
      }),
    ),
  }),
  refusals: [],
  reads: true,
})
