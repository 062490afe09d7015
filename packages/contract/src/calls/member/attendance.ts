import { z } from 'zod'
import { attendanceRules } from '../../attendance.ts'
import { defineCall } from '../../define-call.ts'
import { pointsOut, sumOut } from '../../money.ts'

/** One month of Seoul as the member attended it. `month` '': this one. */
export const attendanceMonth = defineCall({
  path: '/api/attendance/month',
  audience: 'member',
  body: z.object({ month: z.union([z.literal(''), z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)]).default('') }),
  data: z.object({
    /** `YYYY-MM`, and today as `YYYY-MM-DD`. */
    month: z.string(),
    today: z.string(),
    /** Of the first day, 0 is Sunday. */
    firstWeekday: z.number().int(),
    days: z.number().int(),
    /** Null: the site has no attendance now. */
    rules: attendanceRules.nullable(),
    /** Days one after the other up to today, or up to yesterday where today has not come yet. */
    streak: z.number().int(),
    longest: z.number().int(),
    hasToday: z.boolean(),
    /** Valid turnover of today so far. */
    turnover: sumOut,
    attended: z.array(
      z.object({ day: z.string(), streak: z.number().int(), points: pointsOut, spins: z.number().int() }),
    ),
    /** Of the month shown. */
    points: pointsOut,
    barred: z.enum(['', 'RW01']),
  }),
  refusals: [],
  reads: true,
})

/** Attends today. AT01: today's turnover is not reached. AT02: attended already. AT03: no attendance now. RW01: a pause. */
export const attendanceCheck = defineCall({
  path: '/api/attendance/check',
  audience: 'member',
  body: z.object({}),
  data: z.object({
    day: z.string(),
    streak: z.number().int(),
    /** Of the day and, where the moon is full, of the cycle together. */
    points: pointsOut,
    spins: z.number().int(),
    isFull: z.boolean(),
  }),
  refusals: ['AT01', 'AT02', 'AT03', 'RW01', 'B0095'],
})
