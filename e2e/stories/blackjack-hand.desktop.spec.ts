import { expect, type FrameLocator, test } from '@playwright/test'
import { booksOf } from '../support/desk.ts'
import { layChip, netOf, notedNet, place, won } from '../support/live-table.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { chooseChip } from '../support/studio.ts'

const player = demoMemberCalled('pinewind')
const chip = 50_000
const seat = 3
/** The table may sleep: then its shoe is cut before the first bets are taken. */
const WAKES = { timeout: 90_000 }
const ROUND = { timeout: 60_000 }

test('a hand of blackjack: a seat is taken, cards are drawn and stood on, and the result is what the ledger says', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(420_000)
  await keepQuiet(context)
  const { office, context: desk } = await openOffice(browser)
  const before = await booksOf(office, player.memId)
  await logIn(page, player)
  await page.goto('/member/slot/game?vendor=studio&game=blackjack-lounge-2&type=casino')
  const table = page.frameLocator('iframe')
  const circle = place(table, `seat-${seat}`)

  await test.step('a seat is taken, and a chip laid before it', async () => {
    const own = table.locator('.bj-plate.own')
    // A seat that is left without a bet for some rounds is free again: on a slow machine it is taken once more.
    const sit = async () => {
      if ((await own.count()) > 0) return
      await table.locator(`[data-sit="${seat}"]`).click(WAKES)
      await expect(own).toBeVisible()
    }
    await sit()
    await chooseChip(table, chip)
    await layChip(table, chip, async () => {
      await sit()
      await circle.press('Enter')
    })
  })

  const net = await test.step('one card is drawn, then the hand stands, and the result comes', async () => {
    const noted = await notedNet(table)
    const asked: string[] = []
    let said = ''
    // A hand of 21 has no turn.
    await expect
      .poll(async () => {
        const next = asked.length === 0 ? 'hit' : 'stand'
        if (await pressed(table, next)) asked.push(next)
        said = await noted()
        return said
      }, ROUND)
      .not.toBe('')
    return netOf(said)
  })

  await test.step('the ledger has the stake and the payout once', async () => {
    await expect.poll(async () => (await booksOf(office, player.memId)).cash, ROUND).toBe(before.cash + net)
    const after = await booksOf(office, player.memId)
    const news = after.ledger.slice(0, after.ledger.length - before.ledger.length)
    expect(news.filter(({ kind }) => kind === 'wager-placed').map(({ amount }) => amount)).toEqual([-chip])
    expect(news.filter(({ kind }) => kind === 'wager-paid').reduce((sum, { amount }) => sum + amount, 0)).toBe(
      chip + net,
    )
    expect(after.trial.every((total) => total === 0)).toBe(true)
    await expect(page.locator('header').getByText(won(after.cash))).toBeVisible(ROUND)
  })
  await desk.close()
})

/** While it is one's turn, and until the table has taken what was pressed before. */
const pressed = async (table: FrameLocator, action: 'hit' | 'stand'): Promise<boolean> => {
  const button = table.locator(`[data-action=${action}]:enabled`)
  if ((await button.count()) === 0) return false
  return button.press('Enter', { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}
