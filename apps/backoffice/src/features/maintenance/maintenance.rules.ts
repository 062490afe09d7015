import { fromLocalInput } from '../../shared/time/seoul.ts'

export type Plan = { start: string; end: string; ko: string; en: string; vn: string }
export type Window = { startDate: string; endDate: string; reason: { ko: string; en: string; vn: string } }
export type PlanProblem = 'required' | 'order' | 'past'
type Checked = { window?: Window; problems: Partial<Record<keyof Plan, PlanProblem>> }

/** A window must have an end that is still to come, after its beginning, and a reason in every language of the members. */
export const checkPlan = (plan: Plan, now: number): Checked => {
  const startDate = fromLocalInput(plan.start)
  const endDate = fromLocalInput(plan.end)
  const problems: Checked['problems'] = {}
  if (!startDate) problems.start = 'required'
  if (!endDate) problems.end = 'required'
  else if (Date.parse(endDate) <= now) problems.end = 'past'
  else if (startDate && Date.parse(endDate) <= Date.parse(startDate)) problems.end = 'order'
  for (const language of ['ko', 'en', 'vn'] as const) if (plan[language].trim() === '') problems[language] = 'required'
  if (Object.keys(problems).length > 0 || !startDate || !endDate) return { problems }
  return {
    problems,
    window: { startDate, endDate, reason: { ko: plan.ko.trim(), en: plan.en.trim(), vn: plan.vn.trim() } },
  }
}
