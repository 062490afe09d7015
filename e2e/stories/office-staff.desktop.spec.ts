import { expect, type Locator, test } from '@playwright/test'
import { generate } from 'otplib'
import { newPerson } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office')
const field = (scope: Locator, key: string): Locator => scope.getByLabel(say(key), { exact: true })
const PASSWORD = 'River#stone58'

test.beforeEach(({ context }) => keepQuiet(context))
test.setTimeout(120_000)

test('a new account shows its seed once, logs in with it, and is out at once when it is locked', async ({
  browser,
}) => {
  const { office, context } = await openOffice(browser)
  const loginId = `staff-${newPerson().memId}`
  await office.goto('/staff')
  await office.getByRole('button', { name: say('staff.add') }).click()
  const form = office.getByRole('dialog').locator('form')
  const save = form.getByRole('button', { name: say('act.save') })
  await field(form, 'staff.id').fill('admin')
  await field(form, 'staff.name').fill('미나')
  await field(form, 'staff.password').fill('short')
  await save.click()
  await expect(form.getByText(say('staff.password-hint'))).toHaveCount(2)
  await field(form, 'staff.password').fill(PASSWORD)
  await save.click()
  await expect(form.getByText(say('staff.id-taken'))).toBeVisible()
  await field(form, 'staff.id').fill(loginId)
  await save.click()
  const once = office.getByRole('dialog').filter({ hasText: say('staff.seed-note') })
  await expect(once.getByRole('img', { name: say('staff.seed-picture') })).toBeVisible()
  const seed = (await once.locator('code').textContent()) ?? ''
  await once.getByRole('button', { name: say('staff.seed-done') }).click()
  await expect(office.getByText(seed)).toHaveCount(0)

  const other = await browser.newContext({ baseURL: adminUrl(), locale: 'ko-KR' })
  await keepQuiet(other)
  const page = await other.newPage()
  await page.goto('/login')
  // The language chosen here is that of the office, and stays when the page is opened again.
  await page.getByLabel(say('bar.language')).selectOption('en')
  const english = says('en', 'office')
  await page.getByLabel(english('login.id'), { exact: true }).fill(loginId)
  await page.getByLabel(english('login.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(english('login.code')).fill(await generate({ secret: seed }))
  await page.getByRole('button', { name: english('login.send') }).click()
  // Who made the account knows its password, so nothing else is open until it is changed.
  const own = page.getByRole('dialog', { name: english('staff.own-password') })
  await own.getByLabel(english('staff.current-password'), { exact: true }).fill(PASSWORD)
  await own.getByLabel(english('staff.password'), { exact: true }).fill('Harbour-light-9')
  await expect(page.getByRole('link', { name: english('menu.cash') })).toHaveCount(0)
  await own
    .getByLabel(english('login.code'))
    .fill(await generate({ secret: seed, epoch: Math.floor(Date.now() / 1000) + 30 }))
  await own.getByRole('button', { name: english('act.save') }).click()
  await expect(page.getByRole('link', { name: english('menu.cash') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: english('menu.cash') })).toBeVisible()
  await page.getByLabel(english('bar.language')).selectOption('ko')
  await expect(page.getByRole('link', { name: say('menu.cash') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('menu.staff') })).toHaveCount(0)

  const row = office.getByRole('row').filter({ hasText: loginId })
  await row.getByRole('button', { name: say('staff.lock'), exact: true }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: say('staff.lock'), exact: true })
    .click()
  await expect(row.getByText(say('staff.locked'))).toBeVisible()
  await page.goto('/cash')
  await expect(page).toHaveURL(/\/login/)
  await other.close()
  await context.close()
})
