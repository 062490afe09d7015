import type { TableShift } from '@maru/contract'
import { dealerName } from '@maru/contract'
import { z } from 'zod'
import { fromMomentText } from '../../../shared/time/moment.ts'

const LONGEST_MS = 24 * 3_600_000
/** What is offered first, and the quarter of an hour on which it begins. */
const USUAL_MS = 4 * 3_600_000
const STEP_MS = 900_000

const filled = z.object({ name: z.string(), dealer: z.string(), from: z.string(), to: z.string() })
/** What stands in the form; times as `2026.11.20 18:00` of Seoul. */
export type ShiftDraft = z.infer<typeof filled>
export type ShiftPlan = { name: string; dealer: number; from: string; to: string }
export type ShiftProblem = 'required' | 'order' | 'past' | 'long' | 'name' | 'taken'
type Planned = Pick<TableShift, 'vendorKey' | 'gameKey' | 'name' | 'from' | 'to'>
type Named = Pick<TableShift, 'vendorKey' | 'gameKey'>

const isOf = (shift: Planned, { vendorKey, gameKey }: Named): boolean =>
  shift.vendorKey === vendorKey && shift.gameKey === gameKey

/** A shift has a name, an end that is still to come, and at most a day. The table has no other then, and who stands there stands at no other table. */
export const shiftForm = (table: Named, planned: readonly Planned[], now: () => number) =>
  filled.transform((draft, { issues }): ShiftPlan => {
    const refuse = (field: keyof ShiftDraft, message: ShiftProblem) =>
      issues.push({ code: 'custom', path: [field], message, input: draft[field] })
    const name = dealerName.safeParse(draft.name).data
    const from = fromMomentText(draft.from)
    const to = fromMomentText(draft.to)
    if (!name) refuse('name', 'name')
    if (!from) refuse('from', 'required')
    if (!to) refuse('to', 'required')
    if (!name || !from || !to) return z.NEVER
    const [begins, ends] = [Date.parse(from), Date.parse(to)]
    if (ends <= now()) refuse('to', 'past')
    else if (ends <= begins) refuse('to', 'order')
    else if (ends - begins > LONGEST_MS) refuse('to', 'long')
    const then = planned.filter((shift) => Date.parse(shift.from) < ends && Date.parse(shift.to) > begins)
    if (then.some((shift) => isOf(shift, table))) refuse('from', 'taken')
    else if (then.some((shift) => shift.name.toLowerCase() === name.toLowerCase())) refuse('name', 'taken')
    return { name, dealer: Number(draft.dealer), from, to }
  })

/** Behind the last shift of the table, or on the next quarter of an hour. */
export const nextShift = (table: Named, planned: readonly Planned[], now: number): { from: number; to: number } => {
  const ends = planned.filter((shift) => isOf(shift, table)).map(({ to }) => Date.parse(to))
  const from = Math.max(Math.ceil(now / STEP_MS) * STEP_MS, ...ends)
  return { from, to: from + USUAL_MS }
}
