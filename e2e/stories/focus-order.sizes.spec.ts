import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'

/** Has an open deposit request, which stands before the form where there is one column. */
const member = demoMemberCalled('nightcat77')
const pages = [
  '/member/mypage/info',
  '/member/mypage/point/use',
  '/member/moneyMain/charge',
  '/member/cscenter/qna/list',
]
/** What stands in one row may differ by so much. */
const rowPx = 200

test.beforeEach(({ context }) => keepQuiet(context))

/** Stops of the keyboard that stand above the one before. */
const upwards = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, rowPx) => {
    const stops = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((stop) => stop.checkVisibility())
      .map((stop) => ({ name: stop.textContent || stop.outerHTML.slice(0, 60), y: stop.getBoundingClientRect().top }))
    return stops.filter(({ y }, at) => y < (stops[at - 1]?.y ?? y) - rowPx).map(({ name }) => name)
  }, rowPx)

test('where a page has one column the keyboard goes down it', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await logIn(page, member)
  for (const path of pages) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(await upwards(page), path).toEqual([])
  }
})
