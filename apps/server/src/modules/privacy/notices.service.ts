import type { BodyOf, DataOf, noticeSettings, noticeSettingsSave } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { noticeChoices, saveNoticeChoice } from '../community/index.ts'
import { isPauseOn, saveMarketing, wantsMarketing } from '../identity/index.ts'

export const showNotices = async (ctx: MemberCtx): Promise<DataOf<typeof noticeSettings>> => {
  const { memberId } = ctx.who
  const [choices, marketing, isPaused] = await Promise.all([
    noticeChoices(ctx, memberId),
    wantsMarketing(ctx, memberId),
    isPauseOn(ctx, memberId),
  ])
  return {
    list: choices.map((choice) => (choice.notice === 'promotions' ? { ...choice, inbox: marketing } : choice)),
    mayTakeMarketing: !isPaused,
  }
}

export const saveNotices = async (ctx: MemberCtx, choice: BodyOf<typeof noticeSettingsSave>): Promise<void> => {
  const { memberId } = ctx.who
  if (choice.notice === 'promotions') {
    if (choice.inbox && (await isPauseOn(ctx, memberId))) throw new Refusal('PR03')
    await saveMarketing(ctx, memberId, choice.inbox)
  }
  await saveNoticeChoice(ctx, memberId, choice)
}
