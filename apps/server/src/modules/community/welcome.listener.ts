import type { Language } from '@maru/contract'
import { languages } from '@maru/contract'
import { text } from '@maru/i18n'
import { listen } from '../../platform/events/events.ts'
import { memberById } from '../identity/index.ts'
import type { Texts } from '../site/index.ts'
import { sendMessage } from './message.service.ts'

/** The first message of a member that was just approved; once, however often the event is delivered. */
export const welcomeListener = listen('identity.sign-up-decided', async (ctx, { memberId, isApproved }) => {
  if (!isApproved) return
  const member = await memberById(ctx, memberId)
  if (!member) return
  await sendMessage(ctx, {
    memberId,
    kind: 'guide',
    title: inAll((language) => text(language, 'server', 'welcome.title')),
    text: inAll((language) => text(language, 'server', 'welcome.text', { nick: member.memNick })),
    onceKey: 'welcome',
  })
})

const inAll = (write: (language: Language) => string): Texts =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Texts
