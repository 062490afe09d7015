import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, betOn, cashOf, endMatch, ticketOf, twoTraders } from '../support/sport-desk.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
// Bets on no match of the simulator: what it wins comes from here alone.
const MEMBER = 'slowriver'

test.beforeEach(({ context }) => keepQuiet(context))

// What the two see has a story of its own: `sports-results-office`.
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

  const traders = await twoTraders(browser)
  const change = { kind: 'void', eventId: Number(match.eventId), market: null, since: null }
  const { changeId, seen } = await traders.ask(change)
  expect(await ticketOf(ticketId)).toMatchObject({ state: 'accepted' })
  await traders.confirm(changeId, seen)

  await expect.poll(async () => (await ticketOf(ticketId)).state).toBe('void')
  expect(await cashOf(MEMBER)).toBe(before)
  // The page that stood open follows by itself.
  await expect(page.getByText(say('outcome.void')).first()).toBeVisible()
  await expect(page.getByText(say('look.void')).first()).toBeVisible()
  await takePicture(page, 'sports-void/ticket.jpg')
  await traders.close()
})
