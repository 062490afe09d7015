import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { afterDrawMs, setPrice, startRound } from '../support/minigames.ts'
import { isNight } from '../support/night.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { moveClock } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'minigames')
const codes = says('ko', 'result-codes')
const common = says('ko', 'common')
const stake = 10_000
const member = demoMemberCalled('nightcat77')
/** Whose bets stay and may win: nobody counts this one's money. */
const other = demoMemberCalled('starsea')

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ context }) => keepQuiet(context))
let beforeDraw: Awaited<ReturnType<typeof startRound>>['beforeDraw']
// The stories share a round and the one after it: what is drawn stays drawn.
test.beforeAll(async () => {
  beforeDraw = (await startRound()).beforeDraw
})
test.afterAll(() => moveClock(null))

const outcome = (page: Page, market: string, name: string) => page.locator(`[data-outcome="${market} ${name}"]`)
const slip = (page: Page) => page.getByRole('region', { name: say('play.slip.title') })
const stakeField = (page: Page) => slip(page).locator('input[name=stake]')
const press = (page: Page, sum: string) => slip(page).getByRole('button', { name: say('play.press.bet', { sum }) })
const own = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: say('play.own.title') }) })
const ownBet = (page: Page, name: string) => own(page).getByRole('listitem').filter({ hasText: name }).first()
const roundHeading = (page: Page) => page.getByRole('heading', { name: /^\d+회차$/ }).first()
/** The cash that the page shows, in won. */
const cashOf = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole('banner')
    .getByText(/^[\d,]+\s*원$/)
    .filter({ visible: true })
    .first()
    .textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

const openGame = async (page: Page, game = 'powerball', who = member) => {
  await logIn(page, who)
  await open(page, `/member/minigame/${game}`)
  await expect(page.getByText(say('play.phase.open')).first()).toBeVisible()
  await expect.poll(() => cashOf(page)).toBeGreaterThan(0)
}
/** On a narrow page the whole slip opens upwards. */
const openSlip = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await slip(page)
      .getByRole('button', { name: say('play.slip.widen') })
      .click()
}

