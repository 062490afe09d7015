import { type AdminAnswerOf, type AttendanceRules, type adminAttendance, points } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { lastDays, seoulDay } from '../../platform/seoul-time.ts'
import { defineDayRules } from '../approvals/index.ts'
import { staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { needsSecond } from './attendance.rules.ts'
import { sumDays } from './day.repository.ts'
import { attendanceVersions } from './rule.repository.ts'

const DAYS_SHOWN = 31

export const showDesk = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminAttendance>> => {
  const today = seoulDay(ctx.now)
  const [from = today] = lastDays(ctx.now, DAYS_SHOWN)
  return {
    today,
    ...(await dayRules.shown(ctx)),
    days: (await sumDays(ctx, from)).map((day) => ({ ...day, points: points(day.points) })),
  }
}

const dayRules = defineDayRules<AttendanceRules>({
  module: 'attendance',
  versions: attendanceVersions,
  needsSecond: async (ctx, before, rules) => needsSecond(before, rules, (await siteOptions(ctx)).pointsForTwoStaff),
  staffNames,
})
export const saveRules = dayRules.save
export const confirmRules = dayRules.confirm
export const dropRules = dayRules.drop
