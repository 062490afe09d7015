import { z } from 'zod'
import { bonusCode, bonusRefusals, bonusStatuses, bonusTerms, depositBonuses } from '../../bonus.ts'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { pageInfo, pageNumber } from '../../paging.ts'

/** What a member reads of the terms. */
const shownTerms = bonusTerms
  .omit({ budget: true, levels: true, trigger: true, every: true })
  .extend({ version: z.number().int() })

/** The bonuses that a deposit may bring now, terms and all; `refusal`: why this member cannot choose it. */
export const bonusOffers = defineCall({
  path: '/api/bonus/offers',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    offers: z.array(
      z.object({ bonus: z.enum(depositBonuses), terms: shownTerms, refusal: z.enum(bonusRefusals).nullable() }),
    ),
  }),
  refusals: [],
  reads: true,
})

export const bonusOut = z.object({
  grantId: z.number().int(),
  code: bonusCode,
  terms: shownTerms,
  status: z.enum(bonusStatuses),
  amount: sumOut,
  /** What must be wagered, and what of it is. */
  required: sumOut,
  progress: sumOut,
  /** What became cash. */
  converted: sumOut,
  /** Of an active one of which all is wagered: stakes with its money that are not settled. With the last of them it becomes cash. */
  waitsFor: z.object({ bets: z.number().int(), stake: sumOut }).nullable(),
  grantedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
})

/** The member's bonuses, the newest first; `left`: bonus money now. */
export const bonusList = defineCall({
  path: '/api/bonus/list',
  audience: 'member',
  body: z.object({ page: pageNumber }),
  data: z.object({
    left: sumOut,
    withdrawable: sumOut,
    /** Earned already, and granted when the running one has ended, one after the other; lost where that is not before `lapsesAt`. */
    waiting: z.array(
      z.object({ code: bonusCode, names: bonusTerms.shape.names, amount: sumOut, lapsesAt: z.string() }),
    ),
    list: z.array(bonusOut),
    pageInfo,
  }),
  refusals: [],
  reads: true,
})

/** Gives a bonus up: the bonus money goes, and cash stays as it is. */
export const bonusCancel = defineCall({
  path: '/api/bonus/cancel',
  audience: 'member',
  body: z.object({ grantId: z.number().int().positive() }),
  data: z.object({ takenBack: sumOut }),
  refusals: ['N404'],
})
