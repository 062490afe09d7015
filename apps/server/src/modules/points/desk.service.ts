import {
  type AdminAnswerOf,
  type adminEarningRules,
  type adminPointList,
  type EarningRules,
  points,
} from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { defineDayRules } from '../approvals/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { cursorOf, cursorText } from './cursor.rules.ts'
import { earningVersions } from './earning.repository.ts'
import { needsSecond } from './earning.rules.ts'
import { shownEntry } from './own-points.service.ts'
import { findSiteEntries, type SiteFilter, sumSiteEntries } from './site-entries.repository.ts'

export const listPoints = async (
  ctx: StaffCtx,
  { before, size, ...filter }: SiteFilter & { before: string; size: number },
): Promise<AdminAnswerOf<typeof adminPointList>> => {
  // One more than is shown says whether there are others.
  const found = await findSiteEntries(ctx, filter, size + 1, cursorOf(before))
  const rows = found.slice(0, size)
  const { total, sum } = await sumSiteEntries(ctx, filter)
  const last = rows.at(-1)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  const names = await staffNames(ctx, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
  return {
    rows: rows.map((row) => {
      const { parts: _, cash: __, ...shown } = shownEntry(row, ctx.language)
      const staffName = (row.staffId !== null && names.get(row.staffId)) || ''
      return { ...shown, memberId: row.memberId, memNick: nicks.get(row.memberId) ?? '', staffName }
    }),
    next: last && found.length > size ? cursorText(last) : null,
    total,
    sum: points(sum),
  }
}

export const listEarningRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminEarningRules>> => ({
  today: seoulDay(ctx.now),
  ...(await dayRules.shown(ctx)),
})

const dayRules = defineDayRules<EarningRules>({
  module: 'points',
  versions: earningVersions,
  needsSecond: async (ctx, before, rules) => needsSecond(before, rules, (await siteOptions(ctx)).pointsForTwoStaff),
  staffNames,
})
export const saveEarningRules = dayRules.save
export const confirmEarningRules = dayRules.confirm
export const dropEarningRules = dayRules.drop
