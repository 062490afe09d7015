import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const points = says('ko', 'points')
const bonus = says('ko', 'bonus')
/** Holds points and a running bonus. */
const member = demoMemberCalled('pinewind')

test.beforeEach(({ context }) => keepQuiet(context))

test('points become cash after being asked, once, and not more than are held', async ({ page }) => {
  await logIn(page, member)
  await open(page, '/member/mypage/point/change')
  const field = page.locator('main input[inputmode=numeric]')
  await field.fill('999000')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('2000')
  await page.getByRole('button', { name: points('convert.button', { points: '2,000P' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(points('dialog.ready'))
  await dialog.getByRole('button', { name: points('dialog.convert'), exact: true }).click()
  await expect(dialog).toContainText(points('dialog.complete'))
  // It closes by itself.
  await expect(dialog).toBeHidden()
  await open(page, '/member/mypage/point/list')
  await expect(page.getByText(points('kind.converted')).filter({ visible: true }).first()).toBeVisible()
})

test('a wrong password is named at its field after the question about the bonus', async ({ page }) => {
  await logIn(page, member)
  await open(page, '/member/moneyMain/exchange')
  const password = page.locator('input[name=cashOutPass]')
  await page.locator('input[name=amount]').fill('50000')
  await password.fill('9999')
  await password.press('Enter')
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: bonus('loss.confirm') })
    .click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
})

test('a running bonus shows how far it is and is given up after being asked; one that cannot be had says why', async ({
  page,
}) => {
  await logIn(page, member)
  await open(page, '/member/mypage/bonus')
  await expect(page.getByRole('progressbar').filter({ visible: true }).first()).toBeVisible()
  const giveUp = page.getByRole('button', { name: bonus('giveUp.button') })
  await giveUp.click()
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(asked).toContainText(bonus('giveUp.first'))
  await asked.getByRole('button', { name: bonus('giveUp.keep') }).click()
  await expect(asked).toBeHidden()
  await giveUp.click()
  await asked.getByRole('button', { name: bonus('giveUp.confirm', { sum: '' }).trim() }).click()
  await expect(page.getByText(bonus('none.title'))).toBeVisible()
  await expect(page.getByText(bonus('status.cancelled')).filter({ visible: true }).first()).toBeVisible()

  await open(page, '/member/moneyMain/charge')
  const choices = page.getByRole('group', { name: bonus('choice.legend') })
  await expect(choices.getByText(bonus('refusal.not-first'))).toBeVisible()
  await expect(choices.getByRole('radio').first()).toBeChecked()
})
