import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { admin, openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office-sports-rules')
const office = says('ko', 'office')
const pages = says('ko', 'sports-pages')
const slipWords = says('ko', 'sports-slip')
const codes = says('ko', 'result-codes')
const path = '/admin/api/sports/rules'
/** A price is said after the name of its outcome. */
const price = /\d\.\d+$/

test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ context }) => keepQuiet(context))

test('sports are switched off and on for members who look at them, and a margin moves their prices', async ({
  page,
  browser,
}) => {
  const { office: desk, context } = await openOffice(browser, admin, '/sports/rules')
  const staff = desk.request
  const { rules } = await rulesNow(staff)
  try {
    await logIn(page, demoMemberCalled('starsea'))
    await expect(async () => {
      await open(page, '/member/sport/combinationbetting')
      await expect(page.getByRole('article').nth(1)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await offered(page).first().click()
    const slip = page.getByRole('region', { name: slipWords('slip.title') })
    await slip.locator('input[name=stake]').fill('10000')
    await expect(slip.locator('button[type=submit]')).toBeEnabled()

    await test.step('off: the page says so, prices are locked, and a bet is refused', async () => {
      // The list has matches of both.
      await turn(desk, say('turn-off.esport'))
      await turn(desk, say('turn-off.sports'))
      await expect(page.getByText(pages('switchedOff'))).toBeVisible()
      await expect(offered(page)).toHaveCount(0)
      await slip.locator('button[type=submit]').click()
      await expect(page.getByText(codes('B6029')).first()).toBeVisible()
    })
    await test.step('on: what was chosen can be bet on', async () => {
      await turn(desk, say('turn-on.sports'))
      await turn(desk, say('turn-on.esport'))
      await expect(page.getByText(pages('switchedOff'))).toHaveCount(0)
      await expect(offered(page).first()).toBeVisible()
    })
    await test.step('a margin is doubled: prices fall', async () => {
      const before = await sumOfPrices(page)
      const margins = desk.getByLabel(new RegExp(`^${say('field.margin').replace(/[()%]/g, '\\$&')} \\d$`))
      for (const at of [1, 2]) await margins.nth(at).fill('20')
      await turn(desk, say('save'))
      await expect.poll(() => sumOfPrices(page)).toBeLessThan(before)
      await expect(
        desk
          .getByRole('table', { name: say('versions') })
          .getByText('20.00%')
          .first(),
      ).toBeVisible()
    })
  } finally {
    const { version } = await rulesNow(staff)
    await staff.put(path, {
      data: { version, rules, reason: 'the story is over' },
      headers: { 'x-requested-with': 'maru-office' },
    })
    await context.close()
  }
})

const offered = (page: Page) => page.getByRole('article').getByRole('button', { name: price, disabled: false })

const rulesNow = async (staff: APIRequestContext) => (await staff.get(path)).json()

const turn = async (desk: Page, act: string): Promise<void> => {
  await desk.getByRole('button', { name: act, exact: true }).click()
  await answer(desk, act)
}
const answer = async (desk: Page, act: string): Promise<void> => {
  const asked = desk.getByRole('dialog')
  await asked.getByLabel(office('reason.label')).fill('as agreed')
  await asked.getByRole('button', { name: act, exact: true }).click()
  await expect(asked).toHaveCount(0)
}

/** Of the first matches: one that moves by itself outweighs no margin of 20 per cent on all of them. */
const sumOfPrices = async (page: Page): Promise<number> => {
  const names = await offered(page).evaluateAll((buttons) =>
    buttons.slice(0, 12).map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )
  return names.reduce((sum, name) => sum + Number(name.match(/\d+\.\d+$/)?.[0] ?? 0), 0)
}
