import { type Page, test } from '@playwright/test'
import { contextOf, lookAt, type State } from '../support/look.ts'
import { demoMember } from '../support/member.ts'
import { lookedLanguages, shareOf } from '../support/night.ts'
import { officePaths } from '../support/pages.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl } from '../support/surroundings.ts'

let office: State

test.describe.configure({ timeout: 300_000 })

test.beforeAll(async ({ browser }) => {
  const desk = await openOffice(browser)
  office = await desk.context.storageState()
  await desk.context.close()
})

for (const language of lookedLanguages)
  test(`the back office's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language, office)
    const steps = officePaths()
      .filter((path) => path !== '/login')
      .map((path) => ({ name: path.slice(1) || 'desk', path: `${adminUrl()}${path}` }))
    const one = { name: 'member', path: `${adminUrl()}/members`, act: openFirstMember }
    const partner = { name: 'partner', path: `${adminUrl()}/partners`, act: openFirstPartner }
    await lookAt(context, shareOf([...steps, one, partner], 5), { layout, language, who: 'office' })
    const stranger = await contextOf(browser, layout, language)
    await lookAt(stranger, [{ name: 'login', path: `${adminUrl()}/login` }], { layout, language, who: 'office' })
  })

const openFirstMember = async (page: Page): Promise<void> => {
  await page.locator('tbody tr').filter({ hasText: demoMember.memId }).first().click()
  await page.waitForURL(/\/members\/\d+/)
}

const openFirstPartner = async (page: Page): Promise<void> => {
  await page.locator('tbody a').first().click()
  await page.waitForURL(/\/partners\/\d+/)
}
