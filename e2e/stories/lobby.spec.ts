import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMember, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const common = says('ko', 'common')
const tables = says('ko', 'tables')

test.beforeEach(({ context }) => keepQuiet(context))

test('a guest looks around in the lobbies; a game asks for the login and opens after it', async ({ page }) => {
  await open(page, '/member/slotgame')
  await expect(page).toHaveURL('/member/slotgame')
  // The field of the slots' page suggests while one types, and finds games of every group.
  await page.locator('main').getByRole('searchbox').fill('달빛 바')
  await page
    .locator('main')
    .getByRole('button', { name: /^달빛 바카라,/ })
    .click()
  await expect(page.getByRole('dialog').locator('input[name=captcha]')).toBeVisible()
  await fillLogin(page, demoMember)
  await expect(page).toHaveURL(/\/member\/slot\/game\?.*baccarat/)
})

test('every table says its theoretical return, and none says LIVE while it is played alone', async ({ page }) => {
  await open(page, '/member/livecasino')
  const main = page.locator('main')
  const withReturn = /이론 환수율 \d+\.\d%/
  await expect(main.getByRole('link', { name: withReturn }).first()).toBeVisible()
  const alone = main.locator('section', { has: page.getByRole('heading', { name: tables('solo.title') }) })
  await expect(alone.getByRole('button', { name: withReturn }).first()).toBeVisible()
  await expect(alone.getByText('LIVE', { exact: true })).toHaveCount(0)
})

test('the language can be changed at every width', async ({ page }) => {
  await open(page, '/')
  for (const width of [601, 1024, 1181]) {
    await page.setViewportSize({ width, height: 768 })
    const switched = page.getByRole('group', { name: common('language.label') }).filter({ visible: true })
    await expect(switched.getByRole('button'), `${width}`).toHaveCount(3)
  }
})

test('log in and sign up stand once on a guest’s page', async ({ page, isMobile }) => {
  await open(page, '/')
  const role = isMobile ? 'link' : 'button'
  await expect(page.getByRole(role, { name: common('nav.login'), exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
  await expect(page.getByRole(role, { name: common('nav.signup'), exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
})

test('a lobby that does not come says to a member that the money is safe, and to a guest what is wrong', async ({
  page,
}) => {
  await page.route('**/api/main', (route) => route.abort())
  await open(page, '/')
  const note = page.locator('main').getByRole('alert')
  await expect(note).toContainText(says('ko', 'main')('failed'))
  await expect(note).toContainText(common('problem.offline'))
  await expect(note).not.toContainText(common('problem.safe'))
  await logIn(page, demoMember)
  await open(page, '/')
  await expect(note).toContainText(common('problem.safe'))
})

test('the first stop of the keyboard leads past the bars to the page', async ({ page }) => {
  await open(page, '/member/slotgame')
  const skip = page.getByRole('link', { name: says('ko', 'common')('skip') })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