test('the lobby shows every game with its countdown, and leads to it', async ({ page }) => {
  await open(page, '/member/minigame')
  await expect(page.getByRole('timer')).toHaveCount(4)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${say('market.game.kinoladder')}`) })
    .click()
  await expect(page).toHaveURL(/\/member\/minigame\/kinoladder$/)
  await expect(page).toHaveTitle(new RegExp(common('title.kinoladder')))
})

test('a guest looks on, and is asked to log in when betting', async ({ page }) => {
  await open(page, '/member/minigame/speedkino')
  await outcome(page, 'digit-side', 'over').click()
  await slip(page)
    .getByRole('button', { name: say('play.press.logIn') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('it plays by keyboard alone: arrows between outcomes, Enter to choose and to bet', async ({ page }) => {
  await openGame(page, 'powerladder', other)
  const round = (await roundHeading(page).textContent()) ?? ''
  await outcome(page, 'parity', 'odd').focus()
  await page.keyboard.press('ArrowRight')
  await expect(outcome(page, 'parity', 'even')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[data-outcome]:focus')
  await expect(chosen).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await openSlip(page)
  await stakeField(page).focus()
  await page.keyboard.type('10000')
  await page.keyboard.press('Enter')
  await expect(own(page).getByRole('listitem').filter({ hasText: round })).toHaveCount(1)
})

test('a combination is one bet at the product of the prices, and is taken back within its seconds', async ({
  page,
}) => {
  await openGame(page)
  const before = await cashOf(page)
  await outcome(page, 'power-ball-parity', 'odd').click()
  await openSlip(page)
  await slip(page).getByText(say('play.mode.combined'), { exact: true }).click()
  await expect(outcome(page, 'power-ball-side', 'under')).toHaveAttribute('aria-disabled', 'true')
  await expect(outcome(page, 'power-ball-side', 'under')).toHaveAttribute('title', say('play.joining.dependent'))
  await outcome(page, 'sum-side', 'under').dispatchEvent('click')
  await expect(slip(page).getByText(say('play.combinationOf', { count: 2 }))).toBeVisible()
  await stakeField(page).fill(String(stake))
  await press(page, '1만원').click()
  await expect(ownBet(page, '파워볼 홀 + 합 언더')).toBeVisible()
  await expect.poll(() => cashOf(page)).toBe(before - stake)
  await ownBet(page, '파워볼 홀 + 합 언더')
    .getByRole('button', { name: /베팅 취소$/ })
    .click()
  await expect(
    ownBet(page, '파워볼 홀 + 합 언더').getByText(say('play.state.cancelled'), { exact: true }),
  ).toBeVisible()
  await expect.poll(() => cashOf(page)).toBe(before)
})

test('a price that has moved is shown old and new, and taken by the press that says so', async ({ page }) => {
  await openGame(page, 'powerball', other)
  await outcome(page, 'sum-parity', 'even').click()
  await stakeField(page).fill(String(stake))
  await setPrice('powerball', 'sum-parity', 'even', 1_900)
  await press(page, '1만원').click()
  await expect(slip(page).locator('s')).toHaveText('1.95')
  await expect(slip(page).getByText(say('play.moved.note'))).toBeVisible()
  await slip(page)
    .getByRole('button', { name: say('play.press.moved', { sum: '1만원' }) })
    .click()
  await expect(ownBet(page, '합 짝')).toContainText('1.90')
  await setPrice('powerball', 'sum-parity', 'even', 1_950)
})

// Its end hangs on how soon a loaded machine draws, publishes and shows: by night it has the machine's time.
if (isNight)
  test('singles are bet, wait for the draw, and win and lose when it has been shown', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openGame(page)
    const before = await cashOf(page)
    const round = await roundHeading(page).textContent()
    await outcome(page, 'power-ball-parity', 'odd').click()
    await outcome(page, 'power-ball-parity', 'even').click()
    await stakeField(page).fill(String(stake))
    await press(page, '2만원').click()
    await expect(own(page).getByRole('listitem')).not.toHaveCount(0)
    await expect(ownBet(page, '파워볼 홀')).toBeVisible()
    await expect.poll(() => cashOf(page)).toBe(before - 2 * stake)

    await beforeDraw(12)
    const ofRound = own(page)
      .getByRole('listitem')
      .filter({ hasText: /파워볼 (홀|짝)/ })
      .filter({ hasText: round ?? '' })
    const stage = page.getByRole('region', { name: /회차 추첨/ })
    await expect(stage).toBeVisible({ timeout: afterDrawMs })
    // The stage is there from the closing on, and draws when its time has come.
    await expect(stage.getByText(say('play.phase.drawing'))).toBeVisible({ timeout: afterDrawMs })
    expect(await cashOf(page)).toBe(before - 2 * stake)
    await expect(ofRound.getByText(say('play.state.won'), { exact: true })).toHaveCount(0)

    await expect(stage.getByText(say('play.stage.result'), { exact: true })).toBeVisible({ timeout: afterDrawMs })
    await expect(ofRound.getByText(say('play.state.won'), { exact: true })).toHaveCount(1)
    await expect(ofRound.getByText(say('play.state.lost'), { exact: true })).toHaveCount(1)
    await expect.poll(() => cashOf(page)).toBe(before - 500)
    await expect(outcome(page, 'power-ball-parity', 'odd')).not.toHaveAttribute('aria-disabled')
  })

test('a bet that comes after the closing is refused at its place, and nothing is taken', async ({ page }) => {
  await openGame(page)
  const before = await cashOf(page)
  await page.route('**/api/bet/betProc', async (route) => {
    await beforeDraw(28, 1)
    await route.continue()
  })
  await outcome(page, 'sum-parity', 'odd').click()
  await stakeField(page).fill(String(stake))
  await press(page, '1만원').click()
  await expect(slip(page).getByText(codes('B6007'))).toBeVisible()
  await expect(page.getByText(say('play.phase.closed')).first()).toBeVisible()
  await expect(outcome(page, 'sum-parity', 'even')).toHaveAttribute('aria-disabled', 'true')
  expect(await cashOf(page)).toBe(before)
})

if (isNight)
  test('after an outage its round is cancelled and refunded, the page says so, and the next is open', async ({
    page,
  }) => {
    await beforeDraw(280, 2)
    await openGame(page)
    const before = await cashOf(page)
    const round = roundHeading(page)
    const stopped = await round.textContent()
    await outcome(page, 'sum-side', 'over').click()
    await stakeField(page).fill(String(stake))
    await press(page, '1만원').click()
    await expect.poll(() => cashOf(page)).toBe(before - stake)
    // Nothing was drawn for forty minutes.
    await beforeDraw(280, 10)
    const bet = ownBet(page, '합 오버')
    await expect(bet.getByText(say('play.state.returned'), { exact: true })).toBeVisible({ timeout: afterDrawMs })
    await expect.poll(() => cashOf(page)).toBe(before)
    await expect(page.getByText(say('play.phase.open')).first()).toBeVisible({ timeout: afterDrawMs })
    await expect(round).not.toHaveText(stopped ?? '')
    await expect(outcome(page, 'sum-side', 'over')).not.toHaveAttribute('aria-disabled')
  })
