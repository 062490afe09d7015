import type { AttendanceMonth } from './calls/attendance.ts'

export type CalendarDay = {
  date: number
  kind: 'attended' | 'missed' | 'today' | 'coming'
  /** Of the moon, 0 to 1; undefined: none is drawn. */
  phase: number | undefined
  isToday: boolean
  /** The moon would be full on it. */
  isGoal: boolean
}

/** How much of the cycle a streak has filled; a full one is 1 until the next day. */
export const phaseOf = (streak: number, cycleDays: number): number =>
  streak === 0 ? 0 : (((streak - 1) % cycleDays) + 1) / cycleDays

/** Days that are missing until the moon is full; 0 on the day on which it is. */
export const daysToFull = (streak: number, cycleDays: number): number => (cycleDays - (streak % cycleDays)) % cycleDays

/** The days of the month as they stand now. The goal is counted from today, or from tomorrow where today is done. */
export const calendarOf = ({
  month,
  days,
  today,
  attended,
  rules,
  streak,
  hasToday,
}: AttendanceMonth): CalendarDay[] => {
  const cycle = rules?.cycleDays ?? 1
  const streaks = new Map(attended.map((one) => [one.day, one.streak]))
  const left = hasToday ? daysToFull(streak, cycle) || cycle : daysToFull(streak, cycle) || cycle
  const next = hasToday ? left : left - 1
  const todayDate = today.startsWith(month) ? Number(today.slice(-2)) : undefined
  return Array.from({ length: days }, (_, at) => {
    const date = at + 1
    const day = `${month}-${String(date).padStart(2, '0')}`
    const reached = streaks.get(day)
    const isToday = day === today
    const isGoal = rules !== null && todayDate !== undefined && date === todayDate + next && reached === undefined
    return {
      date,
      kind: reached !== undefined ? 'attended' : isToday ? 'today' : day < today ? 'missed' : 'coming',
      phase: reached !== undefined ? phaseOf(reached, cycle) : isGoal ? 1 : isToday ? 0 : undefined,
      isToday,
      isGoal,
    }
  })
}
