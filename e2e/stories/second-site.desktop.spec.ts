import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { demoMemberCalled, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { sitePages } from '../support/pages.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { adminUrl, memberUrl, secondUrl, studioUrl } from '../support/surroundings.ts'
import { languages, says, studioSays } from '../support/texts.ts'

test.describe.configure({ timeout: 120_000 })

const bets = says('ko', 'bets')
const won = (n: number): string => n.toLocaleString('ko-KR')

test('at the second site games open, money moves, and a round is watched again', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: secondUrl() })
  await keepQuiet(context, secondUrl())
  const page = await context.newPage()
  const live = page
    .waitForEvent('websocket', (socket) => socket.url() === `${secondUrl().replace('http', 'ws')}/live`)
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('CONNECTED')))
  await page.goto('/login')
  await fillLogin(page, demoMemberCalled('narumember'))
  await live
  const before = await betsOf(page)

  const game = page.frameLocator('iframe')
  await page.goto('/member/slot/game?vendor=studio&game=moonlit-koi&type=slot')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  await playRound(page, () => game.getByTestId('spin').click())

  await page.goto('/member/slot/game?vendor=studio&game=baccarat&type=casino')
  const deal = game.getByRole('button', { name: new RegExp(`^${studioSays('ko', 'deal')}`) })
  await expect(async () => {
    await game.locator('[data-place=banker]').click()
    await expect(deal).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await playRound(page, () => deal.click())
  // Before a coup is over the list says nothing of it.
  await expect(game.getByTestId('last-gain')).toBeVisible({ timeout: 40_000 })

  expect(await betsOf(page)).toBe(before + 2)
  await page
    .getByRole('button', { name: /달빛 바카라/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: bets('detail.replay') }).click()
  await expect(game.getByRole('button', { name: studioSays('ko', 'replayAgain') })).toBeEnabled({ timeout: 30_000 })

  await open(page, '/')
  await page.getByRole('button', { name: '강나루' }).click()
  await page.getByRole('menuitem', { name: says('ko', 'common')('nav.logout') }).click()
  await expect(page.getByRole('button', { name: '강나루' })).toHaveCount(0)
  expect((await context.cookies(secondUrl())).filter(({ name }) => name === 'maru_session')).toEqual([])
  await context.close()
})

test('no page of the second site names the first, and each origin has its icon', async ({ browser, request }) => {
  const context = await browser.newContext({ baseURL: secondUrl() })
  const page = await context.newPage()
  const paths = sitePages().flatMap(({ guard, desktop }) => (guard === 'member' ? [] : [desktop]))
  for (const [at, path] of [...paths, '/no-such-page', '/member/nothing'].entries()) {
    await context.addCookies([{ name: 'lang', value: languages[at % 3] ?? 'ko', url: secondUrl() }])
    await page.goto(path)
    await expect(page, path).toHaveTitle(/Naru/)
    await expect(page.locator('#root')).not.toBeEmpty()
    expect(firstSiteIn(await page.evaluate(wordsOfPage)), path).toBeUndefined()
  }
  const icons = await Promise.all(
    [memberUrl(), secondUrl(), adminUrl(), studioUrl()].map((origin) => get(request, origin, '/favicon.ico')),
  )
  for (const icon of icons)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringContaining('icon')])
  const [first, second] = await Promise.all(icons.map((icon) => icon.body()))
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  for (const path of ['/', '/manifest.webmanifest', '/config.json']) {
    const text = await (await get(request, secondUrl(), path)).text()
    expect(text).toContain('Naru')
    expect(firstSiteIn(text.replace(/"authorization":"[^"]*"|"wireKey":"[^"]*"/g, '')), path).toBeUndefined()
  }
  await context.close()
})

test('the office is called after the site that its pages are about', async ({ browser }) => {
  const { office, context } = await openOffice(browser)
  const home = office.getByRole('link', { name: says('ko', 'office')('menu.home', { site: 'Naru' }) })
  // A small desk has the choice of site and language, too.
  await office.setViewportSize({ width: 1024, height: 768 })
  await expect(office.getByLabel(says('ko', 'office')('bar.language'))).toBeVisible()
  await office.getByLabel(says('ko', 'office')('bar.site')).selectOption({ label: 'Naru' })
  await expect(office).toHaveTitle(/Naru/)
  await office.setViewportSize({ width: 1440, height: 900 })
  await expect(home).toHaveText('Naru')
  await context.close()
})

/** Outside of a browser the name of the second site leads nowhere. */
const get = (request: APIRequestContext, origin: string, path: string) =>
  request.get(origin.replace('//naru.', '//') + path, { headers: { host: new URL(origin).host } })

/** How many rounds the bet list has; shortly after midnight it has none of the new day. */
const betsOf = async (page: Page): Promise<number> => {
  await page.goto('/member/mypage/betting/list?period=month')
  const count = page.getByText(new RegExp(`^${bets('list.count', { count: '[\\d,]+' })}$`))
  const words = await count.or(page.getByText(bets('list.none'))).textContent()
  return Number(words?.replace(/\D/g, '') || 0)
}

/** One round; then the header shows what it came to. */
const playRound = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const cash = page.locator('header [data-shown=cash]')
  await expect(cash).toContainText(/\d/)
  const before = Number((await cash.textContent())?.replace(/\D/g, ''))
  const answer = page.waitForResponse('**/play-api/round')
  await press()
  const { outcome, round } = await (await answer).json()
  expect(outcome).toBe('played')
  await expect(cash).toContainText(won(before - round.stake + round.payout), { timeout: 40_000 })
}

/** What is not read is no name. */
const firstSiteIn = (text: string): string | undefined =>
  text.replace(/data-theme="\w+"|maru[_:-]\w+/g, '').match(/.{0,60}(maru|마루).{0,60}/i)?.[0]

/** Whatever a person may read or be read of a page. Runs in the page. */
const wordsOfPage = (): string => {
  const named = ['content', 'alt', 'title', 'placeholder', 'aria-label']
  const said = [...document.querySelectorAll('*')].flatMap((element) =>
    named.map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.title, document.body.textContent, ...said].join('\n')
}
