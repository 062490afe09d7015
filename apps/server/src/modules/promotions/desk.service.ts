import { type AdminAnswerOf, type adminBonusList, type BonusTerms, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { staffNames } from '../identity/index.ts'
import { findBonuses, findVersions, insertVersion } from './bonus.repository.ts'
import { termsProblem } from './bonus.rules.ts'

export const listBonuses = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBonusList>> => {
  const bonuses = await findBonuses(ctx)
  const names = await staffNames(ctx, [...new Set(bonuses.map(({ staffId }) => staffId))])
  return {
    bonuses: bonuses.map(({ staffId, createdAt, granted, converted, ...bonus }) => ({
      ...bonus,
      changedAt: createdAt.toISOString(),
      staffName: names.get(staffId) ?? '',
      granted: cashOf(granted),
      converted: cashOf(converted),
    })),
  }
}

type Saved = { after: number; isOn: boolean; terms: BonusTerms; reason: string }

/** STAFF_CONFLICT: another saved a version since `after` was read. */
export const saveBonus = async (ctx: StaffCtx, code: string, { after, isOn, terms, reason }: Saved) => {
  const problem = termsProblem(terms)
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: problem, problem: 'range' }] })
  const [before] = await findVersions(ctx, [code])
  const version = after + 1
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertVersion(ctx, { code, version, isOn, terms, staffId: ctx.who.staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'promotions.save-bonus',
    target: `bonus:${code}`,
    before: before ? { version: before.version, isOn: before.isOn, terms: before.terms } : null,
    after: { version, isOn, terms, reason },
  })
  return { version }
}
