import { languages, type MessageKind, type Notice, notices } from '@maru/contract'
import { type Params, type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../platform/context.ts'
import type { Texts } from '../site/index.ts'
import type { NewMessage } from './message.repository.ts'
import { sendMessage } from './message.service.ts'
import { type Chosen, findChosen, findWithoutToast, saveChosen } from './notice.repository.ts'

/** Of members who have chosen nothing. What the balance and the list of requests say anyway is no message. */
const initial: Record<Notice, Omit<Chosen, 'notice'>> = {
  'deposit-credited': { inbox: false, toast: true },
  'withdrawal-paid': { inbox: false, toast: true },
  'bonus-ending': { inbox: true, toast: true },
  answer: { inbox: true, toast: true },
  support: { inbox: true, toast: true },
  // The inbox is the consent to marketing, which identity has.
  promotions: { inbox: false, toast: true },
}

export const noticeChoices = async (ctx: Ctx, memberId: number): Promise<Chosen[]> => {
  const chosen = new Map((await findChosen(ctx, memberId)).map((choice) => [choice.notice, choice]))
  return notices.map((notice) => chosen.get(notice) ?? { notice, ...initial[notice] })
}

export const saveNoticeChoice = async (ctx: Ctx, memberId: number, chosen: Chosen): Promise<void> => {
  await saveChosen(ctx, memberId, chosen)
}

type NewNotice = Pick<NewMessage, 'memberId' | 'onceKey'> & {
  notice: Exclude<Notice, 'promotions'>
  kind: MessageKind
  title: Texts
  text: Texts
}

/** In the ways that the member has chosen, in the caller's transaction. */
export const sendNotice = async (ctx: Ctx, { notice, ...message }: NewNotice): Promise<void> => {
  const { memberId } = message
  const choice = (await noticeChoices(ctx, memberId)).find((known) => known.notice === notice)
  if (choice?.inbox) await sendMessage(ctx, message, { isQuiet: true })
  if (choice?.toast) ctx.emit('community.noticed', { memberIds: [memberId], notice })
}

/** A marketing message went to these members. */
export const noteMarketing = async (ctx: Ctx, memberIds: readonly number[]): Promise<void> => {
  const without = await findWithoutToast(ctx, 'promotions', memberIds)
  const wanting = memberIds.filter((memberId) => !without.has(memberId))
  if (wanting.length > 0) ctx.emit('community.noticed', { memberIds: wanting, notice: 'promotions' })
}

/** A text of the server in every language. */
export const inEachLanguage = (key: ServerKey<'server'>, values?: Params): Texts =>
  Object.fromEntries(languages.map((language) => [language, text(language, 'server', key, values)])) as Texts
