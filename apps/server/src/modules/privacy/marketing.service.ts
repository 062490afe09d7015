import type { DataOf, noticeSettings } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isPauseOn, saveMarketing, wantsMarketing } from '../identity/index.ts'

/** `mayTakeMarketing`: nobody is advertised to during a time-out or an exclusion. */
export const showNotices = async (ctx: MemberCtx): Promise<DataOf<typeof noticeSettings>> => ({
  marketing: await wantsMarketing(ctx, ctx.who.memberId),
  mayTakeMarketing: !(await isPauseOn(ctx, ctx.who.memberId)),
})

export const saveNotices = async (ctx: MemberCtx, marketing: boolean): Promise<void> => {
  if (marketing && (await isPauseOn(ctx, ctx.who.memberId))) throw new Refusal('PR03')
  await saveMarketing(ctx, ctx.who.memberId, marketing)
}
