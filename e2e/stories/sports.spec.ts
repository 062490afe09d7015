import { expect, test } from '@playwright/test'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const sports = says('ko', 'sports-pages')

test.beforeEach(({ context }) => keepQuiet(context))

test('a guest sees live matches, said to be simulated, whose prices move without a reload', async ({ page }) => {
  await open(page, '/member/sport/livebetting')
  await expect(page.getByText(sports('simulated.text'))).toBeVisible()
  const prices = page.locator('article [data-price]')
  await expect(prices.first()).toBeVisible()
  const read = () => prices.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-price')).join())
  const before = await read()
  await expect.poll(read, { timeout: 30_000 }).not.toBe(before)
})

test('the page of a match shows its markets, and a price pressed there is in the slip', async ({ page }) => {
  await open(page, '/member/sport/combinationbetting')
  const row = page.getByRole('article').first()
  const name = (await row.getAttribute('aria-label')) ?? ''
  await row.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  const price = page.locator('main button[aria-pressed=false]:has([data-price])').first()
  await price.click()
  await expect(page.locator('main button[aria-pressed=true]:has([data-price])')).toHaveCount(1)
})
