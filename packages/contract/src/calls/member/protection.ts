import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { pageInfo, pageNumber } from '../../paging.ts'
import {
  exclusionMonths,
  limitChangeKinds,
  limitKinds,
  limitPeriods,
  mostSelfTestPoints,
  pauseKinds,
  realityMinutes,
  timeOutHours,
} from '../../protection.ts'

/** Ledger units of the site's currency, or minutes of a session. */
const limitAmount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const amountOut = z.number().int()
const named = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }

/** A limit that is to be loosened. `amount` null: it is to be removed. It is confirmed between the two instants (ISO), or stays as it is. */
export const looseningOut = z.object({
  amount: amountOut.nullable(),
  askedAt: z.string(),
  confirmFrom: z.string(),
  confirmUntil: z.string(),
  /** Staff asked for it, and another of the staff confirms it. */
  byStaff: z.boolean(),
})
export const limitOut = z.object({
  ...named,
  amount: amountOut,
  /** In the present period: deposits with those under way, stakes, stakes less payouts, minutes. */
  used: amountOut,
  /** When the next period begins (ISO). */
  resetsAt: z.string(),
  since: z.string(),
  loosening: looseningOut.nullable(),
})

/** The limits that hold for the member, and what is used of them. */
export const limitList = defineCall({
  path: '/api/protection/limits',
  audience: 'member',
  body: z.object({}),
  data: z.object({ limits: z.array(limitOut) }),
  refusals: [],
  reads: true,
})

/**
 * A tighter limit holds at once. A looser one, and `amount` null, which removes it, wait a day and must then be confirmed; asked again, the day begins anew.
 */
export const limitSet = defineCall({
  path: '/api/protection/setLimit',
  audience: 'member',
  body: z.object({ ...named, amount: limitAmount.nullable() }),
  data: z.object({ holds: z.boolean(), loosening: looseningOut.nullable() }),
  refusals: [],
})

/** Once more says that a limit is to be loosened. */
export const limitConfirm = defineCall({
  path: '/api/protection/confirmLimit',
  audience: 'member',
  body: z.object(named),
  data: z.object({}),
  refusals: ['L001', 'L002'],
})

/** The limit stays as it is after all. */
export const limitKeep = defineCall({
  path: '/api/protection/keepLimit',
  audience: 'member',
  body: z.object(named),
  data: z.object({}),
  refusals: ['L002'],
})

export const limitChangeOut = z.object({
  ...named,
  what: z.enum(limitChangeKinds),
  fromAmount: amountOut.nullable(),
  toAmount: amountOut.nullable(),
  at: z.string(),
  byStaff: z.boolean(),
})

/** Every change of the member's limits, newest first. */
export const limitHistory = defineCall({
  path: '/api/protection/limitHistory',
  audience: 'member',
  body: z.object({ page: pageNumber }),
  data: z.object({ list: z.array(limitChangeOut), pageInfo }),
  refusals: [],
  reads: true,
})

/** `until`: of a self-exclusion, from when on two of the staff may lift it. */
export const pauseOut = z.object({ kind: z.enum(pauseKinds), until: z.string() })

/** How the member is protected now, beside limits. */
export const protectionState = defineCall({
  path: '/api/protection/state',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    pause: pauseOut.nullable(),
    /** All that was ever deposited less all that was ever withdrawn. */
    netDeposits: amountOut,
    session: z.object({
      startedAt: z.string(),
      /** Logged in today in Seoul, this session and earlier ones. */
      secondsToday: z.number().int(),
      /** Until the tightest limit of time; null: there is none. */
      secondsLeft: z.number().int().nullable(),
    }),
    /** `minutes` 0: none. `isOwn`: the member chose it. From `dueAt` on bets are refused until it is acknowledged. */
    reality: z.object({ minutes: z.number().int(), isOwn: z.boolean(), dueAt: z.string().nullable() }),
    /** Payouts less stakes; below zero where more was staked. */
    net: z.object({ sinceLogin: amountOut, today: amountOut }),
    /** The server's clock. */
    now: z.string(),
  }),
  refusals: [],
  reads: true,
})

const moved = z.object({ count: z.number().int(), sum: amountOut })
/** All that a member ever deposited and withdrew, what it has now, and how it fared lately. */
export const protectionRecord = defineCall({
  path: '/api/protection/record',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    since: z.string(),
    deposits: moved,
    withdrawals: moved,
    /** All money of the member: cash and bonus money, withdrawals that wait, what is held, with a vendor or on its way. */
    holds: amountOut,
    /** Payouts less stakes ever: what is held beyond it came of bonuses, points and gifts. */
    played: amountOut,
    /** Payouts less stakes of the last 14 days in Asia/Seoul, oldest first. */
    days: z.array(z.object({ day: z.string(), net: amountOut })),
  }),
  refusals: [],
  reads: true,
})

/** Asks the operator to be in touch about play; once a day is enough. `score`: of the self-test, where the member gives it. */
export const helpAsk = defineCall({
  path: '/api/protection/askHelp',
  audience: 'member',
  body: z.object({ score: z.number().int().min(0).max(mostSelfTestPoints).nullable() }),
  data: z.object({ askedAt: z.string() }),
  refusals: [],
})

/** Has seen how long it plays and what it won or lost: bets are taken again, until the next one is due. */
export const realityAcknowledge = defineCall({
  path: '/api/protection/acknowledge',
  audience: 'member',
  body: z.object({}),
  data: z.object({ dueAt: z.string().nullable() }),
  refusals: [],
})

/** The time between two reality checks. One that is due already stays due. */
export const realitySet = defineCall({
  path: '/api/protection/setReality',
  audience: 'member',
  body: z.object({ minutes: z.number().int().min(realityMinutes.least).max(realityMinutes.most) }),
  data: z.object({ dueAt: z.string().nullable() }),
  refusals: [],
})

export const timeOutLength = z.number().int().min(timeOutHours.least).max(timeOutHours.most)
export const exclusionLength = z.number().int().min(exclusionMonths.least).max(exclusionMonths.most)

/** No bets and no deposits for so many hours, from now on, and logged out at once. It cannot be taken back. */
export const timeOut = defineCall({
  path: '/api/protection/timeOut',
  audience: 'member',
  body: z.object({ hours: timeOutLength }),
  data: z.object({}),
  refusals: ['L003'],
})

/** The same for so many months. It does not end by itself: two of the staff lift it after its end. */
export const selfExclude = defineCall({
  path: '/api/protection/exclude',
  audience: 'member',
  body: z.object({ months: exclusionLength }),
  data: z.object({}),
  refusals: ['L003'],
})
