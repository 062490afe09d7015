import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { atAllHours } from '../support/closed-hours.ts'
import { startRequest } from '../support/desk.ts'
import { logIn } from '../support/log-in.ts'
import type { Person } from '../support/member.ts'
import { newMemberWithCoin } from '../support/newcomer.ts'
import { open } from '../support/open.ts'
import { keepQuiet } from '../support/quiet.ts'
import { setSiteOptions } from '../support/site-option.ts'
import { openOffice } from '../support/staff.ts'
import { memberUrl } from '../support/surroundings.ts'
import { type Language, languages, says } from '../support/texts.ts'

/** With a checksum, and nobody's in a demo. */
const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const mistyped = wallet.replace('aA', 'AA')
const decimals = { ko: '.', en: '.', vn: ',' } as const satisfies Record<Language, string>

test.beforeEach(({ context }) => keepQuiet(context))
test.beforeAll(() => setSiteOptions(atAllHours))
test.describe.configure({ timeout: 180_000 })

/** One for all that asks for no withdrawal: the next one has to wait. */
let shared: Promise<Person> | undefined
const somebody = (browser: Browser): Promise<Person> => {
  shared ??= newMemberWithCoin(browser, 200)
  return shared
}

const enter = async (page: Page, language: Language, path: string, person: Person) => {
  await page.context().addCookies([{ name: 'lang', value: language, url: memberUrl() }])
  await logIn(page, person)
  await open(page, path)
}

const ask = async (page: Page, language: Language, person: Person) => {
  const cash = says(language, 'cash')
  await page.locator('input[name=amount]').fill('100000')
  await page.locator('input[name=address]').fill(wallet)
  await page.getByLabel(cash('withdrawal.password'), { exact: true }).fill(person.cashOutPass)
  await page.locator('main form button[type=submit]').click()
}

for (const language of languages) {
  const coin = says(language, 'coin')

  test(`what the demo wallet sends is credited at the rate that was fixed, ${language}`, async ({ page, browser }) => {
    await enter(page, language, '/member/moneyMain/coinCharge', await somebody(browser))
    await expect(page.getByRole('region', { name: coin('address.title') })).toBeVisible()
    await page.locator('input[name=coin]').fill('3')
    await page.getByRole('button', { name: coin('quote.submit') }).click()
    await expect(page.locator('input[name=coin]')).toHaveAttribute('aria-invalid', 'true')
    // No other transfer of this member is like it.
    const amount = `20${decimals[language]}${randomInt(100_000, 1_000_000)}`
    await page.locator('input[name=coin]').fill(amount)
    await page.getByRole('button', { name: coin('quote.submit') }).click()
    const quote = page.getByRole('region', { name: coin('quote.title') })
    await expect(quote).toContainText(amount)
    const sum = await quote.locator('.money').last().textContent()
    await page.getByRole('button', { name: coin('wallet.send') }).click()
    const row = page
      .getByRole('list', { name: coin('list.deposit') })
      .getByRole('listitem')
      .filter({ hasText: amount })
    await expect(row).toContainText(coin('state.credited'))
    await expect(row).toContainText(sum ?? 'no sum')
    // The rate was for one transfer.
    await expect(quote).toHaveCount(0)
  })

  test(`a withdrawal names a mistyped address, and is confirmed before it is asked for, ${language}`, async ({
    page,
    browser,
  }) => {
    const person = await somebody(browser)
    await enter(page, language, '/member/moneyMain/coinExchange', person)
    const address = page.locator('input[name=address]')
    await address.fill(mistyped)
    await page.locator('input[name=amount]').focus()
    await expect(page.getByText(coin('to.checksum'))).toBeVisible()
    await ask(page, language, person)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(wallet)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(address).toHaveValue(wallet)
  })
}

test('a withdrawal is taken back while nobody has it in hand', async ({ page, browser }) => {
  const [coin, cash] = [says('ko', 'coin'), says('ko', 'cash')]
  const person = await newMemberWithCoin(browser, 200)
  await enter(page, 'ko', '/member/moneyMain/coinExchange', person)
  await ask(page, 'ko', person)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: coin('send.confirm') }).click()
  const request = page.getByRole('region', { name: coin('open.withdrawal') })
  await expect(request).toContainText(coin('state.applied'))
  await request.getByRole('button', { name: cash('cancel.button') }).click()
  await dialog.getByRole('button', { name: cash('cancel.button') }).click()
  await expect(page.getByText(coin('withdrawal.cancelled')).first()).toBeVisible()
})

test('a withdrawal is followed until the office has paid it', async ({ page, browser }) => {
  const coin = says('ko', 'coin')
  const office = says('ko', 'office')
  const person = await newMemberWithCoin(browser, 200)
  await enter(page, 'ko', '/member/moneyMain/coinExchange', person)
  await ask(page, 'ko', person)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: coin('send.confirm') })
    .click()
  await expect(page.getByRole('region', { name: coin('open.withdrawal') })).toBeVisible()

  const desk = await openOffice(browser, undefined, '/cash')
  await startRequest(desk.office, person.memNick)
  await desk.office.getByRole('button', { name: office('cash.pay') }).click()
  await desk.office.getByRole('alertdialog').getByRole('button').last().click()
  await desk.context.close()

  const row = page
    .getByRole('list', { name: coin('list.withdrawal') })
    .getByRole('listitem')
    .first()
  await expect(row).toContainText(coin('state.completed'))
  await expect(page.getByRole('region', { name: coin('ended.withdrawal') })).toContainText(coin('withdrawal.completed'))
})
