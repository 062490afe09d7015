import { expect, type Page, test } from '@playwright/test'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { setSiteOptions } from '../support/site-option.ts'
import { stayLoggedIn } from '../support/stay-logged-in.ts'
import { spin } from '../support/studio.ts'
import { memberUrl } from '../support/surroundings.ts'
import { languages, says, studioSays } from '../support/texts.ts'

const games = says('ko', 'games')
const cash = says('ko', 'cash')
const player = demoMemberCalled('starsea')
const game = '달빛 잉어'
const checkMs = 10_000

stayLoggedIn(player)

test('in the site’s frame a game reports moved money, and its way out ends it', async ({ page }) => {
  // Nothing but the game’s own word could bring the new balance.
  await page.routeWebSocket('**/live', (socket) => socket.close())
  await page.route('**/api/cash/getUserCash', (route) => route.abort())
  await open(page, '/')
  await pressGame(page)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByTestId('spin')).toBeEnabled()
  const balanceRead = page.waitForResponse('**/api/member/info')
  await spin(frame)
  await balanceRead
  await expect(page).toHaveURL(/\/member\/slot\/game/)
  const asked = page.waitForResponse('**/api/member/info')
  await page
    .getByRole('button', { name: games('frame.close') })
    .or(page.getByRole('button', { name: games('frame.lobby') }))
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await asked
})

test.describe('a vendor whose games open in a window of their own', () => {
  test.beforeAll(() => setSiteOptions({ newWindowVendors: ['studio'] }))
  test.afterAll(() => setSiteOptions({ newWindowVendors: null }))

  test('one window plays, reports, sends to the deposit, and is gone at once when the game is left', async ({
    page,
  }) => {
    await open(page, '/')
    const window = await openWindow(page)
    await test.step('it plays, and the site knows the balance', async () => {
      await expect(window.getByTestId('spin')).toBeEnabled()
      await spin(window)
      const balance = ((await window.getByTestId('balance').textContent()) ?? '').replace('원', '')
      await expect(page.getByText(balance).first()).toBeAttached()
    })
    await test.step('its deposit button closes it and opens the deposit on the site', async () => {
      await Promise.all([
        window.waitForEvent('close'),
        // The press closes the window, at times before it is reported.
        window
          .getByRole('button', { name: studioSays('ko', 'deposit') })
          .click()
          .catch(() => {}),
      ])
      await expect(page.getByLabel(cash('amount.deposit'), { exact: true })).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
    })
    await test.step('leaving the game ends the overlay by the game’s word alone', async () => {
      await open(page, '/')
      const again = await openWindow(page)
      await expect(again.getByTestId('spin')).toBeEnabled()
      const asked = page.waitForResponse('**/api/member/info')
      await Promise.all([
        again.waitForEvent('close'),
        again
          .getByRole('button', { name: studioSays('ko', 'lobby') })
          .click()
          .catch(() => {}),
      ])
      await expect(overlay(page)).toHaveCount(0, { timeout: 3_000 })
      await asked
    })
  })

  test('closed by the player it is noticed at the next look, ten seconds later at most', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const window = await openWindow(page)
    await window.close()
    await expect(overlay(page)).toBeVisible()
    const asked = page.waitForResponse('**/api/member/info')
    await page.clock.fastForward(checkMs)
    await expect(overlay(page)).toHaveCount(0)
    await asked
  })

  test('ended on the site the window goes too', async ({ page }) => {
    await open(page, '/')
    const window = await openWindow(page)
    await Promise.all([
      window.waitForEvent('close'),
      page.getByRole('button', { name: games('playing.close') }).click(),
    ])
    await expect(overlay(page)).toHaveCount(0)
  })

  test('a blocked window is said in the member’s language, and opens by a press', async ({ page, context }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (...asked) => (document.documentElement.dataset.mayOpen ? open(...asked) : null)
    })
    for (const language of languages) {
      const say = says(language, 'games')
      await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
      await open(page, '/')
      await firstGame(page).click()
      await expect(page.getByText(say('blocked'))).toBeVisible()
      if (language !== languages.at(-1)) continue
      await page.evaluate(() => {
        document.documentElement.dataset.mayOpen = 'yes'
      })
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: say('opening.newWindow') }).click(),
      ])
      await expect(window).toHaveURL(/\/play\//)
      await expect(page.getByText(say('playing.text'))).toBeVisible()
    }
  })
})

test('a vendor that has not answered after ten seconds is named, and the member may leave', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  let release = (): void => {}
  const silence = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/game/launch', async (route) => {
    await silence
    await route.abort()
  })
  await pressGame(page)
  await expect(page.getByText(games('opening.title'))).toBeVisible()
  await page.clock.fastForward(checkMs)
  await expect(page.getByText(games('opening.slow'))).toBeVisible()
  await overlay(page)
    .getByRole('button', { name: says('ko', 'common')('action.cancel') })
    .click()
  await expect(overlay(page)).toHaveCount(0)
  release()
  await expect(page.getByText(games('failed.title'))).toHaveCount(0)
})

const overlay = (page: Page) => page.getByRole('dialog')
const firstGame = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /96\.1%|96,1%|Moonlit Studio/ })
    .first()
const pressGame = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${game},`) })
    .first()
    .click()

const openWindow = async (page: Page): Promise<Page> => {
  const [window] = await Promise.all([page.waitForEvent('popup'), pressGame(page)])
  await expect(page.getByRole('status').filter({ hasText: games('playing.text') })).toBeVisible()
  return window
}
