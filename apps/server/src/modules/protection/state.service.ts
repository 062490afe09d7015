import type { DataOf, protectionState } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import type { Pause } from './bar.rules.ts'
import { pauseOf } from './pause.service.ts'
import { readNetDeposits } from './usage.repository.ts'

export const shownPause = (pause: Pause | undefined) =>
  pause ? { kind: pause.kind, until: pause.until.toISOString() } : null

/** What both members and staff see of it. */
export const protectionOf = async (ctx: Ctx, memberId: number) => ({
  pause: shownPause(await pauseOf(ctx, memberId)),
  netDeposits: await readNetDeposits(ctx, memberId),
})

export const showOwnState = (ctx: MemberCtx): Promise<DataOf<typeof protectionState>> =>
  protectionOf(ctx, ctx.who.memberId)
