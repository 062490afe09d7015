import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { pointsOut, sumOut } from '../../money.ts'
import { localDateTime, pageInfo, pageNumber } from '../../paging.ts'
import { earningGroups, pointKinds } from '../../points.ts'
import { requestKey } from '../../wire.ts'

/** Turnover of one game group and what of it is earned, in basis points. */
const earnedOf = z.object({ group: z.enum(earningGroups), turnover: sumOut, rateBp: z.number().int() })

export const pointRow = z.object({
  /** Its place in the member's list, from 1. */
  pointIdx: z.number().int(),
  kind: z.enum(pointKinds),
  /** Below zero where points went. */
  amount: pointsOut,
  balance: pointsOut,
  at: z.string(),
  /** What staff or an event wrote for the member; '' where there is nothing to say. */
  note: z.string(),
  /** Of what was earned by turnover, or taken back of it. */
  parts: z.array(earnedOf),
  /** What became cash. */
  cash: sumOut.nullable(),
})
export type PointRow = z.output<typeof pointRow>

/** The member's points as they came and went, the newest first. */
export const pointList = defineCall({
  path: '/api/point/list',
  audience: 'member',
  body: z.object({
    page: pageNumber,
    startDate: localDateTime.optional(),
    endDate: localDateTime.optional(),
    way: z.enum(['', 'gained', 'lost']).default(''),
  }),
  data: z.object({ list: z.array(pointRow), pageInfo }),
  refusals: [],
  reads: true,
})

/** What a conversion may be, how this month's points came together, and what today's turnover will bring. */
export const pointSummary = defineCall({
  path: '/api/point/summary',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    held: pointsOut,
    /** Ledger units of the site's currency for one point. */
    worth: z.number().int(),
    minimum: z.number().int(),
    unit: z.number().int(),
    /** Conversions of a day; 0: any number. */
    perDay: z.number().int(),
    convertedToday: z.number().int(),
    /** `YYYY-MM`, Asia/Seoul. */
    month: z.string(),
    carried: pointsOut,
    kinds: z.array(z.object({ kind: z.enum(pointKinds), amount: pointsOut, entries: z.number().int() })),
    today: z.object({ parts: z.array(earnedOf), points: pointsOut }),
  }),
  refusals: [],
  reads: true,
})

/**
 * Turns points into cash, for good. P001: no amount. P002: more than are held. P003: below the site's minimum. P004: not in the site's unit. P009: the conversions of the day are
 * used up. The same key again answers the first outcome.
 */
export const pointChange = defineCall({
  path: '/api/point/change',
  audience: 'member',
  body: z.object({ amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER), requestKey }),
  data: z.object({ converted: pointsOut, cash: sumOut, pointAmt: pointsOut, cashAmt: sumOut }),
  refusals: ['P001', 'P002', 'P003', 'P004', 'P009'],
})

/** What of a member's money and points waits, and for what. */
export const pointHeld = defineCall({
  path: '/api/point/held',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    cash: sumOut,
    withdrawalPending: sumOut,
    inGame: sumOut,
    held: sumOut,
    bonus: sumOut,
    openStakes: sumOut,
    points: pointsOut,
    /** What the points would be as cash. */
    pointsCash: sumOut,
    /** Earned since the last accrual, and not booked yet. */
    pointsComing: pointsOut,
  }),
  refusals: [],
  reads: true,
})
