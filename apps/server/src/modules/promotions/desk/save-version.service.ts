import type { BonusTerms } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { findVersions, insertVersion } from '../bonus.repository.ts'
import { termsProblem } from '../bonus.rules.ts'

export type Saved = { after: number; isOn: boolean; terms: BonusTerms; reason: string }

/** The version in force. STAFF_CONFLICT: another saved one since `after` was read. */
export const assertSavable = async (ctx: StaffCtx, code: string, { after, terms }: Saved) => {
  const problem = termsProblem(code, terms)
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: problem, problem: 'range' }] })
  const [before] = await findVersions(ctx, [code])
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  return before
}

/** What was decided. Answers the number of the version. */
export const saveVersion = async (ctx: StaffCtx, code: string, saved: Saved): Promise<number> => {
  const before = await assertSavable(ctx, code, saved)
  const { after, isOn, terms, reason } = saved
  const version = after + 1
  if (!(await insertVersion(ctx, { code, version, isOn, terms, staffId: ctx.who.staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'promotions.save-bonus',
    target: `bonus:${code}`,
    before: before ? { version: before.version, isOn: before.isOn, terms: before.terms } : null,
    after: { version, isOn, terms, reason },
  })
  return version
}
