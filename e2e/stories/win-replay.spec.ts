import { expect, type Page, test } from '@playwright/test'
import { changeAnswers } from '../support/answers.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { memberUrl } from '../support/surroundings.ts'
import { languages, says, studioSays } from '../support/texts.ts'

/** Other stories win mini games, whose rows open a draw. */
const showReplaysOnly = (page: Page): Promise<void> =>
  changeAnswers<{ recentWins: { win: string }[] }>(page, '/api/main', (main) => ({
    ...main,
    recentWins: main.recentWins.filter(({ win }) => win !== ''),
  }))

test('a guest watches a win of the ticker: the game’s name, a masked nickname, the round itself', async ({
  page,
  context,
}) => {
  await showReplaysOnly(page)
  for (const language of languages) {
    await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
    await open(page, '/')
    const ticker = page.getByRole('region', { name: says(language, 'main')('wins.label') })
    const row = ticker.getByRole('link').first()
    const label = (await row.textContent()) ?? ''
    expect(label).toContain(says(language, 'main')('wins.watch'))
    const nick = /^[^\s]*\*\*/.exec(label)?.[0] ?? 'no masked nickname'
    await row.click()
    await expect(page).toHaveURL(/\/win\?win=/)
    // The main page stays until the page of the win is there.
    const header = page.locator('header').filter({ has: page.locator('h1') })
    await expect(header).toContainText(nick)
    const game = (await header.locator('h1').textContent()) ?? ''
    expect(label).toContain(game)
    const again = page.frameLocator('iframe').getByRole('button', { name: studioSays(language, 'replayAgain') })
    await expect(again).toBeEnabled({ timeout: 30_000 })
    await page.getByRole('button', { name: says(language, 'games')('frame.close') }).click()
    await expect(page).toHaveURL('/')
  }
})

test('a win that nobody has named cannot be watched', async ({ page }) => {
  await page.goto('/win?win=bm9uc2Vuc2U')
  await expect(page.getByRole('heading', { name: says('ko', 'games')('trouble.gone') })).toBeVisible()
})

test('on the smallest phone a member reads the whole name, and that a round is opened and not a game', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await keepQuiet(context)
  await showReplaysOnly(page)
  await logIn(page, demoMemberCalled('starsea'))
  for (const language of languages) {
    await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
    await open(page, '/')
    const names = page.getByRole('region', { name: says(language, 'main')('wins.label') }).getByRole('link')
    await expect(names.first()).toBeVisible()
    const address = (await names.first().getAttribute('href')) ?? ''
    let release = () => {}
    const isRead = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/play-api/replay', async (route) => {
      await isRead
      await route.continue()
    })
    await page.goto(address)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: studioSays(language, 'replayLoading') })).toBeVisible()
    await expect(frame.getByText(studioSays(language, 'loadingNote'))).toHaveCount(0)
    release()
    await expect(frame.getByRole('button', { name: studioSays(language, 'replayAgain') })).toBeVisible()
    await page.unroute('**/play-api/replay')
    const name = page.locator('header h1 b')
    await expect(name).not.toBeEmpty()
    expect(await name.evaluate(cutWords, longestNames[language])).toEqual([])
  }
})

const longestNames = { ko: '노커미션 바카라', en: 'No Commission Baccarat', vn: 'Baccarat không hoa hồng' }

/** Words of the name that are broken, or not shown. Runs in the page. */
const cutWords = (shown: HTMLElement, name: string): string[] => {
  shown.textContent = name
  const { firstChild } = shown
  const { bottom } = shown.getBoundingClientRect()
  return [...name.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(firstChild as Node, index)
    range.setEnd(firstChild as Node, index + word.length)
    const lines = [...range.getClientRects()]
    return lines.length === 1 && lines.every((line) => line.top < bottom - 4) ? [] : [word]
  })
}
