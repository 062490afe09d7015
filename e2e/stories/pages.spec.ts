import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { contextOf, lookAt, type State, type Step } from '../support/look.ts'
import { demoMemberCalled } from '../support/member.ts'
import { type Layout, officePaths, sitePages, studioGames } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl, memberUrl } from '../support/surroundings.ts'
import { languages, says } from '../support/texts.ts'

/** One for each width: the two run side by side, and a second login would end the first. */
const people: Record<Layout, string> = { desktop: 'haneul01', mobile: 'nightcat77' }

let member: State
let office: State

test.describe.configure({ timeout: 180_000 })

test.beforeAll(async ({ browser, isMobile }) => {
  const page = await browser.newPage({ baseURL: memberUrl() })
  await keepQuiet(page.context())
  await logIn(page, demoMemberCalled(people[isMobile ? 'mobile' : 'desktop']))
  member = await page.context().storageState()
  await page.close()
  const desk = await openOffice(browser)
  office = await desk.context.storageState()
  await desk.context.close()
})

for (const language of languages) {
  test(`the guest's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language)
    const steps = sitePages()
      .filter(({ guard, name }) => guard !== 'member' && name !== 'warning')
      .map((row) => ({ ...stepOf(layout)(row), ...(row.guard === 'guest' && !isMobile ? { act: untilDialog } : {}) }))
    const menu = { name: 'menu', path: '/', act: press(says(language, 'common')('nav.menu')) }
    await lookAt(context, isMobile ? [...steps, menu] : steps, { layout, language, who: 'guest' })
  })

  test(`the member's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, member)
    const steps = sitePages()
      .filter(({ guard, name }) => guard !== 'guest' && name !== 'warning' && name !== 'game')
      .map(stepOf(layout))
    const games = studioGames.map(({ name, vendor, game }) => ({
      name,
      path: `/member/slot/game?vendor=${vendor}&game=${game}`,
      act: async (page: Page) => {
        await expect(page.locator('iframe')).toBeVisible()
        const frame = page.frameLocator('iframe')
        await expect(frame.getByTestId('spin').or(frame.locator('.places:visible')).first()).toBeVisible()
      },
    }))
    const messages = { name: 'messages', path: '/', act: press(says(language, 'common')('nav.messages')) }
    await lookAt(context, [...steps, messages, ...games], { layout, language, who: 'member' })
  })

  test(`the back office's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, office)
    const steps = officePaths()
      .filter((path) => path !== '/login')
      .map((path) => ({ name: path.slice(1) || 'desk', path: `${adminUrl()}${path}` }))
    const one = { name: 'member', path: `${adminUrl()}/members`, act: openFirstMember }
    await lookAt(context, [...steps, one], { layout, language, who: 'office' })
    const stranger = await contextOf(browser, layout, language)
    await lookAt(stranger, [{ name: 'login', path: `${adminUrl()}/login` }], { layout, language, who: 'office' })
  })
}

const untilDialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
}
const press =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

const stepOf =
  (layout: Layout) =>
  ({ name, ...paths }: ReturnType<typeof sitePages>[number]): Step => ({ name, path: paths[layout] })

const openFirstMember = async (page: Page): Promise<void> => {
  await page.locator('tbody tr').filter({ hasText: people.desktop }).first().click()
  await page.waitForURL(/\/members\/\d+/)
}
