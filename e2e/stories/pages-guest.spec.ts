import { expect, type Page, test } from '@playwright/test'
import { contextOf, lookAt, pageStep } from '../support/look.ts'
import { isNight, lookedLanguages } from '../support/night.ts'
import { pressFor } from '../support/open.ts'
import { sitePages } from '../support/pages.ts'
import { says } from '../support/texts.ts'

test.describe.configure({ timeout: 180_000 })

/** By day, of the pages that members have too, one of each kind: a member's are all looked at (`pages-member`). */
const shownByDay = ['main', 'slots', 'powerball']

for (const language of lookedLanguages)
  test(`the guest's pages are whole in ${language}`, async ({ browser, isMobile }) => {
    const layout = isMobile ? 'mobile' : 'desktop'
    const context = await contextOf(browser, layout, language)
    const steps = sitePages()
      .filter(({ guard, name }) => guard !== 'member' && name !== 'warning')
      .filter(({ guard, name }) => isNight || guard === 'guest' || shownByDay.includes(name))
      .map((row) => ({ ...pageStep(layout)(row), ...(row.guard === 'guest' && !isMobile ? { act: untilDialog } : {}) }))
    const menu = { name: 'menu', path: '/', act: pressFor(says(language, 'common')('nav.menu')) }
    await lookAt(context, isMobile ? [...steps, menu] : steps, { layout, language, who: 'guest' })
  })

const untilDialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
}
