import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { faultsOfTexts } from '../support/faults.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { newMember } from '../support/newcomer.ts'
import { takePicture } from '../support/pictures.ts'
import { admin, cashier, openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { foreignTexts, languages, says } from '../support/texts.ts'

const say = says('ko', 'office-coin')
const office = says('ko', 'office')
const usdt = (whole: number) => whole * 1_000_000
const [TOO_LITTLE, ENOUGH, TOO_MUCH] = [usdt(4), usdt(200), usdt(4_800)]
/** Not one of the installation's: the first key of another well-known test phrase. */
const ELSEWHERE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'

test.describe.configure({ timeout: 240_000 })

/** The row of a list of the page of coin that says so. */
const rowOf = (page: Page, list: 'deposit.title' | 'payment.title', text: string, nick: string) =>
  page
    .getByRole('table', { name: say(list) })
    .locator('tbody tr')
    .filter({ hasText: nick })
    .filter({ hasText: text })

test('a deposit that is too small goes back by two of the staff, and a withdrawal by coin is paid and never approved', async ({
  browser,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  const person = await newMember(browser)
  const member = await memberOnWire(person.memId, person.memPass)
  await member.call('/api/coin/deposit', {})
  const send = async (amount: number) => {
    const { resultCode } = await member.call('/api/coin/demoSend', { amount, requestKey: randomUUID() })
    expect(resultCode).toBe('0')
  }
  await send(TOO_LITTLE)
  await send(ENOUGH)

  const { office: first, context } = await openOffice(browser)
  await first.goto('/coin')
  const held = rowOf(first, 'deposit.title', '4.000000', person.memNick)
  await expect(held).toContainText(say('held.below-minimum'))
  for (const language of [...languages.filter((other) => other !== 'ko'), 'ko'] as const) {
    await first.evaluate((chosen) => localStorage.setItem('office.language', chosen), language)
    await first.reload()
    await expect(first.getByText(says(language, 'office-coin')('chain.on'))).toBeVisible()
    await expect(first.getByRole('table').first()).toBeVisible()
    expect(await faultsOfTexts(first, language, foreignTexts(language, 'office-coin'))).toEqual([])
    await takePicture(first, `pages/1440-${language}-office-coin.jpg`)
  }

  await held.click()
  await first.getByRole('button', { name: say('return.button') }).click()
  const form = first.getByRole('dialog', { name: say('return.title', { amount: '4.000000 USDT' }) })
  await form.getByLabel(say('return.address')).fill(ELSEWHERE.replace('9858', '9859'))
  await form.getByLabel(office('reason.label')).fill('최소 금액 미만')
  await form.getByRole('button', { name: say('return.send') }).click()
  await expect(form.getByText(say('return.bad-address'))).toBeVisible()
  await form.getByLabel(say('return.address')).fill(ELSEWHERE)
  await form.getByRole('button', { name: say('return.send') }).click()
  await expect(first.getByText(say('waiting.own'))).toBeVisible()
  await expect(first.getByRole('button', { name: office('second.confirm'), exact: true })).toHaveCount(0)
  await first.keyboard.press('Escape')

  const { office: second, context: secondContext } = await openOffice(browser, cashier)
  await second.goto('/coin')
  await rowOf(second, 'deposit.title', '4.000000', person.memNick).click()
  await second.getByRole('button', { name: office('second.confirm'), exact: true }).click()
  await second
    .getByRole('dialog', { name: say('return.ask', { amount: '4.000000 USDT' }) })
    .getByRole('button', { name: office('second.confirm'), exact: true })
    .click()
  await second.goto('/coin?state=returned')
  await expect(rowOf(second, 'deposit.title', '4.000000', person.memNick)).toContainText(say('deposit.returned'))

  await second.goto('/coin?state=credited')
  await expect(rowOf(second, 'deposit.title', '200.000000', person.memNick)).toContainText(say('deposit.credited'))
  const { data: terms } = await member.call('/api/coin/withdrawal', {})
  const asked = await member.call('/api/coin/withdraw', {
    amount: 100_000,
    address: ELSEWHERE,
    rate: terms.rate,
    cashOutPass: person.cashOutPass,
    endsBonus: true,
    requestKey: randomUUID(),
  })
  expect(asked.resultCode, asked.resultMessage).toBe('0')
  const approved = await second.request.post(`/admin/api/cash-requests/${asked.data.cashIdx}/approve`, {
    headers: { 'x-requested-with': 'maru-office' },
    data: {},
  })
  expect(approved.ok()).toBe(false)

  await second.goto('/cash?cashType=withdrawal')
  await second.locator(`[data-row="${asked.data.cashIdx}"]`).click()
  await expect(second.getByRole('region', { name: say('cash.terms') })).toContainText(ELSEWHERE)
  await expect(second.getByRole('button', { name: office('cash.complete'), exact: true })).toHaveCount(0)
  await second.keyboard.press('s')
  await expect(second.getByRole('button', { name: office('cash.pay') })).toBeEnabled()
  await second.keyboard.press('c')
  await second.keyboard.press('c')
  await expect(second.getByText(say('cash.paid'))).toBeVisible()
  await second.goto('/coin?tab=payments&payment=paid')
  await expect(rowOf(second, 'payment.title', say('payment.kind-withdrawal'), person.memNick)).toContainText(
    say('payment.paid'),
  )

  const { rows } = await database.query('SELECT status, is_paying FROM cashier.request WHERE request_id = $1', [
    asked.data.cashIdx,
  ])
  expect(rows).toEqual([{ status: 1, is_paying: false }])
  for (const proof of ['coin.verify()', 'ledger.verify()'])
    expect((await database.query(`SELECT * FROM ${proof}`)).rows, proof).toEqual([])
  await secondContext.close()
  await context.close()
  await database.end()
})

test('a held deposit that is worth much is credited by two of the staff', async ({ browser }) => {
  const person = await newMember(browser)
  const member = await memberOnWire(person.memId, person.memPass)
  await member.call('/api/coin/deposit', {})
  expect((await member.call('/api/coin/demoSend', { amount: TOO_MUCH, requestKey: randomUUID() })).resultCode).toBe('0')

  const { office: first, context } = await openOffice(browser, admin, '/coin')
  const held = rowOf(first, 'deposit.title', '4,800.000000', person.memNick)
  await expect(held).toContainText(say('held.above-maximum'), { timeout: 60_000 })
  await held.click()
  await first.getByRole('button', { name: say('credit.button') }).click()
  const form = first.getByRole('dialog', {
    name: say('credit.title', { amount: '4,800.000000 USDT', name: person.memNick }),
  })
  await form.getByLabel(office('reason.label')).fill('회원 확인 완료')
  await form.getByRole('button', { name: /반영$/ }).click()
  await expect(first.getByText(say('waiting.own'))).toBeVisible()
  await expect(first.getByRole('button', { name: office('second.confirm'), exact: true })).toHaveCount(0)
  await takePicture(first, 'pages/1440-ko-office-coin-credit.jpg')
  await expect(held).toContainText(say('credit.own'))

  const { office: second, context: secondContext } = await openOffice(browser, cashier, '/coin')
  await rowOf(second, 'deposit.title', '4,800.000000', person.memNick).click()
  await second.getByRole('button', { name: office('second.confirm'), exact: true }).click()
  const asked = second.getByRole('dialog').filter({ hasText: '회원 확인 완료' }).last()
  await takePicture(second, 'pages/1440-ko-office-coin-credit-confirm.jpg')
  await asked.getByRole('button', { name: office('second.confirm'), exact: true }).click()
  await expect(second.getByText(say('credit.done'))).toBeVisible()
  await second.goto('/coin?state=credited')
  await expect(rowOf(second, 'deposit.title', '4,800.000000', person.memNick)).toContainText(say('deposit.credited'))
  expect((await member.call('/api/cash/getUserCash', {})).data.balance).toBeGreaterThan(1_000_000)
  await secondContext.close()
  await context.close()
})
