import { expect, type Locator, test } from '@playwright/test'
import { fillSignUp, newPerson, signUpForm } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const auth = says('ko', 'auth')
const say = says('ko', 'office')
const field = (scope: Locator, key: string): Locator => scope.getByLabel(say(key), { exact: true })

test.beforeEach(({ context }) => keepQuiet(context))

test('the door of the office says what is missing, and asks nobody', async ({ page }) => {
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/api/login')) tries++
  })
  await page.goto(`${adminUrl()}/login`)
  const form = page.locator('form')
  await field(form, 'login.id').fill('admin')
  await form.getByLabel(say('login.code')).pressSequentially('12a34')
  await form.getByRole('button', { name: say('login.send') }).click()
  await expect(form.getByText(say('form.required'), { exact: true })).toHaveCount(1)
  await expect(form.getByText(say('login.code-short'))).toBeVisible()
  await expect(form.getByLabel(say('login.code'))).toHaveValue('1234')
  await expect(field(form, 'login.id')).toHaveValue('admin')
  expect(tries).toBe(0)
})

test('a banner is saved when every language has its words, and says where they are missing', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  const name = `달밤 ${newPerson().memId}`
  await office.goto('/content')
  await office.getByRole('button', { name: say('content.new-banner') }).click()
  const form = office.getByRole('dialog').locator('form')
  const save = form.getByRole('button', { name: say('act.save') })
  const tongue = (key: string): Locator => form.getByRole('tab', { name: say(key) })

  await field(form, 'content.title').fill(name)
  await field(form, 'content.text').fill('본문')
  await form.getByLabel(say('content.link')).fill('charge')
  await form.getByLabel(say('content.ord')).fill('1.5')
  await form.getByLabel(say('content.from')).fill('2026-11-21T10:00')
  await form.getByLabel(say('content.until')).fill('2026-11-21T09:00')
  await save.click()
  for (const key of ['content.bad-link', 'content.bad-ord']) await expect(form.getByText(say(key))).toBeVisible()
  // The first language that lacks words comes to the front; what was written in the other is kept.
  await expect(tongue('language.en')).toHaveAttribute('aria-selected', 'true')
  await expect(tongue('language.en')).toContainText('*')
  await expect(tongue('language.ko')).not.toContainText('*')
  await field(form, 'content.title').fill('Title')
  await field(form, 'content.text').fill('Text')
  await tongue('language.vn').click()
  await expect(field(form, 'content.title')).toHaveValue('')
  await field(form, 'content.title').fill('Tiêu đề')
  await field(form, 'content.text').fill('Nội dung')
  await tongue('language.ko').click()
  await expect(field(form, 'content.title')).toHaveValue(name)

  await form.getByLabel(say('content.link')).fill('/')
  await form.getByLabel(say('content.ord')).fill('7')
  await save.click()
  await expect(form.getByText(say('content.bad-until'))).toBeVisible()
  await form.getByLabel(say('content.from')).fill('2026-11-21T08:00')
  await expect(form.getByText(say('content.bad-until'))).toHaveCount(0)
  await form.getByRole('switch', { name: say('content.on') }).uncheck()
  await save.click()
  await expect(form).toHaveCount(0)

  const row = office.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(say('content.off'))
  await row.getByRole('button', { name: say('content.change-one', { name }) }).click()
  await expect(form.getByRole('switch', { name: say('content.on') })).not.toBeChecked()
  await expect(form.getByLabel(say('content.link'))).toHaveValue('/')
  await save.click()
  await expect(form).toHaveCount(0)
  await expect(row).toContainText(say('content.off'))
  await row.getByRole('button', { name: say('content.delete-one', { name }) }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: say('act.delete') })
    .click()
  await expect(row).toHaveCount(0)
  await context.close()
})

test('a maintenance that would end before it begins is not even asked about', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  await office.goto('/maintenance')
  const form = office.locator('form').filter({ has: office.locator('input[name=start]') })
  const until = field(form, 'maintenance.until')
  const usual = await until.inputValue()
  await until.fill(await field(form, 'maintenance.start').inputValue())
  await form.getByRole('button', { name: say('maintenance.save') }).click()
  await expect(form.getByText(say('maintenance.order'))).toBeVisible()
  await expect(office.getByRole('dialog')).toHaveCount(0)
  await until.fill(usual)
  await form.getByRole('button', { name: say('maintenance.save') }).click()
  await expect(office.getByRole('dialog')).toContainText(say('maintenance.confirm-plan'))
  await context.close()
})

test('a sign-up is rejected with a reason, and without one it is not', async ({ page, browser }) => {
  const person = newPerson()
  await page.goto('/join')
  await fillSignUp(page, person)
  await signUpForm(page)
    .getByRole('button', { name: auth('signup.submit') })
    .click()
  await expect(page.getByText(auth('complete.title')).first()).toBeVisible()

  const { office, context } = await openOffice(browser)
  await office.goto('/sign-ups')
  await office.getByText(person.memId).first().click()
  await office
    .getByRole('button', { name: say('act.reject') })
    .first()
    .click()
  const asking = office.getByRole('dialog')
  await asking.getByLabel(say('reason.label')).fill(' x ')
  await asking.getByRole('button', { name: say('act.reject') }).click()
  await expect(asking.getByText(say('reason.too-short'))).toBeVisible()
  await asking.getByRole('button', { name: say('sign-up.reason-duplicate') }).click()
  await expect(asking.getByText(say('reason.too-short'))).toHaveCount(0)
  await expect(asking.getByLabel(say('reason.label'))).toHaveValue(say('sign-up.reason-duplicate'))
  await asking.getByLabel(say('reason.label')).press('Enter')
  await expect(asking).toHaveCount(0)
  await expect(office.getByText(say('queue.gone')).first()).toBeVisible()
  await context.close()
})
