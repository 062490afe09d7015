import { type Browser, expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { contextOf, lookAt, pageStep, type State } from '../support/look.ts'
import { demoMemberCalled } from '../support/member.ts'
import { halfOf, lookedLanguages, shareOf } from '../support/night.ts'
import { isOfPartners, type Layout, sitePages, studioGames } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { memberUrl } from '../support/surroundings.ts'

/** The second one waits for a deposit. */
const people: Record<Layout, string> = { desktop: 'haneul01', mobile: 'nightcat77' }

let member: State
let partner: State

test.describe.configure({ timeout: 300_000 })

const loggedIn = async (browser: Browser, memId: string): Promise<State> => {
  const page = await browser.newPage({ baseURL: memberUrl() })
  await keepQuiet(page.context())
  await logIn(page, demoMemberCalled(memId))
  const state = await page.context().storageState()
  await page.close()
  return state
}

test.beforeAll(async ({ browser, isMobile }) => {
  member = await loggedIn(browser, people[isMobile ? 'mobile' : 'desktop'])
  partner = await loggedIn(browser, 'partner01')
})

for (const language of lookedLanguages)
  test(`the member's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, member)
    const steps = sitePages()
      .filter((row) => row.guard !== 'guest' && row.name !== 'warning' && row.name !== 'game' && !isOfPartners(row))
      .map(pageStep(layout))
    const games = studioGames.map(({ name, vendor, game }) => ({
      name,
      path: `/member/slot/game?vendor=${vendor}&game=${game}`,
      act: async (page: Page) => {
        await expect(page.locator('iframe')).toBeVisible()
        const frame = page.frameLocator('iframe')
        await expect(frame.getByTestId('spin').or(frame.locator('.places:visible')).first()).toBeVisible()
      },
    }))
    await lookAt(context, shareOf(halfOf([...steps, ...games]), 5), { layout, language, who: 'member' })
  })

for (const language of lookedLanguages)
  test(`the partner's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, partner)
    const steps = sitePages()
      .filter((row) => isOfPartners(row))
      .map(pageStep(layout))
    await lookAt(context, shareOf(steps, 5), { layout, language, who: 'partner' })
  })
