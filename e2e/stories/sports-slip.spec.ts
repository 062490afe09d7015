import { expect, type Page, test } from '@playwright/test'
import { changeAnswers } from '../support/answers.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
const common = says('ko', 'common')
const member = demoMemberCalled('nightcat77')
const stake = '10000'
/** A price is said after the name of its outcome. */
const price = /\d\.\d+$/

test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ context }) => keepQuiet(context))
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1181
/** On a narrow page the slip opens from its bar. */
const slip = (page: Page) =>
  isNarrow(page)
    ? page.getByRole('dialog', { name: say('slip.title') })
    : page.getByRole('region', { name: say('slip.title') })
const bar = (page: Page) => page.getByRole('button', { name: say('slip.title') })
const openSlip = async (page: Page): Promise<void> => {
  if (isNarrow(page) && !(await slip(page).isVisible())) await bar(page).click()
  await expect(slip(page)).toBeVisible()
}
const press = (page: Page) => slip(page).locator('button[type=submit]')

/** Puts the first open price of so many matches, each of its own, into the slip. */
const choose = async (page: Page, count: number): Promise<void> => {
  // A product that has just started is still being given its matches.
  await expect(async () => {
    await open(page, '/member/sport/combinationbetting')
    await expect(page.getByRole('article').nth(count)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  const matches = page.getByRole('article').filter({ has: page.getByRole('button', { name: price, disabled: false }) })
  for (let at = 0; at < count; at++)
    await matches.nth(at).getByRole('button', { name: price, disabled: false }).first().click()
  await openSlip(page)
  await expect(
    slip(page).getByRole('button', { name: new RegExp(`${say('leg.remove', { outcome: '' }).trim()}$`) }),
  ).toHaveCount(count)
}
const setStake = async (page: Page): Promise<void> => {
  await slip(page).locator('input[name=stake]').fill(stake)
  await expect(press(page)).toBeEnabled()
}
const accepted = (page: Page) => slip(page).getByText(say('ticket.accepted'))

test('a guest’s slip is there after the login, and a single is placed once by two presses', async ({ page }) => {
  await choose(page, 1)
  await expect(press(page)).toContainText(say('press.logIn'))
  await logIn(page, member)
  await page.reload()
  await openSlip(page)
  await setStake(page)
  await press(page).dblclick()
  await expect(accepted(page)).toBeVisible()
  await slip(page)
    .getByRole('link', { name: say('ticket.look') })
    .click()
  await expect(page.getByRole('heading', { name: say('kind.single') })).toBeVisible()
  await open(page, '/member/sport/tickets')
  await expect(page.getByRole('article', { name: say('kind.single') })).toHaveCount(1)
})

test('two matches are a combination, and three with a banker a system', async ({ page }) => {
  await logIn(page, member)
  await choose(page, 2)
  await setStake(page)
  await press(page).click()
  await expect(accepted(page)).toBeVisible()
  await choose(page, 3)
  await slip(page).getByText(say('mode.system'), { exact: true }).click()
  await slip(page)
    .getByRole('button', { name: say('system.size', { size: 2, count: 3 }) })
    .click()
  await slip(page).locator('li button[aria-pressed]').first().click()
  await expect(
    slip(page)
      .getByText(say('sums.lineCount', { count: 2 }))
      .first(),
  ).toBeVisible()
  await setStake(page)
  await press(page).click()
  await expect(accepted(page)).toBeVisible()
})

type Quote = { selections: { price: number | null; isActive: boolean }[]; delaySeconds: number }

test('a price that fell is shown beside the old one, and the press names it', async ({ page }) => {
  await logIn(page, member)
  await changeAnswers<Quote>(page, '/api/sports/quote', (quote) => ({
    ...quote,
    selections: quote.selections.map((one) => ({ ...one, price: 1_200 })),
  }))
  await choose(page, 1)
  await setStake(page)
  await expect(slip(page).getByText('1.20').first()).toBeVisible()
  await expect(press(page)).toContainText(say('press.moved', { sum: '1만원' }))
})

type Placed = { ticket: { state: string; acceptAt: string | null } }

test('a ticket with its live delay holds the slip, and clears it once it is taken', async ({ page }) => {
  await logIn(page, member)
  await changeAnswers<Placed>(page, '/api/sports/place', (placed) => ({
    ...placed,
    ticket: { ...placed.ticket, state: 'waiting', acceptAt: new Date(Date.now() + 5_000).toISOString() },
  }))
  await choose(page, 1)
  await setStake(page)
  await press(page).click()
  await expect(slip(page).getByRole('timer')).toBeVisible()
  await expect(accepted(page)).toBeVisible()
  await expect(slip(page).getByText(say('slip.empty'))).toBeVisible()
})

test('results of a day lead from one kind of market to the next', async ({ page }) => {
  await open(page, '/member/result/sport')
  await expect(page.getByRole('heading', { name: common('title.sportResults') })).toBeVisible()
  await page.getByRole('link', { name: says('ko', 'sports-results')('view.handy'), exact: true }).click()
  await expect(page).toHaveURL(/\/member\/result\/sport\/handy$/)
})
