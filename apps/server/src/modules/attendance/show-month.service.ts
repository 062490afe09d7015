import { type attendanceMonth, cashOf, type DataOf, points } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { daysFrom, monthsFrom, seoulDay, seoulMidnight, wallClock } from '../../platform/seoul-time.ts'
import { validTurnoverOf } from '../points/index.ts'
import { isPaused } from '../protection/index.ts'
import { dayBefore } from './attend.service.ts'
import { findDays, longestStreak } from './day.repository.ts'
import { attendanceVersions } from './rule.repository.ts'

export const showMonth = async (ctx: MemberCtx, asked: string): Promise<DataOf<typeof attendanceMonth>> => {
  const { memberId } = ctx.who
  const today = seoulDay(ctx.now)
  const month = asked || today.slice(0, 'YYYY-MM'.length)
  const first = `${month}-01`
  const last = seoulDay(daysFrom(monthsFrom(first, 1), -1))
  const attended = await findDays(ctx, memberId, first, last)
  const [before, after] = await findDays(ctx, memberId, dayBefore(today), today)
  const newest = after ?? before
  const inForce = await attendanceVersions.on(ctx, today)
  const rules = inForce?.rules.isOn ? inForce.rules : null
  return {
    month,
    today,
    firstWeekday: wallClock(seoulMidnight(first)).dow,
    days: Number(last.slice(-2)),
    rules,
    streak: newest?.streak ?? 0,
    longest: await longestStreak(ctx, memberId),
    hasToday: newest?.day === today,
    turnover: cashOf(rules && rules.turnover > 0 ? await validTurnoverOf(ctx, memberId, today) : 0),
    attended: attended.map((one) => ({
      day: one.day,
      streak: one.streak,
      points: points(one.points),
      spins: one.spins,
    })),
    points: points(attended.reduce((sum, one) => sum + one.points, 0)),
    barred: (await isPaused(ctx, memberId)) ? 'RW01' : '',
  }
}
