import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { partnerPlace } from '../../partner.ts'
import { giveWays } from '../partner/give.ts'

/** What partners gave the member, and took back, the newest first. */
export const memberMoneyMoves = defineCall({
  path: '/api/member/moneyMoves',
  audience: 'member',
  body: partnerPlace,
  data: z.object({
    list: z.array(
      z.object({
        way: z.enum(giveWays),
        partnerMemId: z.string(),
        amount: sumOut,
        /** Right after it. */
        cash: sumOut,
        note: z.string(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
  reads: true,
})
