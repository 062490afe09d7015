import { expect, test } from '@playwright/test'
import { open } from '../support/open.ts'
import { memberUrl } from '../support/surroundings.ts'
import { languages, says, studioSays } from '../support/texts.ts'

test('a guest watches a win of the ticker: the game’s name, a masked nickname, the round itself', async ({
  page,
  context,
}) => {
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
