import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { endRequest, findWaiting, insertRequest, lockRequest, type Request } from './request.repository.ts'
import { assertSecond } from './second.service.ts'

const MOST_SHOWN = 200

type About<Wanted> = {
  /** Names the kind of change in the table: `points.rules`. */
  kind: string
  /** What the audit log calls each step. */
  actions: { ask: string; confirm: string; drop: string }
  /** What the audit log says of it, and of which thing; by default all, of the site. */
  logged?: (wanted: Wanted) => object
  target?: (subject: string) => string | undefined
  /** What it is before the change. */
  before?: (ctx: StaffCtx, subject: string) => Promise<object | null>
}
type Asked<Wanted> = { subject?: string; after: number; wanted: Wanted; reason: string }

/**
 * A kind of change that one of the staff asks for and another confirms. Whoever owns the thing says when two are needed, and makes the change once `confirm` has answered,
 * in the same transaction: where it is refused, because another version came since, the request waits on.
 */
export const defineApproval = <Wanted>({ kind, actions, logged, target, before }: About<Wanted>) => {
  const note = async (
    ctx: StaffCtx,
    action: string,
    { subject, wanted }: Pick<Request<Wanted>, 'subject' | 'wanted'>,
    more: object,
  ) =>
    record(ctx, {
      action,
      target: target?.(subject) ?? `site:${ctx.siteId}`,
      before: (await before?.(ctx, subject)) ?? null,
      after: { ...(logged ? logged(wanted) : { wanted }), ...more },
    })

  const waiting = async (ctx: StaffCtx, requestId: number): Promise<Request<Wanted>> => {
    const request = await lockRequest<Wanted>(ctx, kind, requestId)
    if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
    if (!request.holds) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
    return request
  }

  return {
    /** The first of two. STAFF_CONFLICT: another change of the same thing waits. */
    ask: async (ctx: StaffCtx, { subject = '', after, wanted, reason }: Asked<Wanted>): Promise<number> => {
      const { staffId, name } = ctx.who
      const about = { subject, after, wanted, reason, askedBy: staffId, staffName: name }
      const requestId = await insertRequest(ctx, kind, about)
      if (requestId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
      await note(ctx, actions.ask, about, { requestId, reason })
      return requestId
    },

    /** The second of two, within a week. STAFF_FORBIDDEN: by `assertSecond`. */
    confirm: async (ctx: StaffCtx, requestId: number): Promise<Request<Wanted>> => {
      const request = await waiting(ctx, requestId)
      await assertSecond(ctx, request.askedBy)
      await endRequest(ctx, requestId, 'done', ctx.who.staffId)
      await note(ctx, actions.confirm, request, { requestId, askedBy: request.staffName })
      return request
    },

    /** By anybody, also by who asked. */
    drop: async (ctx: StaffCtx, requestId: number): Promise<void> => {
      const request = await waiting(ctx, requestId)
      await endRequest(ctx, requestId, 'dropped', ctx.who.staffId)
      await note(ctx, actions.drop, request, { requestId, askedBy: request.staffName })
    },

    /** What waits, the oldest first. `isOwn`: asked for by who reads it. */
    list: async (ctx: StaffCtx) =>
      (await findWaiting<Wanted>(ctx, kind, MOST_SHOWN)).map(({ status: _, askedBy, askedAt, ...request }) => ({
        ...request,
        isOwn: askedBy === ctx.who.staffId,
        askedAt: askedAt.toISOString(),
      })),
  }
}
