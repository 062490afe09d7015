import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled, newPerson } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'partner')
const auth = says('ko', 'auth')
const partner = demoMemberCalled('partner01')
const treePath = '/member/partner/partnerList'

test.beforeEach(({ context }) => keepQuiet(context))

const rateField = (page: Page, product: string, kind: string) =>
  page.getByRole('dialog').locator(`input[name="${kind}-${product}"]`)

test('a partner opens its tree, sets a rate below, within its own, and cannot change it again that day', async ({
  page,
  isMobile,
}) => {
  // Rates stay for a day: each width has a store of its own.
  const store = isMobile ? '강가상회' : '하늘가게'
  await logIn(page, partner)
  await open(page, treePath)
  await page.getByRole('button', { name: store, exact: true }).click()
  const casino = rateField(page, 'casino', 'rolling')
  await casino.fill('1.40')
  await expect(page.getByRole('dialog')).toContainText(say('rates.above', { limit: '1.30%' }))
  await casino.fill('1.00')
  await page.getByRole('button', { name: say('rates.save') }).click()
  await expect(page.getByText(say('rates.saved', { name: store }))).toBeVisible()
  await expect(casino).toBeDisabled()
  await expect(casino).toHaveValue('1.00%')
})

test('a partner creates one below itself, which then stands in its tree', async ({ page }) => {
  const { memPass, memPhone, memName, bankacc, cashOutPass } = newPerson()
  const memId = `shop${randomInt(10_000_000, 99_999_999)}`
  const memNick = `새가게${memId.slice(-6)}`
  await logIn(page, partner)
  await open(page, '/striNew')
  const form = page.locator('main form')
  const fields = { memId, memNick, memPass, memPassCheck: memPass, memPhone, cashOutPass, memName, bankacc }
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value)
  await form.getByLabel(auth('signup.bank'), { exact: true }).selectOption({ index: 1 })
  await form.getByRole('button', { name: say('rates.fill') }).click()
  await form.locator('input[name="rolling-slot"]').fill('0.5')
  await form.getByRole('button', { name: say('create.button', { tier: say('tier.PTN_5') }) }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(memNick)
  await expect(rateField(page, 'slot', 'rolling')).toHaveValue('0.50%')
})

test('who is no partner is told so', async ({ page }) => {
  await logIn(page, demoMemberCalled('moonwalk'))
  await open(page, treePath)
  await expect(page.getByText(say('refused.title'))).toBeVisible()
})
