import { type AdminAnswerOf, type AttendanceRules, type adminAttendance, points } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { lastDays, nextMidnight, seoulDay } from '../../platform/seoul-time.ts'
import { record } from '../audit/index.ts'
import { staffNames } from '../identity/index.ts'
import { sumDays } from './day.repository.ts'
import { findVersions, insertVersion } from './rule.repository.ts'

const VERSIONS_SHOWN = 20
const DAYS_SHOWN = 31

export const showDesk = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminAttendance>> => {
  const versions = await findVersions(ctx, VERSIONS_SHOWN)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  const today = seoulDay(ctx.now)
  const [from = today] = lastDays(ctx.now, DAYS_SHOWN)
  return {
    today,
    versions: versions.map(({ staffId, createdAt, ...version }) => ({
      ...version,
      staffName: names.get(staffId) ?? '',
      changedAt: createdAt.toISOString(),
    })),
    days: (await sumDays(ctx, from)).map((day) => ({ ...day, points: points(day.points) })),
  }
}

type Saved = { after: number; rules: AttendanceRules; reason: string }

/** STAFF_CONFLICT: another saved a version since `after` was read. */
export const saveRules = async (ctx: StaffCtx, { after, rules, reason }: Saved) => {
  const [before] = await findVersions(ctx, 1)
  const version = after + 1
  const fromDay = seoulDay(nextMidnight(seoulDay(ctx.now)))
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertVersion(ctx, { version, fromDay, rules, reason, staffId: ctx.who.staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'attendance.save-rules',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, rules: before.rules } : null,
    after: { version, fromDay, rules, reason },
  })
  return { version, fromDay }
}
