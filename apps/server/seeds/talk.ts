import { addTemplate, listTemplates } from '../src/modules/community/index.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import { answerChat, closeChat, keepCanned, sendLine, showOwnChat, takeChat } from '../src/modules/support/index.ts'
import type { Ctx, Member, Staff } from '../src/platform/context.ts'
import talk from './content/talk.json' with { type: 'json' }

/** Templates of messages, answers of the support chat, and one chat that has ended. Again changes nothing. */
export const seedTalk = async (ctx: Ctx, staff: Staff, memId: string): Promise<void> => {
  const desk = ctx.as(staff)
  if ((await listTemplates(desk)).rows.length > 0) return
  for (const { kind, ...template } of talk.templates)
    await addTemplate(desk, { ...template, kind: kind as 'service' | 'marketing' })
  for (const canned of talk.canned) await keepCanned(desk, canned)
  const member = await memberByMemId(ctx, memId)
  if (!member) return
  const own = ctx.as(memberOf(ctx, member.memberId))
  if ((await showOwnChat(own, { chatIdx: 0, after: 0 })).chat) return
  let chatId = 0
  for (const [no, { side, text }] of talk.chat.entries()) {
    const line = { text, requestKey: `demo-line-${no}` }
    if (side === 'member') chatId = (await sendLine(own, line)).chatIdx
    else {
      await takeChat(desk, chatId)
      await answerChat(desk, chatId, line)
    }
  }
  await closeChat(desk, chatId)
}

const memberOf = (ctx: Ctx, memberId: number): Member => ({
  kind: 'member',
  memberId,
  sessionId: 0,
  socketKey: 'seed',
  expiresAt: ctx.now,
  tier: 'NORMAL',
})
