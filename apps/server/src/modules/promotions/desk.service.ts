import { type AdminAnswerOf, type adminBonusList, type adminBonusVersions, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { countVersions, findBonuses, findVersionsOf } from './bonus.repository.ts'
import { needsTwo } from './cost.service.ts'
import { askSecond } from './desk/ask-second.service.ts'
import { assertSavable, type Saved, saveVersion } from './desk/save-version.service.ts'

const namesOf = (ctx: StaffCtx, rows: readonly { staffId: number }[]) =>
  staffNames(ctx, [...new Set(rows.map(({ staffId }) => staffId))])

export const listBonuses = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBonusList>> => {
  const bonuses = await findBonuses(ctx)
  const names = await namesOf(ctx, bonuses)
  return {
    bonuses: bonuses.map(({ staffId, createdAt, granted, converted, ...bonus }) => ({
      ...bonus,
      changedAt: createdAt.toISOString(),
      staffName: names.get(staffId) ?? '',
      granted: cashOf(granted),
      converted: cashOf(converted),
    })),
    handAlone: (await siteOptions(ctx)).handBonusAlone,
  }
}

export const listVersions = async (
  ctx: StaffCtx,
  code: string,
  { page, size }: { page: number; size: number },
): Promise<AdminAnswerOf<typeof adminBonusVersions>> => {
  const total = await countVersions(ctx, code)
  const versions = await findVersionsOf(ctx, code, total - (page - 1) * size, size)
  const names = await namesOf(ctx, versions)
  return {
    rows: versions.map(({ staffId, createdAt, ...version }) => ({
      ...version,
      changedAt: createdAt.toISOString(),
      staffName: names.get(staffId) ?? '',
    })),
    total,
    page,
    size,
  }
}

/** Terms that a member profits from, and gifts to everybody, are not switched on by one of the staff alone. */
export const saveBonus = async (ctx: StaffCtx, code: string, saved: Saved) => {
  await assertSavable(ctx, code, saved)
  const { handBonusAlone } = await siteOptions(ctx)
  if (saved.isOn && (await needsTwo(ctx, saved.terms, handBonusAlone)))
    return { version: null, requestId: await askSecond(ctx, { kind: 'terms', code, ...saved }) }
  return { version: await saveVersion(ctx, code, saved), requestId: null }
}
