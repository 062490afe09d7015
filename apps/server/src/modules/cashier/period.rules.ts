import { refuseField } from '../../platform/refusal.ts'

/** `until` itself is outside. */
export type Period = { from?: Date; until?: Date }

const DAY_MS = 86_400_000
const SECOND_MS = 1_000

/** The wire's dates, `YYYY-MM-DD` or with a time, in Asia/Seoul; the end is meant inclusive. Refuses a day that no calendar has. */
export const periodOf = ({ startDate, endDate }: { startDate?: string; endDate?: string }): Period => ({
  from: startDate === undefined ? undefined : instantOf(startDate, 'startDate'),
  until:
    endDate === undefined
      ? undefined
      : new Date(instantOf(endDate, 'endDate').getTime() + (endDate.includes(' ') ? SECOND_MS : DAY_MS)),
})

const instantOf = (text: string, field: string): Date => {
  const [day = '', time = '00:00:00'] = text.split(' ')
  const instant = new Date(`${day}T${time}+09:00`)
  // JavaScript takes 31 February for 3 March.
  const isReal = !Number.isNaN(instant.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  if (!isReal) throw refuseField('E400', field)
  return instant
}
