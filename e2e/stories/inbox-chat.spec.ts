import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const messages = says('ko', 'messages')
const support = says('ko', 'support')
const office = says('ko', 'office-messages')
const desk = says('ko', 'office-support')
/** Of no other story. */
const member = { ...demoMemberCalled('slowriver'), memNick: '느린강' }

test.beforeEach(({ context }) => keepQuiet(context))

test('a message that staff send from the list of members is read, and not deleted before', async ({
  browser,
  page,
}) => {
  const { office: staff, context } = await openOffice(browser)
  await staff.goto(`/members?search=${member.memId}`)
  await staff.getByRole('button', { name: office('send.found', { count: 1 }) }).click()
  const form = staff.getByRole('dialog')
  await expect(form.getByText(office('search.part', { part: member.memId }))).toBeVisible()
  await form.getByLabel(office('template')).selectOption({ index: 1 })
  await form.getByRole('button', { name: office('mailing.count') }).click()
  const question = staff.getByRole('dialog').filter({ hasText: office('confirm.title', { count: 1 }) })
  await question.getByRole('button', { name: office('confirm.send') }).click()
  await expect(question).toBeHidden()
  await context.close()

  await logIn(page, member)
  await open(page, '/member/mypage/message/list')
  const rows = page.getByRole('list', { name: messages('list.title') }).getByRole('listitem')
  const fresh = rows.filter({ hasText: messages('list.new') })
  // It is sent by a job.
  await expect(async () => {
    await page.reload()
    await expect(fresh.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByLabel(messages('list.chooseAll')).check()
  await page.getByRole('button', { name: messages('delete.button'), exact: true }).click()
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await asked.getByRole('button', { name: messages('delete.button') }).click()
  await expect(page.getByText(says('ko', 'result-codes')('M002'))).toBeVisible()
  await page.getByLabel(messages('list.chooseAll')).uncheck()

  await page.getByRole('button', { name: messages('readAll.button'), exact: true }).click()
  await asked.getByRole('button', { name: messages('readAll.button') }).click()
  await expect(fresh).toHaveCount(0)
  const count = await rows.count()
  await rows.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: messages('delete.button'), exact: true }).click()
  await asked.getByRole('button', { name: messages('delete.button') }).click()
  await expect(rows).toHaveCount(Math.max(0, count - 1))
})

test('a chat: both see the other write, a canned answer is sent, and what is closed begins anew', async ({
  browser,
  page,
}) => {
  const { office: staff, context } = await openOffice(browser)
  await staff.goto('/support')
  await logIn(page, member)
  await open(page, '/member/cscenter/support')
  // Somebody is there as soon as the desk has said so.
  await expect(page.getByText(support('state.here'), { exact: true })).toBeVisible()
  const field = page.getByRole('textbox', { name: support('field') })
  const line = `출금은 언제 되나요? ${Date.now()}`
  await field.fill(line)
  await page.getByRole('button', { name: support('send'), exact: true }).click()
  const log = page.getByRole('log', { name: support('log') })
  await expect(log.getByText(line)).toBeVisible()

  await staff.getByRole('button').filter({ hasText: line }).click()
  await staff.getByRole('button', { name: desk('take'), exact: true }).click()
  const answer = staff.getByRole('textbox', { name: desk('field') })
  await expect(answer).toBeVisible()
  // It is said every three seconds, and was for the line above.
  await expect(async () => {
    await field.pressSequentially('네')
    await expect(staff.getByRole('log').getByText(desk('typing', { name: member.memNick }))).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 40_000 })
  await staff.getByLabel(desk('canned.choose')).selectOption({ index: 1 })
  await expect(log.getByText(support('typing', { name: 'Maru Desk' }))).toBeVisible()
  const text = await answer.inputValue()
  expect(text).not.toBe('')
  await staff.getByRole('button', { name: desk('send'), exact: true }).click()
  await expect(log).toContainText(text.split('\n')[0] ?? '')
  await staff.getByRole('button', { name: desk('close'), exact: true }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: desk('close'), exact: true })
    .click()
  await expect(log.getByText(support('closed'))).toBeVisible()
  await context.close()
})
