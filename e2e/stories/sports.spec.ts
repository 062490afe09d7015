import { expect, test } from '@playwright/test'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const sports = says('ko', 'sports-pages')

test.beforeEach(({ context }) => keepQuiet(context))

// Whether a match is live depends on the minute: that prices move is held by the tests of the store.
test('a guest sees matches with their prices, said to be simulated', async ({ page }) => {
  await open(page, '/member/sport/combinationbetting')
  await expect(page.getByText(sports('simulated.text'))).toBeVisible()
  await expect(page.locator('article [data-price]').first()).toBeVisible()
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
