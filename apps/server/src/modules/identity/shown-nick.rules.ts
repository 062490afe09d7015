import type { Language } from '@maru/contract'
import { text } from '@maru/i18n'

/** The first letter of a nickname; the rest is hidden. */
export const maskedNick = (nick: string): string => `${[...nick][0] ?? ''}**`

/** As a member is named to others. */
export const shownNick = (language: Language, nick: string): string =>
  text(language, 'server', 'recentWin.nick', { nick: maskedNick(nick) })
