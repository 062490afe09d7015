import {
  type AdminAnswerOf,
  type adminEarningRules,
  type adminPointList,
  type EarningRules,
  points,
} from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { nextMidnight, seoulDay } from '../../platform/seoul-time.ts'
import { record } from '../audit/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { findEarningVersions, insertEarningVersion } from './earning.repository.ts'
import { shownEntry } from './own-points.service.ts'
import { findSiteEntries, type SiteFilter } from './site-entries.repository.ts'

const VERSIONS_SHOWN = 20

export const listPoints = async (
  ctx: StaffCtx,
  { page, size, ...filter }: SiteFilter & { page: number; size: number },
): Promise<AdminAnswerOf<typeof adminPointList>> => {
  const { rows, total, sum } = await findSiteEntries(ctx, filter, page, size)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  const names = await staffNames(ctx, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
  return {
    rows: rows.map((row) => {
      const { parts: _, cash: __, ...shown } = shownEntry(row, ctx.language)
      const staffName = (row.staffId !== null && names.get(row.staffId)) || ''
      return { ...shown, memberId: row.memberId, memNick: nicks.get(row.memberId) ?? '', staffName }
    }),
    total,
    page,
    size,
    sum: points(sum),
  }
}

export const listEarningRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminEarningRules>> => {
  const versions = await findEarningVersions(ctx, VERSIONS_SHOWN)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  return {
    today: seoulDay(ctx.now),
    versions: versions.map(({ staffId, createdAt, ...version }) => ({
      ...version,
      staffName: names.get(staffId) ?? '',
      changedAt: createdAt.toISOString(),
    })),
  }
}

type Saved = { after: number; rules: EarningRules; reason: string }

/** STAFF_CONFLICT: another saved a version since `after` was read. */
export const saveEarningRules = async (ctx: StaffCtx, { after, rules, reason }: Saved) => {
  const [before] = await findEarningVersions(ctx, 1)
  const version = after + 1
  const fromDay = seoulDay(nextMidnight(seoulDay(ctx.now)))
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertEarningVersion(ctx, { version, fromDay, rules, reason, staffId: ctx.who.staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'points.save-rules',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, rules: before.rules } : null,
    after: { version, fromDay, rules, reason },
  })
  return { version, fromDay }
}
