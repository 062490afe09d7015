import { expect, test } from 'vitest'
import { noticesOf } from '../../../../platform/notices/notices.ts'
import { acceptTicket } from './decide-referred.service.ts'
import { tradersDesk } from './desk.fixture.ts'
import { referralNoticeClock } from './referral-notice.service.ts'

const desk = await tradersDesk()
const { server, services, trader, referred } = desk
const tick = () => referralNoticeClock.tick(services, server.clock.now())
const notices = (siteId = 1) => server.system((ctx) => noticesOf(ctx.db, siteId))

test('a ticket that waits longer than two minutes is a notice of its site until it is decided', async () => {
  const of = await referred()
  await tick()
  expect(await notices()).toEqual([])
  server.clock.advance(2 * 60_000 + 1)
  await Promise.all([tick(), tick()])
  expect(await notices()).toMatchObject([{ kind: 'referrals-wait', detail: { waiting: 1 } }])
  expect(await notices(2)).toEqual([])
  await trader((ctx) => acceptTicket(ctx, of, services))
  await tick()
  expect(await notices()).toEqual([])
})

test('so is a queue of more than ten, and it says how many', async () => {
  for (let n = 0; n < 10; n++) await referred()
  await tick()
  expect(await notices()).toEqual([])
  await referred()
  await tick()
  expect(await notices()).toMatchObject([{ detail: { waiting: 11 } }])
  server.clock.advance(10 * 60_000)
  await desk.due()
  await tick()
  expect(await notices()).toEqual([])
})
