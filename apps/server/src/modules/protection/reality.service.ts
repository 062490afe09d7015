import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { type SessionObserver, saveRealityDue } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import {
  findChosenMinutes,
  findSession,
  insertRealityCheck,
  insertSession,
  readNet,
  saveChosenMinutes,
  saveDue,
} from './session.repository.ts'
import { dueAfterChange, realityDueAt, siteMinutes } from './session.rules.ts'

/** What the member chose, or the site's option; 0: none. */
export const realityMinutesOf = async (ctx: Ctx, memberId: number): Promise<{ minutes: number; isOwn: boolean }> => {
  const chosen = await findChosenMinutes(ctx, memberId)
  if (chosen !== undefined) return { minutes: chosen, isOwn: true }
  const { realityCheckMinutes } = await siteOptions(ctx)
  return { minutes: siteMinutes(realityCheckMinutes, ctx.config.MARU_MODE === 'licensed'), isOwn: false }
}

/** The first check is due an interval after the login. */
export const realityChecks: SessionObserver = {
  async began(ctx, memberId, sessionId) {
    const { minutes } = await realityMinutesOf(ctx, memberId)
    const dueAt = realityDueAt(ctx.now, minutes)
    await insertSession(ctx, memberId, sessionId, dueAt)
    await saveRealityDue(ctx, memberId, dueAt)
  },
}

/** Keeps what was shown; bets are taken again until the next check is due. */
export const acknowledge = async (ctx: MemberCtx): Promise<Date | null> => {
  const { memberId, sessionId } = ctx.who
  const { minutes } = await realityMinutesOf(ctx, memberId)
  const dueAt = realityDueAt(ctx.now, minutes)
  await insertRealityCheck(ctx, memberId, sessionId, await readNet(ctx, memberId, sessionId))
  await saveDue(ctx, sessionId, ctx.now, dueAt)
  await saveRealityDue(ctx, memberId, dueAt)
  return dueAt
}

export const chooseReality = async (ctx: MemberCtx, minutes: number): Promise<Date | null> => {
  const { memberId, sessionId } = ctx.who
  await saveChosenMinutes(ctx, memberId, minutes)
  const session = (await findSession(ctx, sessionId)) ?? { checkedAt: ctx.now, dueAt: null }
  const dueAt = dueAfterChange(session, minutes, ctx.now)
  await saveDue(ctx, sessionId, session.checkedAt, dueAt)
  await saveRealityDue(ctx, memberId, dueAt)
  return dueAt
}
