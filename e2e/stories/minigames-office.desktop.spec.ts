import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { faultsOfTexts } from '../support/faults.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { isNight } from '../support/night.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { moveClock, ownerUrl } from '../support/surroundings.ts'
import { foreignTexts, languages, says } from '../support/texts.ts'

const say = says('ko', 'office')
const market = says('ko', 'minigames')
const oddSum = `${market('market.name.sum-parity')} ${market('market.word.odd')}`
const roundMs = 300_000
/** A round that a story bets on has as much time left. */
const enoughMs = 120_000

test.beforeEach(({ context }) => keepQuiet(context))
test.setTimeout(120_000)

const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click()

test('a price outside its range is refused in the form, the call and the database; one inside is a new version', async ({
  browser,
}) => {
  const { office, context } = await openOffice(browser)
  await office.goto('/minigames/prices')
  const price = office.getByLabel(say('minigames.price-of', { name: oddSum }), { exact: true })
  const save = office.getByRole('button', { name: say('minigames.save-prices'), exact: true })
  await expect(price).toHaveValue('1.95')
  await price.fill('2.00')
  await expect(office.getByText(say('minigames.price-range', { range: '1.50 – 1.999' }))).toBeVisible()
  await expect(save).toBeDisabled()

  const sent = { market: 'sum-parity', outcome: 'odd', price: 2_000 }
  const refused = await office.request.put('/admin/api/minigames/prices', {
    headers: { 'x-requested-with': 'maru-office' },
    data: { game: 'powerball', version: 1, prices: [sent], combinationMarginBp: 760 },
  })
  expect([refused.status(), (await refused.json()).detail.prices]).toEqual([
    400,
    [{ market: 'sum-parity', outcome: 'odd', least: 1_500, most: 1_999 }],
  ])
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  await expect(
    database.query(`UPDATE minigames.price SET price = 2000 WHERE market = 'sum-parity' AND outcome = 'odd'`),
  ).rejects.toThrow('price_guard')
  await database.end()

  await price.fill('1.90')
  await save.click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText('1.90')).toBeVisible()
  await dialog.getByRole('button', { name: say('minigames.save-prices') }).click()
  await expect(office.getByText(say('minigames.version', { version: 2 }))).toBeVisible()
  await office.getByRole('tab', { name: say('minigames.history') }).click()
  const newest = office
    .getByRole('list', { name: say('minigames.history') })
    .locator('> li')
    .first()
  await expect(newest).toContainText('1.95')
  await expect(newest).toContainText('1.90')
  await office.goto('/audit')
  await expect(office.getByText(say('action.mini-prices')).first()).toBeVisible()
  await context.close()
})

// It waits for the next round where the running one is about to close.
if (isNight)
  test('a bet shows on the desk by itself; two of the staff cancel its round, and its stake comes back', async ({
    browser,
  }) => {
    const { office, context } = await openOffice(browser)
    // Before the clock moves: a code of an authenticator app is of the real time.
    const second = await openOffice(browser, cashier)
    await office.goto('/minigames')
    const running = async () => {
      const answer = await office.request.get('/admin/api/minigames')
      const { games, serverTime } = await answer.json()
      return {
        round: games[0].round,
        leftMs: Date.parse(games[0].round?.closesAt) - Date.parse(serverTime),
        serverTime,
      }
    }
    const { leftMs, serverTime } = await running()
    if (!(leftMs > enoughMs))
      await moveClock(new Date(Math.ceil((Date.parse(serverTime) + 1) / roundMs) * roundMs + 2_000).toISOString())
    await expect.poll(async () => (await running()).leftMs).toBeGreaterThan(enoughMs)
    const { roundId } = (await running()).round
    await office.reload()

    const member = await memberOnWire('haneul01')
    const cash = async (): Promise<number> => (await member.call('/api/cash/getUserCash')).data.balance
    const before = await cash()
    const selections = [{ market: 'sum-parity', outcome: 'even' }]
    const bet = { slipId: randomUUID(), selections, price: 1_950, stake: 7_000 }
    const placed = await member.call('/api/bet/betProc', { prodId: 'maru', type: 'powerball', roundId, bets: [bet] })
    expect(placed.data.bets).toMatchObject([{ code: '0' }])
    const panel = office.getByRole('region', { name: market('market.game.powerball') })
    await expect(panel.getByText('7,000', { exact: true }).first()).toBeVisible()

    await panel.getByRole('link', { name: /\d+회/ }).click()
    await press(office, 'minigames.cancel-ask')
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(say('reason.label')).fill('A-17')
    await dialog.getByRole('button', { name: say('minigames.cancel-ask') }).click()
    await expect(office.getByText(say('minigames.cancel-other'))).toBeVisible()
    await expect(office.getByRole('button', { name: say('minigames.cancel-confirm') })).toHaveCount(0)
    expect(await cash()).toBe(before - 7_000)

    await second.office.goto(`/minigames/rounds/powerball/${roundId}`)
    await press(second.office, 'minigames.cancel-confirm')
    await second.office
      .getByRole('dialog')
      .getByRole('button', { name: say('minigames.cancel-confirm') })
      .click()
    await expect(second.office.getByText(say('minigames.state-cancelled')).first()).toBeVisible()
    await expect.poll(cash).toBe(before)
    for (const language of [...languages.filter((other) => other !== 'ko'), 'ko'] as const) {
      await office.evaluate((chosen) => localStorage.setItem('office.language', chosen), language)
      await office.reload()
      const state = says(language, 'office')('minigames.state-cancelled')
      await expect(office.getByText(state, { exact: true }).first()).toBeVisible()
      expect(await faultsOfTexts(office, language, foreignTexts(language, 'office'))).toEqual([])
      await takePicture(office, `pages/1440-${language}-office-round.jpg`)
    }
    await moveClock(null)
    await second.context.close()
    await context.close()
  })
