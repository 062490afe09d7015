import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { says } from '../support/texts.ts'

const [coupons, attendance, rotary, codes] = [
  says('ko', 'coupons'),
  says('ko', 'attendance'),
  says('ko', 'rotary'),
  says('ko', 'result-codes'),
]
const member = demoMemberCalled('nightcat77')
/** One of `demoCoupons` of the seeds, which nobody has. */
const code = 'H8YW-5SG6-34NJ-WY45-3'

const enter = async (page: Page, typed: string) => {
  await page.getByLabel(coupons('enter.label')).fill(typed)
  await page.getByRole('button', { name: coupons('enter.send'), exact: true }).click()
}

test.beforeEach(({ context }) => keepQuiet(context))

test('a coupon is entered, used once and refused then; a day is attended once; a wheel says nothing before it stops', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await logIn(page, member)
  await open(page, '/member/couponMain/coupon')
  await enter(
    page,
    code.replace(/.$/, (last) => (last === '0' ? '2' : '0')),
  )
  await expect(page.getByText(coupons('enter.mistyped'))).toBeVisible()
  await enter(page, code)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  await cards
    .first()
    .getByRole('button', { name: coupons('card.use'), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: coupons('use.confirm', { worth: '10,000P' }) })
    .click()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('heading', { name: coupons('held.title') })).toBeFocused()
  await cards
    .first()
    .getByRole('button', { name: coupons('card.gift'), exact: true })
    .click()
  await page.getByLabel(coupons('gift.to'), { exact: true }).fill('nobody-here')
  await page.getByRole('button', { name: coupons('gift.find') }).click()
  await expect(page.getByText(codes('CP09'))).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page, '/member/attendance')
  await page.getByRole('button', { name: attendance('today.attend', { points: '1,000P' }) }).click()
  await expect(page.getByText(attendance('today.done'))).toBeVisible()

  await open(page, '/member/rotary')
  await page.getByRole('button', { name: rotary('spin'), exact: true }).click()
  await expect(page.getByText(rotary('hub.turning'))).toBeVisible()
  const won = page.getByText(rotary('hub.won'), { exact: true })
  await expect(won).toBeHidden()
  await expect(won).toBeVisible()
  await page
    .getByRole('button', { name: rotary('list.verify') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(rotary('verify.right'), { exact: true })).toBeVisible()
})
