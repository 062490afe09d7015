import type { DataOf, protectionState } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import type { Pause } from './bar.rules.ts'
import { findLimits } from './limit.repository.ts'
import { pauseOf } from './pause.service.ts'
import { realityMinutesOf } from './reality.service.ts'
import { readLifetime } from './record.repository.ts'
import { findSession, readNet } from './session.repository.ts'
import { secondsLeft } from './session.rules.ts'
import { readUsed } from './usage.repository.ts'

export const shownPause = (pause: Pause | undefined) =>
  pause ? { kind: pause.kind, until: pause.until.toISOString() } : null

/** What both members and staff see of it. */
export const protectionOf = async (ctx: Ctx, memberId: number) => {
  const { deposits, withdrawals } = await readLifetime(ctx, memberId)
  return { pause: shownPause(await pauseOf(ctx, memberId)), netDeposits: deposits.sum - withdrawals.sum }
}

export const showOwnState = async (ctx: MemberCtx): Promise<DataOf<typeof protectionState>> => {
  const { memberId, sessionId } = ctx.who
  const session = await findSession(ctx, sessionId)
  const used = await readUsed(ctx, memberId)
  return {
    ...(await protectionOf(ctx, memberId)),
    session: {
      startedAt: (session?.startedAt ?? ctx.now).toISOString(),
      secondsToday: used.day.seconds,
      secondsLeft: secondsLeft(await findLimits(ctx, memberId), used) ?? null,
    },
    reality: { ...(await realityMinutesOf(ctx, memberId)), dueAt: session?.dueAt?.toISOString() ?? null },
    net: await readNet(ctx, memberId, sessionId),
    now: ctx.now.toISOString(),
  }
}
