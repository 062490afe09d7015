import { expect, test } from '@playwright/test'
import { sideways } from '../support/faults.ts'
import { logIn } from '../support/log-in.ts'
import { demoMember } from '../support/member.ts'
import { shareOf } from '../support/night.ts'
import { open } from '../support/open.ts'
import { leadsOn, sitePages } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const common = says('ko', 'common')
const lying = { width: 844, height: 390 }
const upright = { width: 390, height: 844 }

test.beforeEach(({ context }) => keepQuiet(context))

test('a phone that is turned shows each page in the layout of its width, there and back', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, demoMember)
  const menu = page.getByRole('button', { name: common('nav.menu') })
  // The question of `sitePages` is another member's on each width.
  const elsewhere = ['warning', 'game', 'win', 'qnaRead', ...leadsOn]
  const pages = sitePages().filter(({ guard, name }) => guard !== 'guest' && !elsewhere.includes(name))
  for (const { name, desktop, mobile } of shareOf(pages, 6)) {
    await page.setViewportSize(lying)
    await open(page, desktop)
    await expect(menu, name).toHaveCount(0)
    await page.setViewportSize(upright)
    await expect(menu, name).toBeVisible()
    await expect(page, name).toHaveURL(mobile)
    expect(await sideways(page), name).toBe(0)
    await page.setViewportSize(lying)
    await expect(menu, name).toHaveCount(0)
    await expect(page, name).toHaveURL(desktop)
  }
})

test('a bet that is looked at stays when the phone is turned, and goes with its page', async ({ page }) => {
  await logIn(page, demoMember)
  const dialog = page.getByRole('dialog')
  const list = sitePages().find(({ name }) => name === 'betList')
  await page.setViewportSize(upright)
  await open(page, '/')
  await open(page, `${list?.mobile}?period=month`)
  await page.getByRole('listitem').getByRole('button').first().click()
  const id = dialog.locator('dd').last()
  await expect(id).toHaveText(/\S/)
  const opened = await id.textContent()
  for (const [size, path] of [
    [lying, list?.desktop],
    [upright, list?.mobile],
  ] as const) {
    await page.setViewportSize(size)
    await expect(page).toHaveURL(new RegExp(`${path}\\?`))
    await expect(id).toHaveText(opened ?? '')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(dialog).toHaveCount(0)
})

test('what is typed stays when the phone is turned', async ({ page }) => {
  await logIn(page, demoMember)
  await page.setViewportSize(upright)
  await open(page, '/member/chargeMain/charge')
  const amount = page.locator('input[name=amount]')
  await amount.fill('30000')
  for (const [size, path] of [
    [lying, '/member/moneyMain/charge'],
    [upright, '/member/chargeMain/charge'],
  ] as const) {
    await page.setViewportSize(size)
    await expect(page).toHaveURL(path)
    await expect(amount).toHaveValue('30,000')
  }
})

test('a page that has one arrangement is not made again when the phone is turned', async ({ page }) => {
  await page.setViewportSize(upright)
  await open(page, '/member/minigame/powerball')
  const outcome = page.locator('[data-outcome]').first()
  await outcome.evaluate((button) => button.setAttribute('data-before', 'yes'))
  await page.setViewportSize(lying)
  await expect(page.getByRole('button', { name: common('nav.menu') })).toHaveCount(0)
  await expect(outcome).toHaveAttribute('data-before', 'yes')
})
