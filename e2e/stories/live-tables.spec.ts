import { expect, test } from '@playwright/test'
import { booksOf } from '../support/desk.ts'
import { bettingFor, layChip, netOf, notedNet, phase, place, won } from '../support/live-table.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { chooseChip } from '../support/studio.ts'
import { studioSays } from '../support/texts.ts'

const player = demoMemberCalled('pinewind')
const chip = 50_000
/** The table may sleep: then its shoe is cut before the first bets are taken. */
const WAKES = { timeout: 90_000 }
const ROUND = { timeout: 60_000 }

test('a round at a live table: chips, cards, result and ledger agree, and nothing is said of it before the result', async ({
  page,
  context,
  browser,
  isMobile,
}) => {
  test.setTimeout(480_000)
  await keepQuiet(context)
  const { office, context: desk } = await openOffice(browser)
  const before = await booksOf(office, player.memId)
  await logIn(page, player)
  await page.goto('/member/slot/game?vendor=studio&game=moonlit-baccarat-1&type=casino')
  const table = page.frameLocator('iframe')

  await test.step('the shoe is cut with a seed of this page, and betting opens', async () => {
    await expect(place(table, 'banker')).toBeVisible(WAKES)
    await expect(phase(table, 'betting')).toBeVisible(WAKES)
    await chooseChip(table, chip)
  })

  await test.step('a chip lies where it was laid, pale until the wallet has taken it', async () => {
    await layChip(table, chip, () => place(table, 'banker').click({ force: true }))
    await page.screenshot({ path: `e2e/artefacts/story-live-table-${isMobile ? 390 : 1440}.png` })
  })

  const net = await test.step('the result comes, and with it the money', async () => {
    const noted = await notedNet(table)
    await expect.poll(noted, ROUND).not.toBe('')
    return netOf(await noted())
  })

  await test.step('the ledger has the bet and the payout once, and the page shows what it says', async () => {
    await expect.poll(async () => (await booksOf(office, player.memId)).cash, ROUND).toBe(before.cash + net)
    const after = await booksOf(office, player.memId)
    expect(after.trial.every((total) => total === 0)).toBe(true)
    await expect(page.locator('header').getByText(won(after.cash))).toBeVisible(ROUND)
  })

  // A key is pressed at once, where a click waits for frames that a slow machine draws late. Where the betting closed before the second key, the bet is played, and the next round tried.
  await test.step('what is laid by a key and taken back in time costs nothing', async () => {
    const cashNow = async () => (await booksOf(office, player.memId)).cash
    let cash = before.cash + net
    await expect(async () => {
      await bettingFor(table)
      try {
        await place(table, 'player').press('Enter')
        await expect(table.getByTestId('live-stake')).toContainText(won(chip))
        await table.getByRole('button', { name: studioSays('ko', 'liveUndo') }).press('Enter')
        await expect(table.getByTestId('live-stake')).toHaveText(studioSays('ko', 'liveNoBet'))
        await expect.poll(cashNow, { timeout: 15_000 }).toBe(cash)
      } catch (error) {
        // What was laid is played to its end, and paid before bets are taken again.
        await expect(phase(table, 'betting')).toHaveCount(0, ROUND)
        await expect(phase(table, 'betting')).toBeVisible(ROUND)
        cash = await cashNow()
        throw error
      }
    }).toPass({ timeout: 300_000 })
  })
  await desk.close()
})
