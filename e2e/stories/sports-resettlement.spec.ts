import { expect, test } from '@playwright/test'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { addMatch, betOn, cashOf, endMatch, scoreOf, ticketOf, twoTraders } from '../support/sport-desk.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'sports-slip')
// Bets on no match of the simulator: what it wins comes from here alone.
const MEMBER = 'slowriver'

test.beforeEach(({ context }) => keepQuiet(context))

test('a win that is corrected to a loss and back is shown as corrected, and each time the money follows', async ({
  page,
  browser,
}) => {
  const member = await memberOnWire(MEMBER)
  const match = await addMatch()
  const ticketId = await betOn(member, match)
  await endMatch(match)
  const before = await cashOf(MEMBER)
  const traders = await twoTraders(browser)
  await traders.typeScore(match, [2, 1])
  await logIn(page, demoMemberCalled(MEMBER))
  await open(page, `/member/sport/tickets/${ticketId}`)
  await expect(page.getByText(say('outcome.won')).first()).toBeVisible()
  // The leg is said to be won as soon as the score is known, the ticket is paid a moment later.
  await expect.poll(async () => (await ticketOf(ticketId)).state).toBe('settled')
  const { payout } = await ticketOf(ticketId)
  expect(await cashOf(MEMBER)).toBe(before + payout)

  const correct = (score: [number, number]) =>
    traders.change({ kind: 'result', eventId: Number(match.eventId), score: scoreOf(score), picks: [] })
  await correct([0, 1])
  await expect(page.getByText(say('outcome.lost')).first()).toBeVisible()
  await expect(page.getByText(say('leg.corrected', { before: say('look.won') }))).toBeVisible()
  await takePicture(page, 'sports-resettlement/lost.jpg')
  await expect.poll(() => cashOf(MEMBER)).toBe(before)

  await correct([3, 1])
  // What was said before it is called so, too.
  await expect(page.getByText(say('outcome.won'), { exact: true }).first()).toBeVisible()
  await expect.poll(() => cashOf(MEMBER)).toBe(before + payout)
  await traders.close()
})
