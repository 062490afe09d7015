import { listen } from '../../platform/events/events.ts'
import { memberById } from '../identity/index.ts'
import { sendMessage } from './message.service.ts'
import { inEachLanguage } from './notice.service.ts'

/** The first message of a member that was just approved; once, however often the event is delivered. */
export const welcomeListener = listen('identity.sign-up-decided', async (ctx, { memberId, isApproved }) => {
  if (!isApproved) return
  const member = await memberById(ctx, memberId)
  if (!member) return
  await sendMessage(ctx, {
    memberId,
    kind: 'guide',
    title: inEachLanguage('welcome.title'),
    text: inEachLanguage('welcome.text', { nick: member.memNick }),
    onceKey: 'welcome',
  })
})
