import { expect, type Page, test } from '@playwright/test'
import { demoMember, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const site = says('ko', 'site')
const member = says('ko', 'member')

/** Whatever comes by itself has come by then. */
const waitForPopups = (page: Page) => page.waitForTimeout(3_000)

test('popups come once a visit: not on the way back to the main page, and not again on a reload', async ({ page }) => {
  await open(page, '/')
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  while (await dialogs.first().isVisible()) await page.keyboard.press('Escape')
  await waitForPopups(page)
  await expect(dialogs).toHaveCount(0)
  await page.evaluate(() => {
    history.pushState(null, '', '/404')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('link', { name: site('notFound.home') }).click()
  await expect(page).toHaveURL('/')
  await waitForPopups(page)
  await expect(dialogs).toHaveCount(0)
  await page.reload()
  await waitForPopups(page)
  await expect(dialogs).toHaveCount(0)
})

test('after a login one thing comes, not one after the other', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, demoMember)
  await expect(page.locator('input[name=memId]')).toHaveCount(0)
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('Escape')
  await waitForPopups(page)
  await expect(dialogs).toHaveCount(0)
})

test('an address that no page has says so inside the site, and a desktop goes on to the main page', async ({
  page,
  context,
  isMobile,
}) => {
  await keepQuiet(context)
  await open(page, '/member/nothing-here?x=1')
  await expect(page.getByRole('heading', { name: site('notFound.title') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL('/member/nothing-here?x=1')
  if (isMobile) await page.getByRole('link', { name: site('notFound.home') }).click()
  await expect(page).toHaveURL('/')
})

test('31 February is refused at its field with the reason, and a day that exists is taken', async ({
  page,
  context,
}) => {
  await keepQuiet(context)
  await page.goto('/login')
  await fillLogin(page, demoMember)
  await expect(page.locator('input[name=memId]')).toHaveCount(0)
  await open(page, '/member/mypage/charge/list?period=own&from=2026-02-01&until=2026-03-20')
  const from = page.getByLabel(member('period.from'), { exact: true })
  await expect(from).toHaveValue('2026.02.01')
  await from.fill('2026.02.31')
  await from.press('Enter')
  await expect(page.getByText(member('period.missing', { day: '2026.02.31' }))).toBeVisible()
  await expect(page).toHaveURL(/from=2026-02-01/)
  await from.fill('20260228')
  await from.press('Enter')
  await expect(page).toHaveURL(/from=2026-02-28/)
  await expect(from).toHaveValue('2026.02.28')
})
