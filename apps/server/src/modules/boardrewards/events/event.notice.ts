import { languages } from '@maru/contract'
import { text } from '@maru/i18n'
import { inLanguage } from '../../boards/index.ts'
import type { Texts } from '../../site/index.ts'

/** What winners read, with the title of the event in the same language. */
export const eventNotice = (titles: Record<string, string>, points: number): { title: Texts; text: Texts } => {
  const each = (key: 'boards.event.wonTitle' | 'boards.event.wonText') =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        text(language, 'server', key, { points, title: inLanguage(titles, language) }),
      ]),
    ) as Texts
  return { title: each('boards.event.wonTitle'), text: each('boards.event.wonText') }
}
