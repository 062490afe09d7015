import { type BrowserContext, expect, type Frame, type Page, test } from '@playwright/test'
import { faultsOfControls, faultsOfNeighbours } from '../support/controls-in-page.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { isNight, shareOf } from '../support/night.ts'
import { keepQuiet } from '../support/quiet.ts'
import { memberUrl } from '../support/surroundings.ts'
import { type Language, studioSays } from '../support/texts.ts'

const sizes = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [601, 800],
  [390, 844],
  [844, 390],
  [320, 568],
] as const
const small = [
  [568, 300],
  [320, 568],
] as const
/** The most places, and the longest words. */
const shown: readonly (readonly [string, Language])[] = [
  ['no-commission-1', 'vn'],
  ['dragon-tiger-1', 'en'],
]

for (const [code, language] of shareOf(shown, 2))
  test(`${code} in ${language}: at every size each control of the room is whole, free and within reach`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    await logIn(page, demoMemberCalled('starsea'))
    const room = await openFramed(page, context, code, language)
    const faults: string[] = []
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await laidAt(room, width)
      await room.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await room.evaluate(hideResult)
      for (const find of [faultsOfControls, faultsOfNeighbours])
        for (const fault of await room.evaluate(find)) faults.push(`${width} × ${height}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

/** Whichever round runs: its result, or the mixing of a new shoe, lies over the felt by intent, while no bet is taken. Runs in the page. */
const hideResult = (): void => {
  for (const card of document.querySelectorAll<HTMLElement>('.result-card')) card.style.display = 'none'
}

// By day the tests of its layout hold the same.
if (isNight)
  test('roulette on a small phone has switch, dial and chips beside its numbers, on every page of the felt', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000)
    await logIn(page, demoMemberCalled('starsea'))
    const room = await openFramed(page, context, 'moonlit-roulette', 'vn')
    const faults: string[] = []
    for (const [width, height] of small) {
      await page.setViewportSize({ width, height })
      await laidAt(room, width)
      const tabs = room.getByRole('tab')
      for (let tab = 0; tab < (await tabs.count()); tab++) {
        await tabs.nth(tab).click()
        await expect(tabs.nth(tab)).toHaveAttribute('aria-selected', 'true')
        await room.evaluate(hideResult)
        for (const fault of await room.evaluate(faultsOfControls))
          if (/covered|leaves/.test(fault)) faults.push(`${width} × ${height}, page ${tab}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })

test('a lost connection is said where it covers nothing, and the room is live again by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  let isCut = false
  const opened: { close(): void }[] = []
  await page.routeWebSocket('**/play-live', (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    opened.push(socket)
  })
  await logIn(page, demoMemberCalled('starsea'))
  await page.setViewportSize({ width: 1024, height: 768 })
  const room = await openFramed(page, context, 'dragon-tiger-1', 'en')
  const said = room.locator('.room-again', { hasText: studioSays('en', 'liveLostShort') })
  isCut = true
  for (const socket of opened) socket.close()
  await expect(said).toBeVisible({ timeout: 30_000 })
  await expect(room.locator('.dial')).toContainText(studioSays('en', 'liveLostShort'))
  await room.evaluate(hideResult)
  const faults = [...(await room.evaluate(faultsOfControls)), ...(await room.evaluate(faultsOfNeighbours))]
  isCut = false
  await expect(said).toHaveCount(0, { timeout: 60_000 })
  expect(faults).toEqual([])
})

/** A busy machine takes its time. */
const laidAt = (room: Frame, width: number) =>
  expect
    .poll(() => room.evaluate(() => Math.round(document.querySelector('main')?.getBoundingClientRect().width ?? 0)), {
      timeout: 40_000,
    })
    .toBe(width)

/** What is pressed and read lies over the drawn room, and is laid out without it: nothing is drawn, which would take a machine without a graphics card most of the time. */
const drawNothing = () => {
  HTMLCanvasElement.prototype.getContext = () => null
}

async function openFramed(page: Page, context: BrowserContext, code: string, language: Language): Promise<Frame> {
  await keepQuiet(context)
  await context.addInitScript(drawNothing)
  await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
  await page.goto(`/member/slot/game?vendor=studio&game=${code}&type=casino`)
  await expect(page.frameLocator('iframe').locator('[data-place]').first()).toBeVisible({ timeout: 60_000 })
  const room = page.frames().find((each) => each.url().includes('/play/'))
  if (!room) throw new Error('no frame')
  return room
}
