import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { nextMidnight, seoulDay } from '../../platform/seoul-time.ts'
import { record } from '../audit/index.ts'
import { defineApproval } from './approval.service.ts'
import type { RuleVersions } from './rule-version.repository.ts'

type About<Rules> = {
  /** The module; requests and the audit log are named by it: `points.rules`, `points.save-rules`. */
  module: string
  versions: RuleVersions<Rules>
  /** Whether they give so much more that another of the staff confirms them first. */
  needsSecond: (ctx: StaffCtx, before: Rules | undefined, rules: Rules) => Promise<boolean>
  /** By id. */
  staffNames: (ctx: StaffCtx, staffIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
type Saved<Rules> = { after: number; rules: Rules; reason: string }

/** Versions that a page of the back office shows. */
const SHOWN = 20

/** Rules of a site by versions, each in force from the day after it was saved. */
export const defineDayRules = <Rules>({ module, versions, needsSecond, staffNames }: About<Rules>) => {
  const approval = defineApproval<Rules>({
    kind: `${module}.rules`,
    actions: { ask: `${module}.ask-rules`, confirm: `${module}.confirm-rules`, drop: `${module}.drop-rules` },
  })
  const newest = async (ctx: StaffCtx) => (await versions.newest(ctx, 1))[0]
  const putInForce = async (ctx: StaffCtx, { after, rules, reason }: Saved<Rules>, staffId: number) => {
    const before = await newest(ctx)
    const version = after + 1
    const fromDay = seoulDay(nextMidnight(seoulDay(ctx.now)))
    const isNext = (before?.version ?? 0) === after
    if (!isNext || !(await versions.insert(ctx, { version, fromDay, rules, reason, staffId })))
      throw new StaffRefusal('STAFF_CONFLICT')
    await record(ctx, {
      action: `${module}.save-rules`,
      target: `site:${ctx.siteId}`,
      before: before ? { version: before.version, rules: before.rules } : null,
      after: { version, fromDay, rules, reason },
    })
    return { version, fromDay }
  }
  return {
    /** The newest versions with who saved them, and what waits for another of the staff. */
    shown: async (ctx: StaffCtx) => {
      const found = await versions.newest(ctx, SHOWN)
      const names = await staffNames(ctx, [...new Set(found.map(({ staffId }) => staffId))])
      return {
        versions: found.map(({ staffId, createdAt, ...version }) => ({
          ...version,
          staffName: names.get(staffId) ?? '',
          changedAt: createdAt.toISOString(),
        })),
        requests: await approval.list(ctx),
      }
    },
    /** STAFF_CONFLICT: another saved a version since `after` was read, or one waits. */
    save: async (ctx: StaffCtx, saved: Saved<Rules>) => {
      const { after, rules, reason } = saved
      const before = await newest(ctx)
      if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
      if (!(await needsSecond(ctx, before?.rules, rules)))
        return { ...(await putInForce(ctx, saved, ctx.who.staffId)), requestId: null }
      const requestId = await approval.ask(ctx, { after, wanted: rules, reason })
      return { version: after, fromDay: '', requestId }
    },
    /** STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: another version came since. */
    confirm: async (ctx: StaffCtx, requestId: number): Promise<void> => {
      const { after, wanted, reason, askedBy } = await approval.confirm(ctx, requestId)
      await putInForce(ctx, { after, rules: wanted, reason }, askedBy)
    },
    drop: (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId),
  }
}
