import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMember } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const site = says('ko', 'office-site')
const say = says('ko', 'office')
const minutes = (n: number): string => site('unit.minutes', { n })
const account = '333-4444-55556'

test.beforeEach(({ context }) => keepQuiet(context))

test('an option is changed with a reason, and what held before is put back from its history', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  const name = site('option.withdrawalWaitMinutes')
  await office.goto('/settings')
  const change = async (act: () => Promise<void>) => {
    await act()
    const form = office.getByRole('dialog').locator('form')
    await form.getByLabel(say('reason.label'), { exact: true }).fill('약속한 대로')
    await form.getByRole('button', { name: say('act.save') }).click()
    await expect(office.getByRole('dialog')).toHaveCount(0)
  }
  await change(async () => {
    await office.getByRole('button', { name: site('settings.change-one', { name }) }).click()
    const field = office.getByRole('dialog').getByLabel(name, { exact: true })
    await field.fill('2000')
    await office
      .getByRole('dialog')
      .getByRole('button', { name: say('act.save') })
      .click()
    await expect(office.getByText(site('settings.bad-value'))).toBeVisible()
    await field.fill('25')
  })
  const row = office.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('25')
  await change(async () => {
    await office.getByRole('button', { name: site('settings.history-one', { name }) }).click()
    await office
      .getByRole('button', { name: site('settings.put-back', { value: minutes(10) }) })
      .first()
      .click()
  })
  await expect(row).toContainText(minutes(10))
  await context.close()
})

test('a deposit account that one of the staff asks for is shown to members when another confirmed it', async ({
  browser,
  page,
}) => {
  const { office, context } = await openOffice(browser)
  await office.goto('/accounts')
  await office.getByRole('button', { name: site('account.new') }).click()
  const form = office.getByRole('dialog').locator('form')
  await form.getByLabel(site('account.bank')).selectOption({ index: 1 })
  await form.getByLabel(site('account.number'), { exact: true }).fill(account)
  await form.getByLabel(say('col.holder'), { exact: true }).fill('마루')
  await form.getByLabel(say('reason.label'), { exact: true }).fill('새 계좌')
  await form.getByRole('button', { name: say('act.save') }).click()
  const waiting = office.getByRole('row').filter({ hasText: account })
  await expect(waiting).toBeVisible()
  await expect(waiting.getByRole('button', { name: say('second.confirm') })).toHaveCount(0)
  await context.close()

  const second = await openOffice(browser, cashier)
  await second.office.goto('/accounts')
  await second.office.getByRole('row').filter({ hasText: account }).getByRole('button').first().click()
  await second.office
    .getByRole('dialog')
    .getByRole('button', { name: say('second.confirm') })
    .click()
  await expect(second.office.getByRole('row').filter({ hasText: account })).toContainText(site('bank.on'))
  await second.context.close()

  await logIn(page, demoMember)
  await open(page, '/member/moneyMain/charge')
  await expect(page.getByText(account)).toBeVisible()
})
