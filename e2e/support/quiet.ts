import type { BrowserContext } from '@playwright/test'
import { memberUrl, secondUrl } from './surroundings.ts'

const mark = 'popup_0'

/** Will no popup come? */
export const isQuiet = async (context: BrowserContext): Promise<boolean> =>
  (await context.cookies([memberUrl(), secondUrl()])).some(({ name }) => name === mark)

/** Popups and the window of new messages stay away, as for a member who has seen them today. */
export const keepQuiet = async (context: BrowserContext, url = memberUrl()): Promise<void> => {
  await context.addCookies(Array.from({ length: 30 }, (_, n) => ({ name: `popup_${n}`, value: 'close', url })))
  await context.addInitScript(() => {
    if (document.cookie.includes('maru_session=')) sessionStorage.setItem('maru_offered', 'member')
  })
}
