import { expect, type Locator, test } from '@playwright/test'
import { changeAnswers } from '../support/answers.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

test.beforeEach(({ context }) => keepQuiet(context))

/** Of the width of its grid, what the fullest row leaves free beside its tiles, with `count` tiles in it. */
const emptyBeside = (grid: Locator, count: number): Promise<number> =>
  grid.evaluate((element, wanted) => {
    const [first] = element.children
    if (!first) throw new Error('no tile')
    element.replaceChildren(...Array.from({ length: wanted }, () => first.cloneNode(true)))
    const edge = Math.max(...[...element.children].map((tile) => tile.getBoundingClientRect().right))
    const box = element.getBoundingClientRect()
    return (box.right - edge) / box.width
  }, count)

const grids = [
  { name: 'slots of their page', path: '/member/slotgame', tile: 'button', least: 3 },
  { name: 'tables for one of their page', path: '/member/livecasino', tile: 'button', least: 1 },
  { name: 'tables of the main page', path: '/', tile: 'article', least: 1 },
] as const

for (const { name, path, tile: role, least } of grids)
  test(`few ${name} leave no half of a row empty`, async ({ page }) => {
    // So many are laid out by style alone. Where they are seven, one of them is great, and others never come into that grid.
    await changeAnswers<{ games: unknown[] }>(page, '/api/game/getGameList', ({ games }) => ({
      games: games.slice(0, 6),
    }))
    const empty: Record<string, number> = {}
    for (const width of [390, 844, 1100, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      const main = page.locator('main')
      const tile = role === 'article' ? main.locator('[data-table]') : main.getByRole(role, { name: /환수율 \d+\.\d%/ })
      await expect(tile.first()).toBeVisible()
      const grid = tile.first().locator('..')
      for (let count = least; count <= 12; count++) {
        const share = await emptyBeside(grid, count)
        if (share > 0.34) empty[`${count} at ${width}`] = share
      }
    }
    expect(empty).toEqual({})
  })

test('no live table of the lobby is alone in its last row', async ({ page }) => {
  await open(page, '/member/livecasino')
  const tile = page.locator('main [data-table]').first()
  await expect(tile).toBeVisible()
  const alone: string[] = []
  for (const width of [1024, 1280, 1360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(tile).toBeVisible()
    for (let count = 4; count <= 14; count++)
      if ((await inLastRow(tile.locator('..'), count)) === 1) alone.push(`${count} at ${width}`)
  }
  expect(alone).toEqual([])
})

/** How many of `count` tiles are in the last row of their grid. */
const inLastRow = (grid: Locator, count: number): Promise<number> =>
  grid.evaluate((element, wanted) => {
    const [first] = element.children
    if (!first) throw new Error('no tile')
    element.replaceChildren(...Array.from({ length: wanted }, () => first.cloneNode(true)))
    const tops = [...element.children].map((tile) => tile.getBoundingClientRect().top)
    return tops.filter((top) => top === tops.at(-1)).length
  }, count)

type Lobby = Record<'banners' | 'groups' | 'tables' | 'slots' | 'notices' | 'recentWins', unknown[]>

test('the main page of a new site, with one kind of game and nothing else, leaves no half of a row empty', async ({
  page,
}) => {
  await changeAnswers<Lobby>(page, '/api/main', (lobby) => ({
    ...lobby,
    groups: lobby.groups.slice(0, 1),
    banners: [],
    tables: [],
    slots: [],
    notices: [],
    recentWins: [],
  }))
  const main = page.locator('main')
  const rows = main.locator('article:last-of-type, nav > :last-child, section')
  const empty: Record<string, number> = {}
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    // Without notices. The welcome stays when it is known that the operator has no banners.
    await expect(main.getByRole('heading', { name: says('ko', 'main')('notices.title') })).toHaveCount(0)
    await expect(main.getByRole('heading', { name: says('ko', 'main')('care.title') })).toBeVisible()
    await expect(main.locator('article')).toHaveCount(2)
    const area = await main.locator('nav').boundingBox()
    for (const [at, row] of (await rows.all()).entries()) {
      const box = await row.boundingBox()
      const share = area && box ? (area.x + area.width - box.x - box.width) / area.width : 1
      if (share > 0.34) empty[`${at} at ${width}`] = share
    }
  }
  expect(empty).toEqual({})
})
