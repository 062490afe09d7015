import { z } from 'zod'
import { fromMomentText } from '../../shared/time/moment.ts'

const plan = z.object({ start: z.string(), end: z.string(), ko: z.string(), en: z.string(), vn: z.string() })
/** What stands in the form; times as `2026.11.20 18:00` of Seoul. */
export type Plan = z.infer<typeof plan>
export type Window = { startDate: string; endDate: string; reason: { ko: string; en: string; vn: string } }
export type PlanProblem = 'required' | 'order' | 'past'
/** A window must have an end that is still to come, after its beginning, and a reason in every language of the members. */
export const planForm = (now: () => number) =>
  plan.transform((filled, { issues }): Window => {
    const refuse = (field: keyof Plan, problem: PlanProblem) =>
      issues.push({ code: 'custom', path: [field], message: problem, input: filled[field] })
    const startDate = fromMomentText(filled.start)
    const endDate = fromMomentText(filled.end)
    if (!startDate) refuse('start', 'required')
    if (!endDate) refuse('end', 'required')
    else if (Date.parse(endDate) <= now()) refuse('end', 'past')
    else if (startDate && Date.parse(endDate) <= Date.parse(startDate)) refuse('end', 'order')
    for (const language of ['ko', 'en', 'vn'] as const) if (filled[language].trim() === '') refuse(language, 'required')
    if (!startDate || !endDate) return z.NEVER
    return { startDate, endDate, reason: { ko: filled.ko.trim(), en: filled.en.trim(), vn: filled.vn.trim() } }
  })
