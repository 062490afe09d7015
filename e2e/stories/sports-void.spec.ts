import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, betOn, cashOf, endMatch, type Match, ticketOf, traderCalls } from '../support/sport-desk.ts'
import { admin, openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
const office = says('ko', 'office-sports-results')
const MEMBER = 'starsea'

test.beforeEach(({ context }) => keepQuiet(context))

/** What a void of all of it comes to. */
const askForVoid = async (desk: Page, { home }: Match): Promise<void> => {
  await desk
    .getByRole('table', { name: office('choose-event') })
    .getByRole('row', { name: new RegExp(home) })
    .click()
  const form = desk.getByRole('region', { name: office('new-change') })
  await form.getByRole('tab', { name: office('kind.void'), exact: true }).click()
  await form.getByRole('button', { name: office('preview'), exact: true }).click()
  await expect(form.getByRole('row', { name: office('group.ended') })).toContainText('10,000')
  await form.getByRole('button', { name: office('send'), exact: true }).click()
  const why = desk.getByRole('dialog')
  await why.getByRole('button', { name: office('why.feed') }).click()
  await why.getByRole('button', { name: office('send'), exact: true }).click()
  await expect(desk.getByText(office('own-change'))).toBeVisible()
}

test('a match that two of the staff void gives its stake back, and its member sees why nothing was won', async ({
  page,
  browser,
}) => {
  const member = await memberOnWire(MEMBER)
  const before = await cashOf(MEMBER)
  const match = await addMatch()
  const ticketId = await betOn(member, match)
  await endMatch(match)
  await logIn(page, demoMemberCalled(MEMBER))
  await open(page, `/member/sport/tickets/${ticketId}`)
  await expect(page.getByText(say('outcome.accepted')).first()).toBeVisible()

  const { office: desk, context } = await openOffice(browser, admin, '/sports/results')
  await askForVoid(desk, match)
  expect(await ticketOf(ticketId)).toMatchObject({ state: 'accepted' })
  const second = await traderCalls(browser, 'headtrader')
  const { rows } = await second.ask('results/changes')
  const { changeId, change } = rows[0]
  const { seen } = await second.send('results/preview', change)
  expect(await second.send(`results/changes/${changeId}/confirm`, { seen })).toMatchObject({ state: 'confirmed' })

  await expect.poll(async () => (await ticketOf(ticketId)).state).toBe('void')
  expect(await cashOf(MEMBER)).toBe(before)
  // The page that stood open follows by itself.
  await expect(page.getByText(say('outcome.void')).first()).toBeVisible()
  await expect(page.getByText(say('look.void')).first()).toBeVisible()
  await takePicture(page, 'sports-void/ticket.jpg')
  await second.close()
  await context.close()
})
