import { expect, type Locator, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMember, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'tables')
const speed = '스피드 바카라 7'

test.beforeEach(({ context }) => keepQuiet(context))

const tilesOf = (page: Page): Locator => page.locator('main [data-table]')
const tileOf = (page: Page, name: string): Locator =>
  tilesOf(page).filter({ has: page.getByRole('link', { name: new RegExp(`^${name},`) }) })
const chip = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name: new RegExp(name) })

test('a guest sees every table with its limits and road in words, and the press asks for the login', async ({
  page,
}) => {
  await open(page, '/member/livecasino')
  await expect(tilesOf(page)).toHaveCount(10)
  const link = tileOf(page, speed).getByRole('link')
  await expect(link).toHaveAccessibleName(/5천에서 300만/)
  await expect(link).toHaveAccessibleName(new RegExp(`${say('past.none')}|뱅커 \\d+, 플레이어 \\d+`))
  await link.click()
  await expect(page.getByRole('dialog').locator('input[name=captcha]')).toBeVisible()
  await fillLogin(page, demoMember)
  await expect(page).toHaveURL(/\/member\/slot\/game\?.*speed-baccarat-7/)
})

test('a table that somebody sits at runs in the tile of another visitor, and stays live there', async ({
  page,
  browser,
}) => {
  // Where the wheel has no room to be drawn: what the tile shows comes from the table.
  const other = await (await browser.newContext({ viewport: { width: 320, height: 568 } })).newPage()
  await logIn(other, demoMember)
  await open(other, '/member/slot/game?vendor=studio&game=moonlit-roulette&type=casino')
  await open(page, '/member/livecasino')
  const tile = tileOf(page, '달빛 룰렛')
  await expect(tile.getByText(say('live'), { exact: true })).toBeVisible({ timeout: 60_000 })
  const link = tile.getByRole('link')
  // What a screen reader is told follows the rounds without a reload.
  await expect(link).toHaveAccessibleName(new RegExp(say('phase.betting')), { timeout: 60_000 })
  await expect(link).toHaveAccessibleName(new RegExp(say('phase.spin')), { timeout: 60_000 })
  await other.context().close()
})

test('filters count the tables of a game, favourites are kept, and no match says so', async ({ page }) => {
  await open(page, '/member/livecasino')
  await chip(page, `^${say('family.baccarat')}`).click()
  await expect(tilesOf(page)).toHaveCount(4)
  await tileOf(page, speed)
    .getByRole('button', { name: say('star.add', { name: speed }) })
    .click()
  await page.reload()
  await chip(page, `^${say('filter.favourites')} 1`).click()
  await expect(tilesOf(page)).toHaveCount(1)
  await page
    .locator('main')
    .getByRole('searchbox', { name: say('filter.words') })
    .fill('없는 이름')
  await expect(page.getByText(say('none.filtered'))).toBeVisible()
  await page.getByRole('button', { name: say('filter.clear') }).click()
  await expect(tilesOf(page)).toHaveCount(10)
})

test('each view shows the same tables, and is kept', async ({ page }) => {
  await open(page, '/member/livecasino')
  for (const view of ['roads', 'list'] as const) {
    await page.getByRole('radio', { name: say(`view.${view}`) }).check()
    await expect(tilesOf(page)).toHaveCount(10)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: say('view.list') })).toBeChecked()
})

test('the hotel has tables of its own, and a vendor without tables says so', async ({ page }) => {
  await open(page, '/member/hotelcasino')
  await expect(page.getByRole('heading', { name: say('title.hotel') })).toBeVisible()
  await expect(tilesOf(page)).toHaveCount(5)
  await open(page, '/member/livecasino/evolution')
  await expect(page.getByText(say('none.vendor', { vendor: 'Evolution' }))).toBeVisible()
  await open(page, '/member/livecasino/nobody')
  await expect(page).toHaveURL('/404')
})

test('a pressed table is covered by its room before the press’s own task ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await logIn(page, demoMember)
  await open(page, '/member/livecasino')
  const covered = await tileOf(page, speed)
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      const room = link.querySelector('img')?.src
      link.click()
      const cover = document.querySelector('dialog[open] img')
      return cover instanceof HTMLImageElement && cover.src === room && cover.complete
    })
  expect(covered).toBe(true)
})

test('without a connection the page says so, reads the tables anew, and is live again by itself', async ({ page }) => {
  let isCut = false
  const opened: { close(): void }[] = []
  await page.routeWebSocket('**/live', (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    opened.push(socket)
  })
  await open(page, '/member/livecasino')
  await expect(tilesOf(page)).toHaveCount(10)
  await expect(page.getByText(say('lost'))).toHaveCount(0)
  isCut = true
  const asked = page.waitForRequest('**/api/game/tables', { timeout: 30_000 })
  for (const socket of opened) socket.close()
  await expect(page.getByText(say('lost'))).toBeVisible()
  await asked
  isCut = false
  await expect(page.getByText(say('lost'))).toHaveCount(0, { timeout: 40_000 })
})
