import { type BrowserContext, expect, type Frame, type Page, test } from '@playwright/test'
import { faultsOfControls, faultsOfNeighbours } from '../support/controls-in-page.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { isNight, shareOf } from '../support/night.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { greatWin, longCoup, stakeBack } from '../support/studio-rounds.ts'
import { memberUrl } from '../support/surroundings.ts'
import { type Language, languages } from '../support/texts.ts'

const sizes = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
] as const
const between = [
  [360, 640],
  [568, 320],
  [601, 800],
  [640, 780],
  [667, 375],
  [700, 580],
  [900, 620],
] as const
const slots = ['moonlit-koi', 'lantern-night', 'bamboo-rain', 'thunder-drum']
const tables = ['baccarat', 'baccarat-no-commission']
/** By night every game in every language. By day one of these: the table with the most words in the two languages with the longest, in Korean one of the slots, which share a layout. */
const byDay: readonly (readonly [string, Language])[] = [
  ['baccarat-no-commission', 'en'],
  ['baccarat-no-commission', 'vn'],
  ['moonlit-koi', 'ko'],
]
const shown = isNight
  ? languages.flatMap((language) => [...slots, ...tables].map((code) => [code, language] as const))
  : shareOf(byDay, 3)

// The longest of all files: whichever worker is free takes the next story.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

let state: Awaited<ReturnType<BrowserContext['storageState']>>
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ baseURL: memberUrl() })
  await logIn(page, demoMemberCalled('starsea'))
  state = await page.context().storageState()
  await page.close()
})

for (const [code, language] of shown)
  test(`${code} in ${language}: at every size each control is whole, free and within reach`, async ({
    page,
    context,
  }) => {
    const isTable = code.startsWith('baccarat')
    await page.route('**/play-api/round', (route) => route.fulfill({ json: isTable ? longCoup : greatWin }))
    await page.route('**/play-api/shown', (route) => route.fulfill({ json: {} }))
    const game = await openFramed(page, context, code, language)
    const faults = await look(page, game, `${code}-${language}`)
    if (isTable) {
      for (const place of ['player', 'banker', 'tie', 'playerPair', 'bankerPair'])
        await game.locator(`[data-place=${place}]`).click()
      faults.push(...(await look(page, game, `${code}-${language}-staked`)))
      await game.locator('.deal').click()
      await expect(game.getByTestId('last-gain')).toBeVisible()
    } else {
      await game.getByTestId('spin').click()
      await expect(game.locator('.win-card')).toBeVisible()
      await expect(game.getByTestId('spin')).not.toHaveClass(/busy/)
    }
    faults.push(...(await look(page, game, `${code}-${language}-won`)))
    expect(faults).toEqual([])
  })

test('the reels follow the window, smaller and larger again', async ({ page, context }) => {
  const game = await openFramed(page, context, 'moonlit-koi', 'ko')
  const widths: number[] = []
  for (const [width, height] of [sizes[1], sizes[3], sizes[4], sizes[1]]) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() =>
        game.locator('.stage').evaluate((stage) => {
          const canvas = stage.querySelector('canvas')
          return (
            canvas &&
            Math.abs(canvas.clientWidth - stage.clientWidth) + Math.abs(canvas.clientHeight - stage.clientHeight)
          )
        }),
      )
      .toBeLessThan(2)
    widths.push(await game.locator('.stage').evaluate((stage) => stage.clientWidth))
  }
  expect(widths[1]).toBeLessThan(widths[0] ?? 0)
  expect(widths[2]).toBeLessThan(widths[1] ?? 0)
  expect(widths[3]).toBe(widths[0])
})

