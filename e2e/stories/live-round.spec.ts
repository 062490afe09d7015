import { expect, test } from '@playwright/test'
import { dealtByHand } from '../support/dealt-by-hand.ts'
import { booksOf } from '../support/desk.ts'
import { phase, place, won } from '../support/live-table.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { chooseChip } from '../support/studio.ts'
import { studioSays } from '../support/texts.ts'

const player = demoMemberCalled('pinewind')
const code = 'hc-dragon-tiger'
const chip = 50_000
/** A nine for the dragon, a king for the tiger. */
const tigerWins = { cards: [8, 12] }
const SOON = { timeout: 60_000 }

test('a chip at a live table is taken, the round is decided for it, and the win is paid once', async ({
  page,
  context,
  browser,
}) => {
  await keepQuiet(context)
  const [{ office, context: desk }, { office: second, context: secondDesk }] = await Promise.all([
    openOffice(browser),
    openOffice(browser, cashier),
  ])
  const table = page.frameLocator('iframe')
  const dealer = dealtByHand(code, office, second)
  const before = await booksOf(office, player.memId)
  await dealer.takeOver()
  await logIn(page, player)
  await page.goto(`/member/slot/game?vendor=studio&game=${code}&type=hotel-casino`)
  await chooseChip(table, chip)

  await test.step('what is laid while bets are taken is accepted', async () => {
    await dealer.openBets()
    await expect(phase(table, 'betting')).toBeVisible(SOON)
    // As a screen reader presses it: a click without a pointer.
    await place(table, 'tiger').dispatchEvent('click')
    await expect(table.getByTestId('live-stake')).toContainText(won(chip))
    await expect(table.getByRole('status').filter({ hasText: studioSays('ko', 'liveThisBet') })).toContainText(
      won(chip),
    )
    await expect(table.locator('.sum-tag.waiting')).toHaveCount(0)
    await expect.poll(async () => (await booksOf(office, player.memId)).cash).toBe(before.cash - chip)
  })

  await test.step('a press after the close lays nothing', async () => {
    await dealer.closeBets()
    await expect(phase(table, 'betting')).toHaveCount(0, SOON)
    await place(table, 'dragon').press('Enter')
    await expect(table.getByTestId('live-stake')).toContainText(won(chip))
  })

  await test.step('the result comes with what it brought, and the ledger has it once', async () => {
    // Watched from before it comes: it goes with the round.
    await Promise.all([
      expect(table.getByTestId('live-net')).toContainText(`+${won(chip)}`, SOON),
      expect(table.getByRole('status').filter({ hasText: '타이거 ♠K' })).toContainText('드래곤 ♠9', SOON),
      dealer.decide(tigerWins),
    ])
    await takePicture(page, 'live-round.jpg')
    // What the sitting brought stands beyond the round.
    await expect(page.locator('header')).toContainText(`+${won(chip)}`)
    await expect.poll(async () => (await booksOf(office, player.memId)).cash, SOON).toBe(before.cash + chip)
    const after = await booksOf(office, player.memId)
    const news = after.ledger.slice(0, after.ledger.length - before.ledger.length)
    expect(news.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['wager-paid', 2 * chip],
      ['wager-placed', -chip],
    ])
    expect(after.trial.every((total) => total === 0)).toBe(true)
  })
  await desk.close()
  await secondDesk.close()
})
