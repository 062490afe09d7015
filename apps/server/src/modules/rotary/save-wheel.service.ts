import { points, type WheelTerms } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { findVersions, insertVersion } from './wheel.repository.ts'
import { averageOf, isDear } from './wheel.rules.ts'
import {
  endWheelRequest,
  findWaitingWheels,
  insertWheelRequest,
  lockWheelRequest,
  type WheelRequest,
} from './wheel-request.repository.ts'

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
  const requestId = await insertWheelRequest(ctx, { afterVersion: after, terms, reason, askedBy: staffId })
  if (requestId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'rotary.ask-wheel',
    target: `site:${ctx.siteId}`,
    before: null,
    after: { requestId, terms, reason },
  })
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
  const request = await waiting(ctx, requestId)
  if (request.askedBy === ctx.who.staffId) throw new StaffRefusal('STAFF_FORBIDDEN')
  await decided(ctx, request, 'done')
  await putInForce(ctx, { ...request, after: request.afterVersion }, request.askedBy)
}

export const dropWheel = async (ctx: StaffCtx, requestId: number): Promise<void> =>
  decided(ctx, await waiting(ctx, requestId), 'dropped')

export const listWaitingWheels = async (ctx: StaffCtx) => {
  const rows = await findWaitingWheels(ctx)
  const names = await staffNames(ctx, [...new Set(rows.map(({ askedBy }) => askedBy))])
  return rows.map(({ requestId, terms, reason, askedBy, askedAt }) => ({
    requestId,
    terms,
    average: points(averageOf(terms)),
    reason,
    staffName: names.get(askedBy) ?? '',
    isOwn: askedBy === ctx.who.staffId,
    askedAt: askedAt.toISOString(),
  }))
}

const waiting = async (ctx: StaffCtx, requestId: number): Promise<WheelRequest> => {
  const request = await lockWheelRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (request.status !== 'waiting') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return request
}

const decided = async (ctx: StaffCtx, { requestId }: WheelRequest, status: 'done' | 'dropped'): Promise<void> => {
  await endWheelRequest(ctx, requestId, status, ctx.who.staffId)
  await record(ctx, {
    action: status === 'done' ? 'rotary.confirm-wheel' : 'rotary.drop-wheel',
    target: `site:${ctx.siteId}`,
    before: { requestId },
    after: { status },
  })
}
