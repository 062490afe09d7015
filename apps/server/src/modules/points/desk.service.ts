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
import { defineApproval } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { findEarningVersions, insertEarningVersion } from './earning.repository.ts'
import { needsSecond } from './earning.rules.ts'
import { shownEntry } from './own-points.service.ts'
import { placeOf, placeText } from './place.rules.ts'
import { findSiteEntries, type SiteFilter, sumSiteEntries } from './site-entries.repository.ts'

const VERSIONS_SHOWN = 20

export const listPoints = async (
  ctx: StaffCtx,
  { before, size, ...filter }: SiteFilter & { before: string; size: number },
): Promise<AdminAnswerOf<typeof adminPointList>> => {
  // One more than is shown says whether there are others.
  const found = await findSiteEntries(ctx, filter, size + 1, placeOf(before))
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
    next: last && found.length > size ? placeText(last) : null,
    total,
    sum: points(sum),
  }
}

export const listEarningRules = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminEarningRules>> => {
  const versions = await findEarningVersions(ctx, VERSIONS_SHOWN)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  return {
    today: seoulDay(ctx.now),
    requests: await approval.list(ctx),
    versions: versions.map(({ staffId, createdAt, ...version }) => ({
      ...version,
      staffName: names.get(staffId) ?? '',
      changedAt: createdAt.toISOString(),
    })),
  }
}

type Saved = { after: number; rules: EarningRules; reason: string }

const approval = defineApproval<EarningRules>({
  kind: 'points.rules',
  actions: { ask: 'points.ask-rules', confirm: 'points.confirm-rules', drop: 'points.drop-rules' },
})

/** In force from the next day on, but for dear rates, which another of the staff confirms first. STAFF_CONFLICT: another saved a version since `after` was read, or one waits. */
export const saveEarningRules = async (ctx: StaffCtx, saved: Saved) => {
  const { after, rules, reason } = saved
  const [before] = await findEarningVersions(ctx, 1)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const { pointsForTwoStaff } = await siteOptions(ctx)
  if (!needsSecond(before?.rules, rules, pointsForTwoStaff))
    return { ...(await putInForce(ctx, saved, ctx.who.staffId)), requestId: null }
  const requestId = await approval.ask(ctx, { after, wanted: rules, reason })
  return { version: after, fromDay: '', requestId }
}

/** STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: another version came since. */
export const confirmEarningRules = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { after, wanted, reason, askedBy } = await approval.confirm(ctx, requestId)
  await putInForce(ctx, { after, rules: wanted, reason }, askedBy)
}

export const dropEarningRules = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

const putInForce = async (ctx: StaffCtx, { after, rules, reason }: Saved, staffId: number) => {
  const [before] = await findEarningVersions(ctx, 1)
  const version = after + 1
  const fromDay = seoulDay(nextMidnight(seoulDay(ctx.now)))
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertEarningVersion(ctx, { version, fromDay, rules, reason, staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'points.save-rules',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, rules: before.rules } : null,
    after: { version, fromDay, rules, reason },
  })
  return { version, fromDay }
}
