import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { gameGroups } from '../../game-code.ts'
import { sumOut } from '../../money.ts'
import { losingNegatives, losingRules, partnerPlace } from '../../partner.ts'

const period = {
  settlementId: z.number().int(),
  /** First and last day, in Seoul. */
  from: z.string(),
  until: z.string(),
  rule: z.enum(losingRules),
  negative: z.enum(losingNegatives),
  /** What is paid: the sum of the lines. */
  amount: sumOut,
  /** When it came to the commission purse; null: it is being paid, or there is nothing to pay. */
  paidAt: z.string().nullable(),
}

/** Periods whose losing was settled, the newest first: those alone in which something of the own subtree counted, and which staff confirmed. */
export const partnerLosing = defineCall({
  path: '/api/partner/losing',
  audience: 'partner',
  body: partnerPlace,
  data: z.object({
    list: z.array(
      z.object({
        ...period,
        turnover: sumOut,
        /** Of all groups together, as in the lines. */
        losses: sumOut,
        divided: sumOut,
        rolling: sumOut,
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** Of one group of products. Shares are exact; here they are cut to whole units. `amount`: what is paid. */
const line = z.object({
  group: z.enum(gameGroups),
  /** Valid turnover of the subtree that was accrued on days of the period. */
  turnover: sumOut,
  /** Stakes less payouts of the whole subtree. */
  losses: sumOut,
  /** By the rule `losses` what of bonuses falls to this group, below zero; by `flow` what of deposits less withdrawals less what balances grew by. */
  divided: sumOut,
  /** What goes off as rolling: the own one, and that of everybody below. */
  rolling: sumOut,
  /**
   * What of it counts at which of the own shares (own rate less that of the level below, basis points), the highest first: losses and what is divided, less rolling, as the rule has it. `share` is all of `base` × `shareBp`
   * together.
   */
  parts: z.array(z.object({ shareBp: z.number().int(), base: sumOut })),
  share: sumOut,
  /** What late corrections of earlier periods add. */
  adjustments: sumOut,
  carriedIn: sumOut,
  amount: sumOut,
  carriedOut: sumOut,
})
export type PartnerLosingLine = z.output<typeof line>

/** One of them with its lines. N404: no such period, or nothing of the own subtree is in it. */
export const partnerLosingLines = defineCall({
  path: '/api/partner/losingLines',
  audience: 'partner',
  body: z.object({ settlementId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  data: z.object({
    ...period,
    lines: z.array(line),
    /** By the closed period that was corrected later, what that adds here. */
    corrections: z.array(z.object({ group: z.enum(gameGroups), from: z.string(), until: z.string(), amount: sumOut })),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
export type PartnerLosingLines = z.output<typeof partnerLosingLines.data>
