import { expect, type Page, test } from '@playwright/test'
import { moveClockBy } from '../support/clock.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { withoutRealityChecks, withRealityChecks } from '../support/reality-checks.ts'
import { openGame, spin } from '../support/studio.ts'
import { says } from '../support/texts.ts'

const protection = says('ko', 'protection')
const result = says('ko', 'result-codes')
/** Of no other story: what it ends with holds for a day. */
const member = demoMemberCalled('quietlake')
/** Plays; of no other story that moves the clock. */
const player = demoMemberCalled('moonwalk')
const hours = (count: number): number => count * 60

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const typeLimit = async (page: Page, won: string, save: string) => {
  await page.getByRole('dialog').locator('input[name=amount]').fill(won)
  await page.getByRole('dialog').getByRole('button', { name: save }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Where one would press the game: does something else lie there? */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe')
    const { left, top, width, height } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    const places = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
    return places.every((found) => found !== frame)
  })

test.beforeEach(({ context }) => keepQuiet(context))
// A day ahead rounds of today are drawn that a story of their results waits for: by its name this file comes after that.
test.afterEach(() => moveClockBy(0))

test('a reality check lies over the game that is played, says what it came to, and lets nobody play on before it is confirmed', async ({
  page,
}) => {
  await withRealityChecks()
  await logIn(page, player)
  await withoutRealityChecks()
  await open(page, '/')
  const game = await openGame(page, '달빛 잉어')
  const sum = async (name: string) => Number(((await game.getByTestId(name).textContent()) ?? '').replace(/\D/g, ''))
  await spin(game)
  const net = (await sum('won')) - (await sum('stake'))
  await moveClockBy(hours(1) + 1)

  const check = page.getByRole('dialog', { name: protection('reality.title') })
  await expect(check).toBeVisible()
  await expect(check).toContainText(`${Math.abs(net).toLocaleString('ko-KR')}원`)
  const round = (await game.getByTestId('round').textContent()) ?? ''
  expect(await isCovered(page)).toBe(true)
  for (const key of ['Escape', 'Space', 'Enter']) await page.keyboard.press(key)
  await expect(check).toBeVisible()
  await expect(game.getByTestId('round')).toHaveText(round)

  await check.getByRole('button', { name: protection('reality.continue') }).click()
  await expect(check).toBeHidden()
  expect(await isCovered(page)).toBe(false)
  await spin(game)
})

test('a limit holds at once, refuses what is above it, loosens a day later when confirmed; and a time-out ends the session', async ({
  page,
}) => {
  await logIn(page, member)
  await open(page, '/member/mypage/playsafe')
  const deposits = card(page, protection('limit.deposit'))
  await deposits.getByRole('button', { name: protection('limit.set') }).click()
  await typeLimit(page, '50000', protection('edit.save'))
  await expect(deposits).toContainText('50,000원')

  await open(page, '/member/moneyMain/charge')
  await page.locator('input[name=amount]').fill('60000')
  await page.locator('main form button[type=submit]').click()
  const refusal = page.locator('main form').getByRole('alert')
  await expect(refusal).toContainText(result('C131'))
  await expect(refusal).toContainText('50,000원')
  await refusal.getByRole('link', { name: protection('refused.see') }).click()

  await deposits.getByRole('button', { name: protection('limit.change') }).click()
  await typeLimit(page, '100000', protection('edit.ask'))
  await expect(deposits.getByRole('button', { name: protection('pending.confirm') })).toBeHidden()
  // A page that stays open would end the session, whose time is over by then.
  await page.goto('about:blank')
  await moveClockBy(hours(25))
  await logIn(page, member)
  await open(page, '/member/mypage/playsafe')
  await deposits.getByRole('button', { name: protection('pending.confirm') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: protection('pending.confirm') })
    .click()
  await expect(deposits).toContainText('100,000원')

  const rest = card(page, protection('rest.title'))
  await rest.getByRole('button', { name: protection('rest.24'), exact: true }).click()
  await rest.getByRole('button', { name: new RegExp(`^${protection('rest.24')} `) }).click()
  const confirm = protection('rest.confirm', { span: protection('rest.24') })
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByText(result('B1006'), { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL('/')
})
