import type { BodyOf, DataOf, partnerSessionEnd, partnerSessions } from '@maru/contract'
import type { Ctx, Guest, Member, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { hashToken, looksLikeToken } from '../../identity/index.ts'
import { hasAll } from '../employees/employees.service.ts'
import type { Node } from '../tree/node.ts'
import { endSiteSession } from './end-sessions.service.ts'
import {
  findOpenSession,
  findSiteSession,
  type ListedSession,
  listSiteSessions,
  type SeenSession,
  writeSeenSessions,
} from './site-session.repository.ts'
import { SITE_IDLE_MS, socketKeyOf } from './site-session.rules.ts'

/** `last_seen_at` is written this seldom. */
const SEEN_EVERY_MS = 60_000
const WRITE_EVERY_MS = 1_000

/** Who a token of the partner site stands for: what the member wire asks in the place of the members' own sessions. What it sees of them is written a second later, for all sessions of the process together. */
export const createSiteAccess = ({ reading, log }: Pick<Services, 'reading' | 'log'>) => {
  let waiting = new Map<number, SeenSession>()
  const write = (): void => {
    const seen = [...waiting.values()]
    waiting = new Map()
    void reading({ who: { kind: 'system', job: 'partner.last-seen' }, siteId: 0 }, (ctx) =>
      writeSeenSessions(ctx, seen),
    ).catch((error: unknown) => log.warn({ err: error }, 'last seen of partners not written'))
  }
  return async (ctx: Ctx<Guest>, token: string): Promise<Member | 'unknown' | 'expired'> => {
    if (!looksLikeToken(token)) return 'unknown'
    const found = await findSiteSession(ctx, hashToken(token))
    if (!found) return 'unknown'
    const idleMs = ctx.now.getTime() - found.lastSeenAt.getTime()
    if (found.expiresAt <= ctx.now || idleMs >= SITE_IDLE_MS) return 'expired'
    if (idleMs >= SEEN_EVERY_MS) {
      if (waiting.size === 0) setTimeout(write, WRITE_EVERY_MS).unref()
      waiting.set(found.sessionId, { siteId: ctx.siteId, sessionId: found.sessionId, at: ctx.now })
    }
    const { partnerId, sessionId, employeeId, name, rights } = found
    return {
      kind: 'member',
      memberId: partnerId,
      sessionId: 0,
      socketKey: socketKeyOf(sessionId),
      expiresAt: found.expiresAt,
      tier: found.tier,
      ...(employeeId === null ? {} : { rights: rights ?? [] }),
      partnerSite: { sessionId, employee: employeeId === null ? null : { employeeId, name } },
    }
  }
}

/** Until when a login at the partner site is open; undefined where it is over. A look that prolongs nothing: only calls do. */
export const siteSessionOpenUntil = async (ctx: Ctx, sessionId: number): Promise<Date | undefined> => {
  const found = await findOpenSession(ctx, sessionId)
  return found && new Date(Math.min(found.expiresAt.getTime(), found.lastSeenAt.getTime() + SITE_IDLE_MS))
}

const openSessions = (ctx: MemberCtx, own: Node): Promise<ListedSession[]> =>
  listSiteSessions(ctx, own.partnerId, new Date(ctx.now.getTime() - SITE_IDLE_MS))

export const showSessions = async (ctx: MemberCtx, own: Node): Promise<DataOf<typeof partnerSessions>> => {
  const { partnerSite } = ctx.who
  const isSeen = ({ employeeId }: ListedSession): boolean =>
    hasAll(ctx, ['employees.manage']) || employeeId === partnerSite?.employee?.employeeId
  return {
    list: (await openSessions(ctx, own)).filter(isSeen).map((session) => ({
      sessionId: session.sessionId,
      employee: session.employee,
      isOwn: session.sessionId === partnerSite?.sessionId,
      mayEnd: mayEnd(ctx, session),
      ip: session.ip,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  }
}

/** N404: no open session of this partner, the one that asks, or one that an employee may not end. */
export const endOtherSession = async (
  ctx: MemberCtx,
  own: Node,
  { sessionId }: BodyOf<typeof partnerSessionEnd>,
): Promise<DataOf<typeof partnerSessionEnd>> => {
  const session = (await openSessions(ctx, own)).find((one) => one.sessionId === sessionId)
  if (!session || !mayEnd(ctx, session)) throw new Refusal('N404')
  await endSiteSession(ctx, sessionId)
  return {}
}

/** The one that asks is ended by the logout. An employee ends its own others and, where it manages employees, those of who has no right that it lacks. */
const mayEnd = (ctx: MemberCtx, { sessionId, employeeId, rights }: ListedSession): boolean => {
  const { partnerSite } = ctx.who
  if (sessionId === partnerSite?.sessionId) return false
  const employee = partnerSite?.employee
  if (!employee || employeeId === employee.employeeId) return true
  return employeeId !== null && hasAll(ctx, ['employees.manage', ...(rights ?? [])])
}
