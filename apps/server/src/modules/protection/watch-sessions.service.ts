import type { LimitPeriod } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { endSessions } from '../identity/index.ts'
import { periodInstants } from './period.rules.ts'
import { secondsLeft, sessionStep } from './session.rules.ts'
import { findPlayLimits } from './usage.repository.ts'
import {
  findSitesWithDueChecks,
  findTimedSessions,
  saveWarned,
  type TimedSession,
  takeDueChecks,
} from './watch-sessions.repository.ts'

const WATCH_EVERY_MS = 5_000
const who = { kind: 'system', job: 'protection.sessions' } as const

/** Tells members that a reality check is due, warns those whose time is nearly used up, and ends the sessions that used it up. Bets are refused without it, to the instant. */
export const watchSessions = async (services: Services): Promise<void> => {
  for (const siteId of await services.reading({ who, siteId: 0 }, findSitesWithDueChecks))
    await services.inContext({ who, siteId }, async (ctx) => {
      for (const memberId of await takeDueChecks(ctx)) notice(ctx, memberId, 'reality-check', 0)
    })
  const steps = await services.reading({ who, siteId: 0 }, dueSteps)
  for (const { session, step, left } of steps)
    await services.inContext({ who, siteId: session.siteId }, async (ctx) => {
      if (step === 'end') await endSessions(ctx, session.memberId, 'time-limit')
      else if (await saveWarned(ctx, session.sessionId)) notice(ctx, session.memberId, 'time-left', left)
    })
}

const notice = (ctx: Ctx, memberId: number, what: 'reality-check' | 'time-left', seconds: number): void =>
  ctx.emit('protection.session-notice', { memberId, what, seconds }, { aggregate: `member:${memberId}` })

type DueStep = { session: TimedSession; step: 'end' | 'warn'; left: number }

const dueSteps = async (ctx: Ctx): Promise<DueStep[]> => {
  const sessions = await findTimedSessions(ctx)
  if (sessions.length === 0) return []
  const found = await findPlayLimits(ctx, sessions)
  const starts = periodInstants(ctx.now)
  return sessions.flatMap((session): DueStep[] => {
    const { limits, used } = found.get(session.memberId) ?? {}
    if (!limits || !used) return []
    const own = Object.fromEntries(
      Object.entries(starts).map(([period, start]) => [period, secondsBetween(session.createdAt, start, ctx.now)]),
    ) as Record<LimitPeriod, number>
    const step = sessionStep(limits, used, own)
    return step === 'go on' ? [] : [{ session, step, left: secondsLeft(limits, used) ?? 0 }]
  })
}

const secondsBetween = (created: Date, start: Date, now: Date): number =>
  Math.floor((now.getTime() - Math.max(created.getTime(), start.getTime())) / 1_000)

export const watchSessionsClock: NamedClock = {
  name: 'protection.sessions',
  everyMs: WATCH_EVERY_MS,
  tick: watchSessions,
}
