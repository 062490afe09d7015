import { expect, type FrameLocator, test } from '@playwright/test'
import { booksOf } from '../support/desk.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { chooseChip } from '../support/studio.ts'
import { says, studioSays } from '../support/texts.ts'

const bets = says('ko', 'bets')
const player = demoMemberCalled('pinewind')
const coups = 3
const chip = 50_000

const won = (n: number): string => n.toLocaleString('ko-KR')
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

test('baccarat from the first chip to the replay: table, header, bet list and ledger agree', async ({
  page,
  context,
  browser,
  isMobile,
}) => {
  await keepQuiet(context)
  const { office, context: desk } = await openOffice(browser)
  const before = await booksOf(office, player.memId)
  await logIn(page, player)
  await page.goto('/member/slot/game?vendor=studio&game=baccarat&type=casino')
  const table = page.frameLocator('iframe')
  await expect(place(table, 'banker')).toBeVisible()

  const gains = await test.step('three coups, on several places', async () => {
    const gains: number[] = []
    await chooseChip(table, chip)
    for (let coup = 0; coup < coups; coup++) {
      await place(table, 'banker').click()
      await place(table, 'playerPair').click()
      await place(table, 'playerPair').click()
      await table.getByRole('button', { name: studioSays('ko', 'undo') }).click()
      await expect(deal(table)).toContainText(won(2 * chip))
      gains.push(await dealt(table))
    }
    await page.screenshot({ path: `e2e/artefacts/story-baccarat-${isMobile ? 390 : 1440}.png` })
    return gains
  })

  const after = await booksOf(office, player.memId)
  const news = after.ledger.slice(0, after.ledger.length - before.ledger.length)
  const stakes = news.filter(({ kind }) => kind === 'wager-placed').map(({ amount }) => -amount)
  const payouts = news.filter(({ kind }) => kind === 'wager-paid').map(({ amount }) => amount)
  await test.step('the ledger has each coup once, and the table showed what it says', async () => {
    expect(stakes).toEqual(Array(coups).fill(2 * chip))
    expect(sum(payouts) - sum(stakes)).toBe(sum(gains))
    expect(after.cash).toBe(before.cash + sum(gains))
    expect(after.trial.every((total) => total === 0)).toBe(true)
    await expect(page.locator('header').getByText(won(after.cash))).toBeVisible()
  })

  await test.step('the bet list says the same', async () => {
    await page.goto('/member/mypage/betting/list?period=month')
    await page.getByLabel(bets('filter.vendor')).or(page.locator('main')).first().waitFor()
    const rows = page
      .getByRole('button', { name: /^달빛 바카라/ })
      .or(page.getByRole('row').filter({ hasText: '달빛 바카라' }))
    await expect(rows.filter({ visible: true }).first()).toBeVisible()
    for (const gain of new Set(gains))
      await expect(page.getByText(signed(gain)).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('the last coup can be watched again', async () => {
    await page
      .getByRole('button', { name: /달빛 바카라/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('button', { name: bets('detail.replay') }).click()
    const replay = page.frameLocator('iframe')
    await expect(replay.getByRole('button', { name: studioSays('ko', 'replayAgain') })).toBeEnabled()
    await expect(replay.getByTestId('last-gain')).toHaveText(signed(gains.at(-1) ?? 0))
  })
  await desk.close()
})

const signed = (n: number): string => (n > 0 ? `+${won(n)}` : n < 0 ? `−${won(-n)}` : '0')

const place = (table: FrameLocator, name: string) => table.locator(`[data-place=${name}]`)
const deal = (table: FrameLocator) => table.getByRole('button', { name: new RegExp(`^${studioSays('ko', 'deal')}`) })

/** One coup to its end; what it brought, as the table says it. */
const dealt = async (table: FrameLocator): Promise<number> => {
  const before = await table.getByTestId('round').textContent()
  await deal(table).click()
  await expect(table.getByTestId('round')).not.toHaveText(before ?? '')
  await expect(table.getByRole('button', { name: new RegExp(`^${studioSays('ko', 'repeat')}`) })).toBeVisible({
    timeout: 20_000,
  })
  const said = (await table.getByTestId('last-gain').textContent()) ?? ''
  return Number(said.replace(/[^\d−-]/g, '').replace('−', '-'))
}
