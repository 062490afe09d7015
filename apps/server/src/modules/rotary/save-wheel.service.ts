import { points, type WheelTerms } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { defineApproval } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import { siteOptions } from '../site/index.ts'
import { findVersions, insertVersion } from './wheel.repository.ts'
import { averageOf, isDear } from './wheel.rules.ts'

const approval = defineApproval<WheelTerms>({
  kind: 'rotary.wheel',
  actions: { ask: 'rotary.ask-wheel', confirm: 'rotary.confirm-wheel', drop: 'rotary.drop-wheel' },
})

type Saved = { after: number; terms: WheelTerms; reason: string }

/**
 * In force at once, but for a wheel whose spins are dear: from the site's sum for two staff on another confirms it, also where it is what holds now, because a version has
 * a stock of its own. STAFF_CONFLICT: another saved a version since `after` was read, or a wheel waits.
 */
export const saveWheel = async (
  ctx: StaffCtx,
  saved: Saved,
): Promise<{ version: number; requestId: number | null }> => {
  const { pointsForTwoStaff } = await siteOptions(ctx)
  const { staffId } = ctx.who
  if (!isDear(saved.terms, pointsForTwoStaff))
    return { version: await putInForce(ctx, saved, staffId), requestId: null }
  const { after, terms, reason } = saved
  const [before] = await findVersions(ctx, 1)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const requestId = await approval.ask(ctx, { after, wanted: terms, reason })
  return { version: after, requestId }
}

const putInForce = async (ctx: StaffCtx, { after, terms, reason }: Saved, staffId: number): Promise<number> => {
  const [before] = await findVersions(ctx, 1)
  const version = after + 1
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertVersion(ctx, { version, terms, reason, staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'rotary.save-wheel',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, terms: before.terms } : null,
    after: { version, terms, reason },
  })
  return version
}

/** The second of two. STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: another version came since. */
export const confirmWheel = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { after, wanted, reason, askedBy } = await approval.confirm(ctx, requestId)
  await putInForce(ctx, { after, terms: wanted, reason }, askedBy)
}

export const dropWheel = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

export const listWaitingWheels = async (ctx: StaffCtx) =>
  (await approval.list(ctx)).map(({ wanted, ...request }) => ({
    ...request,
    terms: wanted,
    average: points(averageOf(wanted)),
  }))
