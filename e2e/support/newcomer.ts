import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { approveSignUp } from './desk.ts'
import { fillSignUp, newPerson, type Person, signUpForm } from './member.ts'
import { memberOnWire } from './member-wire.ts'
import { openOffice } from './staff.ts'
import { memberUrl } from './surroundings.ts'
import { says } from './texts.ts'

const auth = says('ko', 'auth')
const microOfOne = 1_000_000

/** Somebody who has just been admitted: of no other story, whatever a story leaves behind. */
export const newMember = async (browser: Browser): Promise<Person> => {
  const person = newPerson()
  const context = await browser.newContext({ baseURL: memberUrl(), locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await page.goto('/join')
  await fillSignUp(page, person)
  await signUpForm(page)
    .getByRole('button', { name: auth('signup.submit') })
    .click()
  await expect(page.getByText(auth('complete.title')).first()).toBeVisible()
  await context.close()
  const { office, context: desk } = await openOffice(browser)
  await approveSignUp(office, person.memId)
  await desk.close()
  return person
}

/** With the cash of so many USDT from the wallet of the demo. */
export const newMemberWithCoin = async (browser: Browser, usdt: number): Promise<Person> => {
  const person = await newMember(browser)
  const member = await memberOnWire(person.memId, person.memPass)
  await member.call('/api/coin/deposit', {})
  const sent = await member.call('/api/coin/demoSend', { amount: usdt * microOfOne, requestKey: randomUUID() })
  expect(sent.resultCode, sent.resultMessage).toBe('0')
  await expect
    .poll(async () => (await member.call('/api/cash/getUserCash', {})).data.balance, { timeout: 60_000 })
    .toBeGreaterThan(0)
  return person
}
