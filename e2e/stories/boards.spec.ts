import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'boards')
const office = says('ko', 'office-boards')
test.beforeEach(({ context }) => keepQuiet(context))

test('a member posts a picture after being asked, and gets its deposit account with one press of its own and one of staff', async ({
  browser,
  page,
}) => {
  await logIn(page, demoMemberCalled('moonwalk'))
  await page.goto('/member/board/write')
  const title = `달빛 산책 ${Date.now()}`
  const text = page.getByRole('textbox', { name: say('write.content') })
  await page.getByRole('textbox', { name: say('write.title') }).fill(title)
  await text.click()
  await text.pressSequentially('오늘 본 그림')
  await page.getByRole('button', { name: say('editor.picture') }).click()
  const picker = page.getByRole('dialog')
  const choose = picker.locator('input[type=file]')
  await choose.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await picker.getByRole('button', { name: say('picture.upload') }).click()
  await expect(picker.getByText(says('ko', 'result-codes')('BD08'))).toBeVisible()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await choose.setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer })
  // What is about to be uploaded is seen first, under the site's own rules for pictures.
  await expect
    .poll(() => picker.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  await picker.getByLabel(say('picture.alt')).fill('달밤')
  await picker.getByRole('button', { name: say('picture.upload') }).click()
  await expect(text.getByRole('img', { name: '달밤' })).toBeVisible()
  // What was typed is there after the page was left.
  await expect(page.getByRole('status').filter({ hasText: say('write.saved', { time: '' }).trim() })).toBeVisible()
  await page.reload()
  await expect(text).toContainText('오늘 본 그림')
  await page.getByRole('button', { name: say('write.send') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('write.send') })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('img', { name: '달밤' })).toBeVisible()

  await page.goto('/member/board/read/99999')
  await page.getByRole('link', { name: say('read.back') }).click()
  await expect(page.getByRole('heading', { name: say('title') })).toBeVisible()

  await page.goto('/member/csMain/qnaList')
  await page.getByRole('button', { name: say('account.ask') }).click()
  await expect(page.getByText(say('state.wait'), { exact: true })).toBeVisible()
  const { office: desk, context } = await openOffice(browser)
  await desk.goto('/questions?kind=bankaccount')
  await desk.getByRole('row').filter({ hasText: '달산책' }).first().click()
  await desk.getByRole('button', { name: office('questions.account') }).click()
  await expect(desk.locator('.question-lines li[data-staff]')).toContainText('예금주')
  await context.close()
  await page.reload()
  await expect(page.getByText('예금주')).toBeVisible()
  await expect(page.getByText(say('state.answer'), { exact: true })).toBeVisible()
})
