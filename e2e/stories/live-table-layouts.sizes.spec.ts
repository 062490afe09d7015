import { type BrowserContext, expect, type Frame, type Page, test } from '@playwright/test'
import { faultsOfControls, faultsOfNeighbours } from '../support/controls-in-page.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { shareOf } from '../support/night.ts'
import { keepQuiet } from '../support/quiet.ts'
import { memberUrl } from '../support/surroundings.ts'
import type { Language } from '../support/texts.ts'

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
      await expect
        .poll(() => room.evaluate(() => Math.round(document.querySelector('main')?.getBoundingClientRect().width ?? 0)))
        .toBe(width)
      await room.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      for (const find of [faultsOfControls, faultsOfNeighbours])
        for (const fault of await room.evaluate(find)) faults.push(`${width} × ${height}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

async function openFramed(page: Page, context: BrowserContext, code: string, language: Language): Promise<Frame> {
  await keepQuiet(context)
  await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
  await page.goto(`/member/slot/game?vendor=studio&game=${code}&type=casino`)
  await expect(page.frameLocator('iframe').locator('.room-place').first()).toBeVisible({ timeout: 60_000 })
  const room = page.frames().find((each) => each.url().includes('/play/'))
  if (!room) throw new Error('no frame')
  return room
}
