import { expect, type Page, test } from '@playwright/test'
import { memberOnWire } from '../support/member-wire.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, betOn, cashOf, endMatch, type Match, ticketOf } from '../support/sport-desk.ts'
import { addStaff, admin, openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office-sports-results')
const office = says('ko', 'office')

test.beforeEach(({ context }) => keepQuiet(context))
test.setTimeout(120_000)

const typeScore = async (page: Page, { home, away }: Match, score: [string, string], button: string): Promise<void> => {
  const form = page.getByRole('region', { name: say('enter') })
  await expect(form).toContainText(home)
  await form.getByRole('textbox', { name: home }).first().fill(score[0])
  await form.getByRole('textbox', { name: away }).first().fill(score[1])
  await form.getByRole('button', { name: button, exact: true }).click()
}

test('two of the staff type a result and a ticket is paid; a correction that a second one saw pays as its preview said', async ({
  browser,
}) => {
  const match = await addMatch()
  const { home, away } = match
  const member = await memberOnWire('nightcat77')
  const ticketId = await betOn(member, match)
  await endMatch(match)
  const ticket = () => ticketOf(ticketId)
  const cash = () => cashOf('nightcat77')

  const first = await openOffice(browser, admin, '/sports/results')
  const second = await addStaff(browser, first.office, 'superadmin')
  const other = await openOffice(browser, second, '/sports/results')

  await typeScore(first.office, match, ['2', '1'], say('enter-first'))
  await expect(first.office.getByText(say('own-entry'))).toBeVisible()
  expect((await ticket()).state).toBe('accepted')
  await takePicture(first.office, 'sports-results/first.jpg')
  await typeScore(other.office, match, ['2', '1'], say('enter-second'))
  await expect(other.office.getByText(say('entered.settled'))).toBeVisible()
  await expect.poll(async () => (await ticket()).state).toBe('settled')
  const won = (await ticket()).payout
  expect(won).toBeGreaterThan(10_000)
  const before = await cash()

  const desk = first.office
  await desk
    .getByRole('table', { name: say('choose-event') })
    .getByRole('row', { name: new RegExp(home) })
    .click()
  const form = desk.getByRole('region', { name: say('new-change') })
  // What a void would come to; that it is done is in `sports-void`.
  await form.getByRole('tab', { name: say('kind.void'), exact: true }).click()
  await form.getByRole('button', { name: say('preview'), exact: true }).click()
  await expect(form.getByRole('row', { name: say('group.changed') })).toContainText(
    `+${(won - 10_000).toLocaleString('ko')}`,
  )
  await form.getByRole('tab', { name: say('kind.result'), exact: true }).click()
  await form.getByRole('textbox', { name: home }).first().fill('0')
  await form.getByRole('textbox', { name: away }).first().fill('1')
  await form.getByRole('button', { name: say('preview'), exact: true }).click()
  await expect(form.getByRole('row', { name: say('group.won-lost') })).toContainText(`+${won.toLocaleString('ko')}`)
  await form.getByRole('button', { name: say('send'), exact: true }).click()
  const why = desk.getByRole('dialog')
  await why.getByRole('button', { name: say('why.record') }).click()
  await why.getByRole('button', { name: say('send'), exact: true }).click()
  await expect(desk.getByText(say('own-change'))).toBeVisible()

  await other.office.getByRole('button', { name: say('look-again') }).click()
  await takePicture(other.office, 'sports-results/preview.jpg')
  await other.office
    .getByRole('dialog')
    .getByRole('button', { name: say('confirm'), exact: true })
    .click()
  // Other stories leave changes of theirs.
  const own = other.office
    .getByRole('list', { name: say('changes') })
    .getByRole('listitem')
    .filter({ hasText: home })
  await expect(own.getByText(say('state.done'))).toBeVisible()
  expect(await ticket()).toMatchObject({ state: 'settled', payout: 0 })
  expect(before - (await cash())).toBe(won)
  await other.office.goto('/audit')
  await expect(other.office.getByText(office('action.sport-change-confirmed')).first()).toBeVisible()
  await Promise.all([first.context.close(), other.context.close()])
})
