import type { Ctx } from '../../../platform/context.ts'
import { sessionAddressOf } from '../../../platform/live/topic.ts'
import { partnerTopic } from '../live/topic.ts'
import {
  type ClosedSession,
  closeSession,
  closeSessionsOfEmployee,
  closeSessionsOfPartner,
} from './site-session.repository.ts'
import { socketKeyOf } from './site-session.rules.ts'

/** Their sockets end with them. */
const publishEnds = (ctx: Ctx, ended: readonly ClosedSession[]): void => {
  for (const { partnerId, sessionId } of ended)
    ctx.publish(
      sessionAddressOf(partnerTopic, ctx.siteId, partnerId, socketKeyOf(sessionId)),
      { what: [], isOver: true },
      'last',
    )
}

export const endSiteSession = async (ctx: Ctx, sessionId: number): Promise<void> =>
  publishEnds(ctx, await closeSession(ctx, sessionId))

/** Its own, and none of its employees. */
export const endSessionsOfPartner = async (ctx: Ctx, partnerId: number): Promise<void> =>
  publishEnds(ctx, await closeSessionsOfPartner(ctx, partnerId, false))

/** Those of its employees, too. */
export const endAllSessionsOfPartner = async (ctx: Ctx, partnerId: number): Promise<void> =>
  publishEnds(ctx, await closeSessionsOfPartner(ctx, partnerId, true))

/** All of an employee, or all but one. */
export const endSessionsOfEmployee = async (ctx: Ctx, employeeId: number, except = 0): Promise<void> =>
  publishEnds(ctx, await closeSessionsOfEmployee(ctx, employeeId, except))
