import { type BrowserContext, test } from '@playwright/test'
import { logIn } from './log-in.ts'
import { keepQuiet } from './quiet.ts'
import { memberUrl } from './surroundings.ts'

/** Every test of the file begins with this member logged in, by one log-in for all of them. */
export const stayLoggedIn = (player: { memId: string; memPass: string }): void => {
  let state: Awaited<ReturnType<BrowserContext['storageState']>>
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ baseURL: memberUrl() })
    await logIn(page, player)
    state = await page.context().storageState()
    await page.close()
  })
  test.beforeEach(async ({ context }) => {
    await keepQuiet(context)
    await context.addCookies(state.cookies)
  })
}
