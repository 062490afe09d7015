import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, type Match, newestOn, setOffer, traderCalls } from '../support/sport-desk.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
const MEMBER = 'starsea'

test.beforeEach(({ context }) => keepQuiet(context))

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1181
const slipOf = (page: Page) => page.getByRole(isNarrow(page) ? 'dialog' : 'region', { name: say('slip.title') })
/** The home side's price on the page of the match, and what is in the slip after it. */
const chooseHome = async (page: Page, { eventId, home }: Match): Promise<string> => {
  await open(page, `/member/sport/event/${eventId}`)
  const cell = page.locator('main button:has([data-price])').filter({ hasText: home }).first()
  const price = (await cell.locator('[data-price]').getAttribute('data-price')) ?? ''
  await cell.click()
  if (isNarrow(page)) await page.getByRole('button', { name: say('slip.title') }).click()
  await slipOf(page).locator('input[name=stake]').fill('10000')
  return (Number(price) / 1_000).toFixed(2)
}

test('a price that a trader lowers stands in the slip beside the old one, and is bet on once it is accepted', async ({
  page,
  browser,
}) => {
  const trader = await traderCalls(browser, 'trader')
  const match = await addMatch()
  const { eventId, home } = match
  await logIn(page, demoMemberCalled(MEMBER))
  const old = await chooseHome(page, match)
  const slip = slipOf(page)
  const press = slip.locator('button[type=submit]')
  await expect(press).toContainText(say('press.bet', { sum: '1만원' }))

  const now = (Math.floor(Number(old) * 97) / 100).toFixed(2)
  const lower = Math.round(Number(now) * 1_000)
  const checked: { seen: number; prices: { outcome: string; to: number }[] } = await trader.ask(
    `events/${eventId}/price?market=1&outcome=1&price=${lower}`,
  )
  const prices = Object.fromEntries(checked.prices.map(({ outcome, to }) => [outcome, to]))
  await setOffer(trader, match, { market: '1', seen: checked.seen, change: { what: 'prices', prices } })

  await expect(slip.getByText(say('moved.down', { outcome: home, before: old, now }))).toBeVisible()
  await expect(slip.locator('s')).toHaveText(old)
  await expect(slip.locator('li').first()).toContainText(now)
  await expect(press).toContainText(say('press.moved', { sum: '1만원' }))
  await takePicture(page, 'sports-price-change/moved.jpg')
  await press.click()
  await expect(slip.getByText(say('ticket.accepted'))).toBeVisible()
  expect(await newestOn(match)).toMatchObject({ state: 'accepted', price: lower })
  await trader.close()
})

test('a price that falls while a live bet waits refuses it, and the money stays; pressed again it is taken at the new one', async ({
  page,
  browser,
}) => {
  const trader = await traderCalls(browser, 'headtrader')
  const match = await addMatch('live')
  await logIn(page, demoMemberCalled(MEMBER))
  await chooseHome(page, match)
  const slip = slipOf(page)
  const press = slip.locator('button[type=submit]')
  await expect(press).toBeEnabled()
  await press.click()
  await expect(slip.getByRole('timer')).toBeVisible()
  await setOffer(trader, match, { market: '', seen: 0, change: { what: 'margin', marginBp: 1_900 } })
  await expect(slip.getByText(say('ticket.refused'))).toBeVisible()
  await expect(slip.getByText(say('trouble.safe')).first()).toBeVisible()
  await takePicture(page, 'sports-price-change/refused.jpg')
  await expect(press).toContainText(say('press.moved', { sum: '1만원' }))
  await press.click()
  await expect(slip.getByText(say('ticket.accepted'))).toBeVisible()
  await trader.close()
})
