import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { localDay } from '../../paging.ts'
import { partnerPlace } from '../../partner.ts'
import { betOutcomes, cashOutcomes, cashTypes, memberStatuses } from '../../states.ts'

/** Of whose subtree; 0: one's own. `memberId`: of one member alone. */
const whose = {
  partnerId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  memberId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
}
const member = { memberId: z.number().int(), memId: z.string(), memNick: z.string(), partnerMemId: z.string() }

/** Members of the subtree who are logged in now, and what they play. */
export const partnerOnline = defineCall({
  path: '/api/partner/online',
  audience: 'partner',
  body: z.object({ partnerId: whose.partnerId }),
  data: z.object({
    online: z.number().int(),
    playing: z.number().int(),
    /** At most a hundred, who came last first. `gameName`: '' who plays nothing. */
    list: z.array(z.object({ ...member, gameName: z.string(), stakedToday: sumOut, since: z.string() })),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Bets of the subtree's members of one period, the newest first. */
export const partnerBets = defineCall({
  path: '/api/partner/bets',
  audience: 'partner',
  body: partnerPlace.extend({ ...whose, from: localDay, until: localDay }),
  data: z.object({
    list: z.array(
      z.object({
        ...member,
        betIdx: z.string(),
        at: z.string(),
        vendorName: z.string(),
        gameName: z.string(),
        stake: sumOut,
        payout: sumOut,
        outcome: z.enum(betOutcomes),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Their deposits and withdrawals. Accounts are never shown. */
export const partnerCash = defineCall({
  path: '/api/partner/cash',
  audience: 'partner',
  body: partnerPlace.extend({ ...whose, cashType: z.enum(['', ...cashTypes]).default('') }),
  data: z.object({
    list: z.array(
      z.object({
        ...member,
        cashType: z.enum(cashTypes),
        amount: sumOut,
        outcome: z.enum(cashOutcomes),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Who named this partner at the sign-up, waiting ones among them. */
export const partnerRecommended = defineCall({
  path: '/api/partner/recommended',
  audience: 'partner',
  body: partnerPlace,
  data: z.object({
    list: z.array(z.object({ memId: z.string(), memNick: z.string(), status: z.enum(memberStatuses), at: z.string() })),
    next: z.string().nullable(),
    thisMonth: z.number().int(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
