import { expect, type Page, test } from '@playwright/test'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { stayLoggedIn } from '../support/stay-logged-in.ts'
import { spin } from '../support/studio.ts'
import { memberUrl } from '../support/surroundings.ts'
import { languages, says, studioSays } from '../support/texts.ts'

const games = says('ko', 'games')
const player = demoMemberCalled('starsea')
const game = '달빛 잉어'
const address = '/member/slot/game?vendor=studio&game=moonlit-koi&type=slot'
const silentMs = 8_000
const fadeMs = 220

stayLoggedIn(player)

test('a press shows the game’s poster before anybody has answered, and until the game can be seen', async ({
  page,
}) => {
  const launch = await hold(page, '**/api/game/launch')
  const document = await hold(page, '**/play/**')
  await open(page, '/')
  await press(page)
  const cover = page.getByRole('dialog', { name: game })
  await expect(cover.getByRole('heading', { name: game })).toBeVisible()
  await expect(cover.locator('img[src^="/art/"]').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  launch()
  await expect(page).toHaveURL(/\/member\/slot\/game/)
  await expect(cover).toBeVisible()
  document()
  await expect(cover).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByTestId('spin')).toBeEnabled()
})

test('who goes back from a game is at the heading of the page behind it', async ({ page }) => {
  await open(page, '/member/slotgame')
  await tileOf(page).click()
  const spinButton = page.frameLocator('iframe').getByTestId('spin')
  await expect(spinButton).toBeEnabled()
  await spinButton.focus()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})

test('a press while the poster fades from over the game is the game’s', async ({ page }) => {
  // The fading never ends: what comes after it cannot be what let the press through.
  await page.addInitScript((fadeMs) => {
    const wait = window.setTimeout
    const withoutFade = (act: () => void, ms?: number) => (ms === fadeMs ? 0 : wait(act, ms))
    window.setTimeout = withoutFade as typeof setTimeout
  }, fadeMs)
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: studioSays('ko', 'stakeMore') }).click()
  await expect(frame.getByTestId('stake')).toHaveText('2,000원')
  await expect(page.locator('[data-leaving]')).toBeAttached()
})

test('the cover is there before the press’s own task ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const isCovered = await tileOf(page).evaluate((tile: HTMLElement) => {
    tile.click()
    return document.querySelector('dialog[open]') !== null
  })
  expect(isCovered).toBe(true)
  // One over the whole window holds the first picture up for half a second where a processor draws it.
  const filtered = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (each) => getComputedStyle(each).filter !== 'none' && each.clientWidth >= innerWidth,
    ),
  )
  expect(filtered).toEqual([])
})

test('a slow game is said to be so, and takes its place by itself once it is there', async ({ page }) => {
  await page.clock.install()
  const symbols = await hold(page, '**/assets/A-*.svg')
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.sky')).toHaveCount(1)
  await page.clock.fastForward(silentMs)
  const trouble = page.getByRole('heading', { name: games('trouble.silent') })
  await expect(trouble).toBeVisible()
  symbols()
  await expect(frame.getByTestId('spin')).toBeEnabled()
  await expect(trouble).toHaveCount(0)
})

test('scenes that no round has reached yet wait until the game can be played', async ({ page }) => {
  await page.clock.install()
  const symbols = await hold(page, '**/assets/A-*.svg')
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.sky')).toHaveCount(1)
  await page.clock.fastForward(silentMs / 2)
  await expect(frame.locator('.sky')).toHaveCount(1)
  symbols()
  await expect(frame.getByTestId('spin')).toBeEnabled()
  await page.clock.fastForward(silentMs / 2)
  await expect(frame.locator('.sky')).toHaveCount(3)
})

test('what a game needs of ours is there before it is pressed', async ({ page }) => {
  await open(page, '/')
  const tile = tileOf(page)
  await tile.focus()
  await expect(page.locator('head link[rel=preconnect]')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  await page.route(`${memberUrl()}/assets/*.js`, (route) => {
    asked.push(route.request().url())
    return route.continue()
  })
  await tile.press('Enter')
  await expect(page.locator('header [data-shown=net]')).toBeVisible()
  expect(asked).toEqual([])
})

test('a game that is still opening is left by its button and by Escape', async ({ page }) => {
  await hold(page, '**/api/game/launch')
  await open(page, '/')
  for (const leave of [
    () => page.getByRole('button', { name: says('ko', 'common')('action.cancel') }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await press(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await leave()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('when the studio answers errors, eight seconds later a page of ours says so in the member’s language', async ({
  page,
  context,
}) => {
  await page.clock.install()
  let isDown = true
  await page.route('**/play/**', (route) =>
    isDown ? route.fulfill({ status: 502, body: 'bad gateway' }) : route.continue(),
  )
  for (const language of languages) {
    const say = says(language, 'games')
    await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
    await page.goto(address)
    await expect(page.getByRole('dialog').getByText(say('opening.title'))).toBeVisible()
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.fastForward(silentMs)
    await expect(page.getByRole('heading', { name: say('trouble.silent') })).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(page.getByText('0:00')).toBeVisible()
  }
  isDown = false
  await page.getByRole('button', { name: says('vn', 'games')('trouble.again') }).click()
  await expect(page.frameLocator('iframe').getByTestId('spin')).toBeEnabled()
  await page.clock.fastForward(60_000)
  await expect(page.getByText(/^1:0\d$/)).toBeVisible()
})

test('a game that cannot begin says so in its place, and leads back to the lobby', async ({ page }) => {
  await page.route('**/play-api/**', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
  await open(page, '/')
  await press(page)
  await expect(page.getByRole('heading', { name: games('trouble.failed') })).toBeVisible()
  await page.getByRole('button', { name: games('frame.toLobby') }).click()
  await expect(page).toHaveURL('/')
})

test('a game that does not exist says so under no other name', async ({ page }) => {
  await page.goto('/member/slot/game?vendor=studio&game=no-such-game&type=slot')
  await expect(page.getByRole('heading', { name: games('trouble.unknown') })).toBeVisible()
  await expect(page.getByText(games('frame.replay'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: games('trouble.again') })).toHaveCount(0)
})

test('the window that lost its game says so large, has nothing left to press in it, and can take the game back', async ({
  page,
  context,
}) => {
  await page.goto(address)
  const first = page.frameLocator('iframe')
  await expect(first.getByTestId('spin')).toBeEnabled()
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.frameLocator('iframe').getByTestId('spin')).toBeEnabled()
  // It is told without anything being pressed in it.
  await expect(page.getByRole('heading', { name: games('trouble.lost') })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  // A page in the background draws nothing.
  await page.bringToFront()
  await page.getByRole('button', { name: games('trouble.here') }).click()
  await expect(first.getByTestId('spin')).toBeEnabled()
  await spin(first)
})

/** Nothing of this address is answered before what it returns is called. */
const hold = async (page: Page, glob: string): Promise<() => void> => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(glob, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

const tileOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${game},`) }).first()
const press = (page: Page): Promise<void> => tileOf(page).click()
