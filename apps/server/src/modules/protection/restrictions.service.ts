import type { ResultCode } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isBetween } from '../../platform/seoul-time.ts'
import { siteOptions } from '../site/index.ts'
import { depositRefusal, type Restrictions, wagerRefusal, withdrawalRefusal } from './bar.rules.ts'

/** Is the bank closed now? By the site's option, in Asia/Seoul. */
export const inClosedHours = async (ctx: Ctx): Promise<boolean> => {
  const { closedFrom, closedUntil } = await siteOptions(ctx)
  return isBetween(ctx.now, closedFrom, closedUntil)
}

/** Refuses with B1002 (locked), U0011 (suspended), C001 (barred, or not yet a member) or C132 (pauses). */
export const assertMayDeposit = async (ctx: Ctx, member: Restrictions): Promise<void> =>
  refuse(depositRefusal(member, ctx.now))

/** Refuses with B1002, U0011, C201 (not yet a member), C203 (barred) or C230 (closed hours). */
export const assertMayWithdraw = async (ctx: Ctx, member: Restrictions): Promise<void> => {
  refuse(withdrawalRefusal(member))
  if (await inClosedHours(ctx)) refuse('C230')
}

/** Why the member may not bet now; undefined: may. */
export const betRefusal = async (ctx: Ctx, member: Restrictions): Promise<ResultCode | undefined> =>
  wagerRefusal(member, ctx.now)

const refuse = (code: ResultCode | undefined): void => {
  if (code) throw new Refusal(code)
}
