import { expect, test } from '@playwright/test'
import { openOffice } from '../support/staff.ts'
import { adminUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')

test('on a phone the menu names every page, upright and lying', async ({ browser }) => {
  const { context } = await openOffice(browser)
  const state = await context.storageState()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const phone = await browser.newContext({
      baseURL: adminUrl(),
      storageState: state,
      viewport,
      isMobile: true,
      hasTouch: true,
    })
    const office = await phone.newPage()
    await office.goto('/')
    await office.getByRole('button', { name: say('menu.open') }).click()
    const pages = office.getByRole('dialog').getByRole('link')
    await expect(pages.filter({ hasText: say('menu.sign-ups') })).toBeVisible()
    const unnamed = await pages.evaluateAll((links) =>
      links
        .map((link) => [link.getAttribute('href'), link.querySelector('span')?.getBoundingClientRect()] as const)
        .filter(([, name]) => !name || name.width < 10 || name.height < 10)
        .map(([href]) => href),
    )
    expect(unnamed, `${viewport.width}`).toEqual([])
    await phone.close()
  }
  await context.close()
})
