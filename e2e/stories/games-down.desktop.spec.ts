import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

type Game = { vendorKey: string; gameKey: string; name: string; isOn: boolean }

const common = says('ko', 'common')
const game = '달빛 잉어'
const fromOffice = { 'x-requested-with': 'maru-office' }
const gamesPath = '/admin/api/games'
const minigamesPath = '/admin/api/minigames/settings'
const minigames = ['powerball', 'powerladder', 'speedkino', 'kinoladder']

test.beforeEach(({ context }) => keepQuiet(context))
test.setTimeout(120_000)

test('a member plays on while one game is off, loses the lobby when all are, and plays again without a reload', async ({
  page,
  browser,
}) => {
  const { office, context } = await openOffice(browser)
  const staff = office.request
  const games = await gamesOf(staff)
  const pairs = listenToPairs(page)
  try {
    await logIn(page, demoMemberCalled('starsea'))
    await open(page, '/')
    await expect.poll(() => pairs.subscribed).toBeGreaterThanOrEqual(2)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await test.step('one game off: no notice, and the rest of the lobby opens', async () => {
      const other = games.find(({ name }) => name !== game) as Game
      await switchTo(staff, other, false)
      await expect.poll(() => pairs.received).toEqual(['NY'])
      await expect(page.getByText(common('notice.gamesDown'))).toHaveCount(0)
      await expect(gameButton(page)).toBeVisible()
    })

    await test.step('all games off: the lobby empties', async () => {
      for (const one of games) await switchTo(staff, one, false)
      await expect(gameButton(page)).toHaveCount(0)
      await expect(page.getByText(common('notice.gamesDown'))).toHaveCount(0)
      await switchMiniGames(staff, false)
      await expect(gameButton(page)).toHaveCount(0)
      // Matches can still be bet on.
      await expect(page.getByText(common('notice.gamesDown'))).toHaveCount(0)
    })

    await test.step('games are back: the lobby fills, and a game opens', async () => {
      for (const one of games) await switchTo(staff, one, true)
      await expect(page.getByText(common('notice.gamesDown'))).toHaveCount(0)
      await gameButton(page).first().click()
      await expect(page.frameLocator('iframe').getByTestId('spin')).toBeEnabled()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  } finally {
    for (const one of games) await switchTo(staff, one, one.isOn)
    await switchMiniGames(staff, true)
    await context.close()
  }
})

const gameButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${game},`) })

const gamesOf = async (staff: APIRequestContext): Promise<Game[]> => {
  const { rows } = await (await staff.get(gamesPath)).json()
  return rows
}

const switchTo = async (staff: APIRequestContext, { vendorKey, gameKey }: Game, isOn: boolean): Promise<void> => {
  const answer = await staff.put(`${gamesPath}/${vendorKey}/${gameKey}`, { data: { isOn }, headers: fromOffice })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The site's own games, which have a page of their own in the office. */
const switchMiniGames = async (staff: APIRequestContext, isOn: boolean): Promise<void> => {
  for (const game of minigames) {
    const { settings } = await (await staff.get(`${minigamesPath}?game=${game}`)).json()
    const answer = await staff.put(minigamesPath, { data: { ...settings, game, isOn }, headers: fromOffice })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Which pairs the socket brought, and how many topics the page listens to. */
const listenToPairs = (page: Page): { received: string[]; subscribed: number } => {
  const pairs = { received: [] as string[], subscribed: 0 }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).startsWith('SUBSCRIBE')) pairs.subscribed++
    })
    socket.on('framereceived', ({ payload }) => {
      const [, data1, data2] = /"cmd":"LOCK_BET_YN","data1":"(\w)","data2":"(\w)"/.exec(String(payload)) ?? []
      if (data1 && data2) pairs.received.push(data1 + data2)
    })
  })
  return pairs
}
