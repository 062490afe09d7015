import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMember, demoMemberCalled, fillLogin } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { languages, says } from '../support/texts.ts'

const common = says('ko', 'common')
const command = says('ko', 'command')
const games = says('ko', 'games')
const chargePath = /\/member\/(moneyMain|chargeMain)\/charge/

test.beforeEach(({ context }) => keepQuiet(context))

const field = (page: Page) => page.getByRole('combobox', { name: command('title') })
const bar = (page: Page) => page.getByRole('dialog', { name: command('title') })
const option = (page: Page, name: RegExp | string) => bar(page).getByRole('option', { name })
const chosen = (page: Page) => bar(page).locator('[role=option][aria-selected=true]')
/** By the sign or the field that every page shows. */
const openBar = async (page: Page) => {
  await page.getByRole('button', { name: common('nav.search') }).click()
  await expect(field(page)).toBeFocused()
}

test('games of every group are suggested while one types, and Enter opens the chosen one', async ({ page }) => {
  await logIn(page, demoMember)
  await open(page, '/member/slotgame')
  await openBar(page)
  await field(page).fill('달비')
  await expect(option(page, /달빛 잉어/)).toBeVisible()
  await field(page).fill('baccarat')
  await expect(option(page, /바카라/).first()).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
  const id = await chosen(page).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/member\/slot\/game\?.*baccarat/)
  await expect(bar(page)).toHaveCount(0)
})

test('arrow keys choose among verbs and posters; Escape closes and gives the focus back', async ({ page }) => {
  await logIn(page, demoMember)
  await open(page, '/')
  await openBar(page)
  await expect(option(page, /달빛 잉어/).first()).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText(command('deposit'))
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText(command('withdraw'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const first = await chosen(page).getAttribute('id')
  await page.keyboard.press('ArrowRight')
  expect(await chosen(page).getAttribute('id')).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  expect(await chosen(page).getAttribute('id')).toBe(first)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: common('nav.search') })).toBeFocused()
})

test('the key opens it, but not while somebody types or another window is open', async ({ page }) => {
  await open(page, '/member/slotgame')
  const words = page.getByRole('searchbox', { name: games('picker.search') })
  await words.press('/')
  await expect(words).toHaveValue('/')
  await expect(bar(page)).toHaveCount(0)
  await words.fill('')
  await words.blur()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await page
    .locator('main')
    .getByRole('button', { name: /달빛 잉어/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('input[name=captcha]')).toBeVisible()
  await page.getByRole('dialog').getByRole('heading').first().click()
  await page.keyboard.press('/')
  await expect(bar(page)).toHaveCount(0)
})

test('the key does nothing once it is switched off, and what names it goes', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  const named = page.locator('[aria-keyshortcuts]')
  const shows = await named.count()
  await bar(page)
    .getByRole('checkbox', { name: command('key', { key: '/' }) })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(bar(page)).toHaveCount(0)
  await expect(named).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: common('nav.search') })).toBeVisible()
  await page.keyboard.press('/')
  await expect(bar(page)).toHaveCount(0)
  await openBar(page)
  await bar(page)
    .getByRole('checkbox', { name: command('key', { key: '/' }) })
    .check()
  await page.keyboard.press('Escape')
  await expect(named).toHaveCount(shows)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
})

test('a typed sum fills the form in, and nothing is sent before the member does', async ({ page }) => {
  await logIn(page, demoMemberCalled('starsea'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/api\/cash\/(in|out)$/.test(request.url())) sent.push(request.url())
  })
  await open(page, '/')
  for (const [typed, won, digits] of [
    ['30만 입금', '30만원', '300,000'],
    ['deposit 50k', '5만원', '50,000'],
  ] as const) {
    await openBar(page)
    await field(page).fill(typed)
    await expect(chosen(page)).toContainText(command('deposit.sum', { sum: won }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(chargePath)
    await expect(page.locator('input[name=amount]')).toHaveValue(digits)
    await expect(page).not.toHaveURL(/amount/)
  }
  expect(sent).toEqual([])
  await page.reload()
  await expect(page.locator('input[name=amount]')).not.toHaveValue('50,000')
})

test('what cannot be asked for is filled in with what is wrong about it', async ({ page }) => {
  await logIn(page, demoMemberCalled('starsea'))
  await open(page, '/')
  await openBar(page)
  await field(page).fill('1억 입금')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=amount]')).toHaveAttribute('aria-invalid', 'true')
})

test('the last round opens as the newest bet; a list that does not come is said', async ({ page }) => {
  await logIn(page, demoMember)
  await open(page, '/')
  await openBar(page)
  await field(page).fill('지난 판')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(says('ko', 'bets')('detail.round'))).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.route('**/api/bet/betlist', (route) => route.abort())
  await open(page, '/')
  await openBar(page)
  await option(page, command('lastRound')).click()
  await expect(bar(page).getByText(command('lastRound.failed'))).toBeVisible()
})

test('a guest logs in on the way to a verb', async ({ page }) => {
  await open(page, '/member/slotgame')
  await openBar(page)
  await field(page).fill('입금 30만')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('input[name=captcha]')).toBeVisible()
  await fillLogin(page, demoMember)
  await expect(page).toHaveURL(chargePath)
})

test('games that were opened come back first', async ({ page }) => {
  await logIn(page, demoMember)
  await open(page, '/member/slotgame')
  await openBar(page)
  await expect(bar(page).getByRole('group', { name: command('recent') })).toHaveCount(0)
  await field(page).fill('달빛 잉어')
  await option(page, /달빛 잉어/).click()
  await expect(page).toHaveURL(/moonlit-koi/)
  await open(page, '/')
  await openBar(page)
  await expect(
    bar(page)
      .getByRole('group', { name: command('recent') })
      .getByRole('option'),
  ).toHaveText([/달빛 잉어/])
})

test('what is not found, and a list that does not come, are said', async ({ page }) => {
  await page.route('**/api/game/getGameList', (route) => route.abort())
  await open(page, '/')
  await openBar(page)
  await expect(bar(page).getByText(games('lobby.failed'))).toBeVisible()
  await expect(option(page, command('deposit'))).toBeVisible()
  await page.unroute('**/api/game/getGameList')
  await bar(page)
    .getByRole('button', { name: common('action.retry') })
    .click()
  await expect(option(page, /달빛 잉어/).first()).toBeVisible()
  await field(page).fill('없는 게임 이름')
  await expect(bar(page).getByText(games('picker.none'), { exact: true })).toBeVisible()
  await expect(bar(page).getByRole('option')).toHaveCount(0)
})

for (const language of languages)
  test(`a verb answers to its own name in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    await open(page, '/')
    const say = says(language, 'command')
    await page.getByRole('button', { name: says(language, 'common')('nav.search') }).click()
    const words = page.getByRole('combobox', { name: say('title') })
    for (const verb of ['deposit', 'withdraw', 'lastRound']) {
      await words.fill(say(verb).slice(0, 4))
      await expect(page.locator('[role=option][aria-selected=true]')).toContainText(say(verb))
    }
  })

for (const language of languages)
  test(`on the narrowest phone no game and no vendor is cut in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, '/member/slotgame')
    await page.getByRole('button', { name: says(language, 'common')('nav.search') }).click()
    const names = page.getByRole('dialog').locator('[role=option] :is(b, span:not(:has(*)))')
    await expect(names.filter({ hasText: /Studio|스튜디오/ }).first()).toBeVisible()
    const cut = await names.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
          return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 6
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })
