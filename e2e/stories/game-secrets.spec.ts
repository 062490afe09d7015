import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { headerMoments, noteHeader, roundsIn } from '../support/header-timeline.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { chooseChip, spin } from '../support/studio.ts'
import { studioSays } from '../support/texts.ts'

const player = demoMemberCalled('starsea')
const silentMs = 15_000
const mostSpins = 40
const lateMs = 1_500
const slot = '/member/slot/game?vendor=studio&game=moonlit-koi&type=slot'
const baccarat = '/member/slot/game?vendor=studio&game=baccarat&type=casino'
const chip = 10_000
const spinStake = 1_000

// What counts over a third of a second would be a line of figures of its own.
test.setTimeout(120_000)

test('around a slot nothing moves but the stake before the reels have shown the result', async ({ page }) => {
  await enter(page, slot)
  const game = page.frameLocator('iframe')
  await playUntilPaid(page, game)
  await expectSecrets(page, spinStake)
})

test('nor before the last of the free spins is over, also where what was asked before them is answered late', async ({
  page,
}) => {
  // What the header asks when a round has been shown reaches the server in the next one.
  await page.route('**/api/bet/betlist', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    await route.continue()
  })
  await page.route('**/play-api/round', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    if (said.round?.payout > 0) said.round.events = withFreeSpins(said.round)
    await route.fulfill({ response: answer, json: said })
  })
  await enter(page, slot)
  const game = page.frameLocator('iframe')
  await playUntilPaid(page, game)
  await expectSecrets(page, spinStake)
})

test('a reload in the middle of free spins tells no more of them, however long they go on', async ({ page }) => {
  await page.clock.install()
  const won = Promise.withResolvers<number>()
  await page.route('**/play-api/round', async (route) => {
    const answer = await route.fetch()
    const { round } = await answer.json()
    // Paid, and not shown yet.
    if (round.payout > 0) won.resolve(round.payout)
    else await route.fulfill({ response: answer })
  })
  await page.route('**/play-api/session', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    if (said.unshown) said.unshown.events = withFreeSpins(said.unshown, 12)
    await route.fulfill({ response: answer, json: said })
  })
  await enter(page, slot)
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  const payout = await spinUntil(game, won.promise)
  const held = (await headerMoments(page)).findLast((moment) => 'cash' in moment)?.cash ?? 0
  const header = page.locator('header [data-shown=cash]')
  await page.reload()
  await expect(game.locator('.sign .multiplier')).toBeVisible({ timeout: 30_000 })
  await page.clock.fastForward(silentMs)
  await expect(game.locator('.sign .multiplier')).toBeVisible()
  await expect(header).toContainText(held.toLocaleString('en'))
  await expect(header).toContainText((held + payout).toLocaleString('en'), { timeout: 40_000 })
})

test('nor before the cards of a table have shown it', async ({ page }) => {
  await enter(page, baccarat)
  const table = page.frameLocator('iframe')
  for (let coup = 0; coup < 3; coup++) await dealOnBoth(table)
  await expect.poll(async () => roundsIn(await headerMoments(page), 2 * chip).at(-1)?.isRevealed).toBe(true)
  await expectSecrets(page, 2 * chip)
})

test('a vendor that never says it is followed after fifteen seconds', async ({ page }) => {
  await page.clock.install()
  await enter(page, baccarat, { isSilent: true })
  const table = page.frameLocator('iframe')
  await dealOnBoth(table)
  const [round] = roundsIn(await headerMoments(page), 2 * chip)
  const before = round?.before?.cash ?? 0
  await expect(page.locator('header [data-shown=cash]')).toContainText((before - 2 * chip).toLocaleString('en'))
  // Both sides of a coup are never lost together: the balance moves as soon as it may.
  await page.clock.fastForward(silentMs)
  await expect(page.locator('header [data-shown=cash]')).not.toContainText((before - 2 * chip).toLocaleString('en'))
})

const enter = async (page: Page, path: string, how = {}): Promise<void> => {
  await keepQuiet(page.context())
  await noteHeader(page, how)
  await logIn(page, player)
  await page.goto(path)
  await expect(page.locator('header [data-shown=cash]')).toContainText('원')
}

const playUntilPaid = async (page: Page, game: FrameLocator): Promise<void> => {
  await expect(game.getByTestId('spin')).toBeEnabled({ timeout: 30_000 })
  for (let round = 0; round < mostSpins; round++) {
    await spin(game)
    await expect.poll(async () => (await lastRound(page))?.isRevealed).toBe(true)
    // A loss leaves the balance as it is: only a win shows that anything was held back.
    const { during = [], after } = (await lastRound(page)) ?? {}
    if (after && after.cash !== during.at(-1)?.cash) return
  }
}
/** Presses again and again, until what is waited for has come. */
const spinUntil = async <T>(game: FrameLocator, come: Promise<T>): Promise<T> => {
  for (let round = 0; round < mostSpins; round++) {
    await game.getByTestId('spin').click()
    const rested = expect(game.locator('.spin:not(.busy)')).toBeVisible({ timeout: 40_000 })
    const first = await Promise.race([come.then((it) => ({ it })), rested.then(() => undefined)])
    if (first) {
      void rested.catch(() => {})
      return first.it
    }
  }
  throw new Error(`nothing in ${mostSpins} spins`)
}

const lastRound = async (page: Page) => roundsIn(await headerMoments(page), spinStake).at(-1)

/** In every round: the stake and nothing else before the game has shown it; in at least one the rest afterwards. */
const expectSecrets = async (page: Page, stake: number): Promise<void> => {
  await expect
    .poll(async () =>
      roundsIn(await headerMoments(page), stake).some(
        ({ during, after }) => after && after.cash !== during.at(-1)?.cash,
      ),
    )
    .toBe(true)
  const rounds = roundsIn(await headerMoments(page), stake)
  for (const { before, during } of rounds)
    expect(during, JSON.stringify(rounds)).toEqual([{ cash: (before?.cash ?? 0) - stake, net: before?.net }])
}

const dealOnBoth = async (table: FrameLocator): Promise<void> => {
  const place = (name: string) => table.locator(`.places:visible [data-place=${name}]`)
  await expect(place('banker')).toBeVisible({ timeout: 30_000 })
  await chooseChip(table, chip)
  await place('banker').click()
  await place('player').click()
  await table.getByRole('button', { name: new RegExp(`^${studioSays('ko', 'deal')}`) }).click()
  await expect(table.getByRole('button', { name: new RegExp(`^${studioSays('ko', 'repeat')}`) })).toBeVisible({
    timeout: 20_000,
  })
}

type Decided = { events: { type: string; stops?: number[] }[]; stake: number; payout: number }
/** The same sum, shown as if it came by free spins. */
const withFreeSpins = ({ events, stake, payout }: Decided, count = 3) => {
  const stops = events.find(({ type }) => type === 'reels-stopped')?.stops
  const spins = Array.from({ length: count }, (_, n) => n + 1).flatMap((nth) => [
    { type: 'free-spin-started', spin: nth, multiplier: 1 },
    { type: 'reels-stopped', stops, free: true },
  ])
  return [
    { type: 'reels-stopped', stops, free: false },
    { type: 'free-spins-started', spins: count },
    ...spins,
    { type: 'free-spins-ended', amount: payout },
    { type: 'round-ended', stake, payout },
  ]
}
