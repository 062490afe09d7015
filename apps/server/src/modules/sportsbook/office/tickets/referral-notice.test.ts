import { expect, test } from 'vitest'
import { noticesOf } from '../../../../platform/notices/notices.ts'
import { rulesNow, saveRules } from '../../rules/rules.service.ts'
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

test('how long and how many is what the rules of the site say', async () => {
  await referred()
  await server.staff(async (ctx) => {
    const { version, ...rules } = await rulesNow(ctx)
    await saveRules(ctx, { ...rules, notice: { minutes: 1, tickets: 1 } }, version)
  })
  await tick()
  expect(await notices()).toEqual([])
  await referred()
  await tick()
  expect(await notices()).toMatchObject([{ detail: { waiting: 2 } }])
  server.clock.advance(10 * 60_000)
  await desk.due()
  await tick()
  await referred()
  server.clock.advance(60_001)
  await tick()
  expect(await notices()).toMatchObject([{ detail: { waiting: 1 } }])
})
