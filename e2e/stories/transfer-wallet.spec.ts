import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { spin } from '../support/studio.ts'
import { says } from '../support/texts.ts'

const transfers = says('ko', 'transfers')
const games = says('ko', 'games')
/** Of no other story: its whole balance goes to a vendor. */
const member = demoMemberCalled('dawnfox')
const game = '/member/slot/game?vendor=studio-purse&game=lantern-night&type=slot'

test.beforeEach(({ context }) => keepQuiet(context))

const away = (page: Page) => page.getByRole('list', { name: transfers('held.title') })

test('a chosen amount goes to a vendor that keeps purses, also after a reload, and is brought back', async ({
  page,
}) => {
  await logIn(page, member)
  await page.goto(game)
  const asked = page.getByRole('dialog', { name: games('purse.title') })
  await asked.getByText(games('purse.part')).click()
  await expect(asked.getByRole('button', { name: games('purse.start') })).toBeDisabled()
  await asked.getByLabel(games('purse.amount')).fill('20000')
  await asked.getByRole('button', { name: games('purse.start') }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByTestId('spin')).toBeEnabled()
  await page.reload()
  await expect(frame.getByTestId('spin')).toBeEnabled()
  await spin(frame)

  await open(page, '/member/mypage/held')
  await expect(away(page)).toContainText(transfers('held.playing'))
  await expect(away(page)).toContainText('20,000')
  await away(page)
    .getByRole('button', { name: transfers('held.bringBack') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(transfers('dialog.ready'))
  await dialog.getByRole('button', { name: transfers('dialog.merge') }).click()
  await expect(dialog.locator('[data-state=complete]')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(away(page)).toContainText(transfers('held.none'))
})
