import { expect, type Page, test } from '@playwright/test'
import { booksOf } from '../support/desk.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { chooseChip } from '../support/studio.ts'
import { says } from '../support/texts.ts'

const player = demoMemberCalled('pinewind')
const say = says('ko', 'office')
const path = '/tables/studio/moonlit-baccarat-1'
/** The table may sleep: then its shoe is cut before the first bets are taken. */
const WAKES = { timeout: 90_000 }
const ROUND = { timeout: 60_000 }

test.setTimeout(300_000)
test.beforeEach(({ context }) => keepQuiet(context))

const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click()

test('a round of a live table is voided by two of the staff, and the stake comes back once', async ({
  page,
  browser,
}) => {
  const { office, context } = await openOffice(browser)
  const { office: second, context: secondContext } = await openOffice(browser, cashier)
  const before = await booksOf(office, player.memId)
  await logIn(page, player)
  await page.goto('/member/slot/game?vendor=studio&game=moonlit-baccarat-1&type=casino')
  const table = page.frameLocator('iframe')
  const betting = table.locator('.dial[data-phase="betting"]')
  await expect(betting).toBeVisible(WAKES)
  await chooseChip(table, 50_000)

  await test.step('the list shows the table as it runs, and opens its page', async () => {
    await office.goto('/tables')
    await expect(office.getByRole('row', { name: /바카라/ }).first()).toBeVisible()
    await takePicture(office, 'office-tables.jpg')
    await office.goto(path)
    await second.goto(path)
  })

  await test.step('one asks with a reason: the other sees it, and who asked cannot confirm', async () => {
    await expect(betting).toHaveCount(0, ROUND)
    await expect(betting).toBeVisible(ROUND)
    await table.locator('[data-place=banker]').click({ force: true })
    await expect(table.getByTestId('live-stake')).toContainText('50,000')
    const ask = office.getByRole('button', { name: /회차 무효 요청$/ })
    await ask.click(ROUND)
    await press(office, 'tables.void-why-card')
    await press(office, 'tables.void-send')
    await expect(office.getByText(say('minigames.cancel-other'))).toBeVisible()
    await expect(office.getByRole('button', { name: say('tables.void-confirm') })).toHaveCount(0)
    await second.getByRole('button', { name: say('tables.void-confirm') }).click()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: say('tables.void-confirm') })
      .click()
  })

  await test.step('the stake is back, the books are even, and both acts stand in the audit log', async () => {
    await expect.poll(async () => (await booksOf(office, player.memId)).cash, ROUND).toBe(before.cash)
    expect((await booksOf(office, player.memId)).trial.every((total) => total === 0)).toBe(true)
    await office.goto('/audit')
    await expect(office.getByText(say('action.table-round-voided')).first()).toBeVisible()
    await expect(office.getByText(say('action.table-void-asked')).first()).toBeVisible()
  })
  await context.close()
  await secondContext.close()
})
