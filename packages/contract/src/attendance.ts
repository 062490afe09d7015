import { z } from 'zod'

/** The longest cycle, and the rarest spin. */
export const mostAttendanceDays = 31
const someDays = z.number().int().min(0).max(mostAttendanceDays)

/** What coming on a day brings. */
export const attendanceRules = z.object({
  isOn: z.boolean(),
  /** Valid turnover of the day, in ledger units, that attending asks for; 0: none. */
  turnover: z.number().int().min(0).max(1_000_000_000_000),
  /** Points of each day. */
  daily: z.number().int().min(0).max(100_000),
  /** Days one after the other until the moon is full, and the points that this brings. Then it begins anew. */
  cycleDays: z.number().int().min(2).max(mostAttendanceDays),
  cyclePoints: z.number().int().min(0).max(1_000_000),
  /** After so many days one after the other, each time, a spin of the wheel; 0: never. */
  spinDays: someDays,
})
export type AttendanceRules = z.output<typeof attendanceRules>
