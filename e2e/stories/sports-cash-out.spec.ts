import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, betOn, cashOf, ticketCard, ticketOf } from '../support/sport-desk.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
// Bets on no match of the simulator: what it wins comes from here alone.
const MEMBER = 'slowriver'

test.beforeEach(({ context }) => keepQuiet(context))

test('a part of a ticket is cashed out and the rest goes on, then all of it is, each at the sum that was shown', async ({
  page,
}) => {
  const member = await memberOnWire(MEMBER)
  const match = await addMatch()
  const ticketId = await betOn(member, match)
  const before = await cashOf(MEMBER)
  await logIn(page, demoMemberCalled(MEMBER))
  await open(page, '/member/sport/tickets')
  const card = ticketCard(page, match)
  const cashOut = card.getByRole('region', { name: say('cashOut.title') })
  const sumIn = (text: string): number => Number(text.replace(/\D/g, ''))

  await test.step('a part: what is left stays open', async () => {
    await cashOut.getByRole('slider').fill('3')
    await expect(cashOut).toContainText('40%')
    const press = cashOut.getByRole('button')
    await press.click()
    await takePicture(page, 'sports-cash-out/asked.jpg')
    const confirm = cashOut.getByRole('button', { name: new RegExp(say('cashOut.confirm', { sum: '.*' })) })
    const shown = sumIn((await confirm.textContent()) ?? '')
    await confirm.click()
    await expect(page.getByText(new RegExp(say('cashOut.done', { sum: '.*' })))).toBeVisible()
    const ticket = await ticketOf(ticketId)
    expect(ticket).toMatchObject({ state: 'accepted', cashedStake: 4_000, cashedPaid: shown })
    expect(await cashOf(MEMBER)).toBe(before + shown)
  })

  await test.step('the whole rest: the ticket has ended', async () => {
    const whole = cashOut.getByRole('button', { name: new RegExp(say('cashOut.takeAll', { sum: '.*' })) })
    await expect(whole).toBeVisible()
    await whole.press('Enter')
    const confirm = cashOut.getByRole('button', { name: new RegExp(say('cashOut.confirm', { sum: '.*' })) })
    // By keyboard: the focus is on the question, goes back with it, and nothing is taken by a key that is held.
    await expect(cashOut.getByRole('group')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(whole).toBeFocused()
    await whole.press('Enter')
    const shown = sumIn((await confirm.textContent()) ?? '')
    await confirm.click()
    await expect(cashOut).toHaveCount(0)
    // Its card has left the list of open tickets.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const ticket = await ticketOf(ticketId)
    expect(ticket).toMatchObject({ state: 'cashed', cashedStake: 10_000, payout: 0 })
    expect(await cashOf(MEMBER)).toBe(before + ticket.cashedPaid)
    expect(ticket.cashedPaid).toBeGreaterThan(shown)
  })

  await page.goto(`/member/sport/tickets/${ticketId}`)
  await expect(page.getByText(say('outcome.cashed')).first()).toBeVisible()
  await expect(page.getByText(say('sum.cashed')).first()).toBeVisible()
})
