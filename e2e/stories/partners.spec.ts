import { randomInt } from 'node:crypto'
import { expect, type Locator, test } from '@playwright/test'
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

const rateField = (drawer: Locator, product: string): Locator => drawer.locator(`input[name="rolling-${product}"]`)

test('a partner creates one below itself, sets its rates within its own, and cannot change them again that day', async ({
  page,
}) => {
  const { memPass, memPhone, memName, bankacc, cashOutPass } = newPerson()
  const memId = `shop${randomInt(10_000_000, 99_999_999)}`
  const memNick = `새가게${memId.slice(-6)}`
  await logIn(page, partner)
  await open(page, treePath)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('page.create') })
    .click()
  const form = page.locator('main form')
  const fields = { memId, memNick, memPass, memPassCheck: memPass, memPhone, cashOutPass, memName, bankacc }
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value)
  await form.getByLabel(auth('signup.bank'), { exact: true }).selectOption({ index: 1 })
  await form.getByRole('button', { name: say('rates.fill') }).click()
  await form.locator('input[name="rolling-slot"]').fill('0.5')
  await form.getByRole('button', { name: say('create.button', { tier: say('tier.PTN_5') }) }).click()

  // It leads to the new one in the tree.
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText(memNick)
  const [slot, casino] = [rateField(drawer, 'slot'), rateField(drawer, 'casino')]
  await expect(slot).toHaveValue('0.50%')
  await casino.fill('1.40')
  await expect(drawer).toContainText(say('rates.above', { limit: '1.30%' }))
  await casino.fill('1.00')
  await drawer.getByRole('button', { name: say('rates.save') }).click()
  const asked = page.getByRole('dialog', { name: say('rates.ask', { name: memNick }) })
  await asked.getByRole('button', { name: say('rates.save') }).click()
  await expect(page.getByText(say('rates.saved', { name: memNick }))).toBeVisible()
  await expect(casino).toBeDisabled()
  await expect(casino).toHaveValue('1.00%')
  await page.keyboard.press('Escape')
  await expect(page.locator('main').getByText(memNick)).toBeVisible()
})

test('who is no partner is told so', async ({ page }) => {
  await logIn(page, demoMemberCalled('moonwalk'))
  await open(page, treePath)
  await expect(page.getByText(say('refused.title'))).toBeVisible()
})