test('beside sums of nine digits the header keeps its way out, between the designed widths too', async ({
  page,
  context,
}) => {
  await openFramed(page, context, 'moonlit-koi', 'vn')
  // Nobody of the demo is so rich: the digits are written over those that are shown.
  await page.evaluate(() => {
    for (const shown of document.querySelectorAll('header [data-shown]')) {
      const walk = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (/\d/.test(node.textContent ?? '')) node.textContent = '+987.654.321'
    }
  })
  const faults: string[] = []
  for (const [width, height] of [...sizes, ...between]) {
    await page.setViewportSize({ width, height })
    for (const fault of await page.evaluate(cutInHeader)) faults.push(`${width} × ${height}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('a phone that is turned without a network has its sky', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const game = await openFramed(page, context, 'thunder-drum', 'ko')
  const scenes = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /-(wide|tall)[^/]*\.svg/.test(name))
  await expect.poll(() => game.evaluate(scenes).then((loaded) => loaded.length)).toBeGreaterThanOrEqual(6)
  await context.setOffline(true)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(game.locator('main')).toHaveAttribute('data-shape', 'low')
  const sky = game.locator('img.sky.shown')
  await expect(sky).toHaveAttribute('src', /wide/)
  await expect.poll(() => sky.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeTruthy()
})

test('what brings back no more than the stake is no celebration', async ({ page, context }) => {
  await page.route('**/play-api/round', (route) => route.fulfill({ json: stakeBack }))
  await page.route('**/play-api/shown', (route) => route.fulfill({ json: {} }))
  const game = await openFramed(page, context, 'bamboo-rain', 'ko')
  await game.getByTestId('spin').click()
  await expect(game.getByTestId('gain')).toContainText('0')
  await expect(game.locator('main')).toHaveAttribute('data-rung', 'none')
  await expect(game.locator('.win-card')).toHaveCount(0)
  await expect(game.getByTestId('won')).not.toHaveClass(/money/)
})

test('the paytable is in money at the stake that is set, with a picture of each symbol', async ({ page, context }) => {
  const game = await openFramed(page, context, 'thunder-drum', 'ko')
  const drum = game.locator('[data-testid=paytable] [data-symbol=A]')
  const help = game.getByRole('button', { name: '게임 안내' })
  await help.click()
  // 2,500 line stakes for five; 1,000 won are twenty lines of 50.
  await expect(drum).toContainText('125,000원')
  for (const image of await game.locator('[data-testid=paytable] img').all())
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  await game.getByRole('button', { name: '닫기' }).last().click()
  await game.getByRole('button', { name: '베팅 올리기' }).click()
  await help.click()
  await expect(drum).toContainText('250,000원')
})

async function openFramed(page: Page, context: BrowserContext, code: string, language: Language): Promise<Frame> {
  await keepQuiet(context)
  await context.addCookies(state.cookies)
  await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
  await page.goto(`/member/slot/game?vendor=studio&game=${code}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-place=banker], [data-testid=spin]:not(:disabled)')).toBeVisible({ timeout: 30_000 })
  const game = page.frames().find((each) => each.url().includes('/play/'))
  if (!game) throw new Error('no frame')
  return game
}

/** What is wrong at every size. */
async function look(page: Page, game: Frame, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    // The frame learns of the window's size a moment after the page around it.
    await expect
      .poll(() =>
        game.evaluate(() => {
          const main = document.querySelector('main')
          if (main?.dataset.size !== `${main?.clientWidth} × ${main?.clientHeight}`) return 0
          // On a large screen the page is laid out smaller and shown larger.
          return Math.round(main?.getBoundingClientRect().width ?? 0)
        }),
      )
      .toBe(width)
    // Both have drawn what they laid out.
    for (const drawing of [game, page.mainFrame(), game])
      await drawing.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const find of [faultsOfControls, faultsOfNeighbours])
      for (const fault of await game.evaluate(find)) faults.push(`${width} × ${height} ${name}: ${fault}`)
    for (const fault of await page.evaluate(cutInHeader)) faults.push(`${width} × ${height} ${name}: ${fault}`)
    await takePicture(page, `games/${name}-${width}x${height}.jpg`)
  }
  return faults
}

/** The name of the game and the sums are read whole, nothing reaches out of the window, and no text around it lies over another. Runs inside the page. */
function cutInHeader(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('header :is(h1 b, [data-shown], b, button, a)')].filter(
    (element) => element.getBoundingClientRect().width > 1 && element.checkVisibility(),
  )
  return texts.flatMap((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
    const faults = isCut && element.matches('h1 b, [data-shown]') ? [`"${element.textContent}" is cut`] : []
    if (left < -1 || right > innerWidth + 1) faults.push(`"${element.textContent || element.ariaLabel}" reaches out`)
    const over = texts.find((other) => {
      const box = other.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      const isApart =
        element.contains(other) || other.contains(element) || box.bottom <= top + 2 || box.top >= bottom - 2
      return !isApart && Math.min(right, box.right) - Math.max(left, box.left) > 2
    })
    return over ? [...faults, `"${element.textContent}" lies over "${over.textContent}"`] : faults
  })
}
