import { sportCodes } from '@maru/contract'
import { lost, won } from '@maru/sports'
import { afterAll, expect, test } from 'vitest'
import { marketsNow } from '../../sportsdata/index.ts'
import { sportsFeed } from '../../sportsdata/sportsdata.fixture.ts'
import { settlementDesk } from './settle.fixture.ts'
import { isVoidBy, stoppedRule } from './stopped.rules.ts'
import { voidStopped } from './void-stopped.service.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

const HOUR_MS = 3_600_000
const at = (hours: number) => new Date(Date.UTC(2026, 10, 20) + hours * HOUR_MS)

test.each(sportCodes)('%s: a postponed event is void once its time is over, and not before', (sport) => {
  const hours = stoppedRule.playedHours[sport]
  for (const state of ['postponed', 'interrupted'] as const)
    expect(
      [hours - 0.01, hours].map((passed) =>
        isVoidBy({ sport, state, startsAt: at(1), since: at(5) }, at(0), at(passed)),
      ),
    ).toEqual([false, true])
  // One that was moved, too far or not, and is not postponed.
  expect(
    [hours - 0.01, hours].map((moved) =>
      isVoidBy({ sport, state: 'notStarted', startsAt: at(moved), since: at(0) }, at(0), at(hours + 1)),
    ),
  ).toEqual([false, true])
})

const cancelEvent = (eventId: number, minutes: number) =>
  desk.server.ownerPool.query(`UPDATE sportsdata.event SET state = 'cancelled', status_at = $2 WHERE event_id = $1`, [
    eventId,
    new Date(desk.server.clock.now().getTime() - minutes * 60_000),
  ])

test('what waits for an event that was called off is void, what was decided stands, and staff have the last word', async () => {
  const eventId = await desk.event(['1', '18', '29'])
  const other = await desk.event()
  const memberId = await desk.member(10_000)
  const place = (market: string) => desk.place({ memberId, legs: [{ eventId, market, price: 2_000 }] })
  const [decided, waits, double] = [
    await place('1'),
    await place('18'),
    await desk.place({
      memberId,
      legs: [
        { eventId, market: '29', price: 2_000 },
        { eventId: other, price: 3_000 },
      ],
    }),
  ]
  await desk.say(eventId, { outcomes: { 1: lost } })
  await desk.say(other, { outcomes: { 1: won } })
  await cancelEvent(eventId, 14)
  expect(await voidStopped(desk.server.contexts)).toBe(0)
  await cancelEvent(eventId, 15)
  await desk.settle()
  expect(await voidStopped(desk.server.contexts)).toBe(2)
  await desk.settle()
  const states = async () =>
    (await Promise.all([decided, waits, double].map(desk.ticket))).map(({ state, payout }) => [state, payout])
  expect(await states()).toEqual([
    ['settled', 0],
    ['void', 1_000],
    ['settled', 3_000],
  ])
  expect(await voidStopped(desk.server.contexts)).toBe(0)
  await desk.say(eventId, { outcomes: { 1: won } }, '18')
  await desk.settle()
  expect(await states()).toEqual([
    ['settled', 0],
    ['settled', 2_000],
    ['settled', 3_000],
  ])
  await desk.nothingIsWrong()
})

test('what staff take back of the rule waits for them, and is not void a minute later', async () => {
  const eventId = await desk.event()
  const ticket = await desk.place({ memberId: await desk.member(10_000), legs: [{ eventId, price: 2_000 }] })
  await cancelEvent(eventId, 15)
  expect(await voidStopped(desk.server.contexts)).toBe(1)
  await desk.settle()
  await desk.say(eventId, { kind: 'open' })
  await desk.settle()
  expect(await voidStopped(desk.server.contexts)).toBe(0)
  expect(await desk.ticket(ticket)).toMatchObject({ state: 'accepted', payout: 0 })
  await desk.say(eventId, { outcomes: { 1: won } })
  await desk.settle()
  expect(await desk.ticket(ticket)).toMatchObject({ state: 'settled', payout: 2_000 })
  await desk.nothingIsWrong()
})

test('of a market of which some bets are void already the others are too, once it is not played', async () => {
  const eventId = await desk.event()
  const memberId = await desk.member(10_000)
  const ticket = await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
  const begin = desk.server.clock.now().getTime()
  await desk.say(eventId, { kind: 'void', windows: [{ from: begin - 2 * HOUR_MS, until: begin - HOUR_MS }] })
  await desk.settle()
  expect(await desk.ticket(ticket)).toMatchObject({ state: 'accepted' })
  await cancelEvent(eventId, 15)
  expect(await voidStopped(desk.server.contexts)).toBe(1)
  await desk.settle()
  expect(await desk.ticket(ticket)).toMatchObject({ state: 'void', payout: 1_000 })
  await desk.nothingIsWrong()
})

test('of an event that its feed moves too far bets for the old start are void, those for the new one stand, and it takes more', async () => {
  const { server } = desk
  const feed = sportsFeed(server)
  const begin = server.clock.now().getTime()
  const eventId = await feed.match('moved')
  let said = 0
  const moveTo = (hours: number) =>
    feed.say({
      ...feed.head(++said * 1_000),
      kind: 'fixtureChange',
      event: 'moved',
      change: 'start',
      startsAt: begin + hours * HOUR_MS,
    })
  const memberId = await desk.member(10_000)
  const placeFor = async (hours: number) => {
    server.clock.advance(60_000)
    const startsAt = new Date(begin + hours * HOUR_MS)
    return desk.place({ memberId, legs: [{ eventId, market: '1', price: 2_000, startsAt }] })
  }
  const first = await placeFor(1)
  await moveTo(100)
  const second = await placeFor(100)
  await moveTo(2)
  const third = await placeFor(2)
  await moveTo(101)
  const last = await placeFor(101)
  expect(await voidStopped(server.contexts)).toBe(0)
  server.clock.set(new Date(begin + 50 * HOUR_MS).toISOString())
  expect(await voidStopped(server.contexts)).toBe(1)
  await desk.settle()
  const states = async () =>
    (await Promise.all([first, second, third, last].map(desk.ticket))).map(({ state }) => state)
  expect(await states()).toEqual(['void', 'accepted', 'void', 'accepted'])
  expect(await voidStopped(server.contexts)).toBe(0)
  await feed.say(feed.producer('recovering', 50 * HOUR_MS), feed.producer('up', 50 * HOUR_MS))
  const key = { eventId, marketKey: '1' }
  const [market] = [...(await server.system((ctx) => marketsNow(ctx, [key]))).values()]
  expect(market).toMatchObject({ state: 'active', isOpen: true })
  await desk.say(eventId, { windows: [], outcomes: { 1: won } })
  await desk.settle()
  expect((await desk.ticket(second)).payout).toBe(2_000)
  await desk.nothingIsWrong()
})

test('an event that goes on while the rule waits for it keeps its bets', async () => {
  const eventId = await desk.event()
  const memberId = await desk.member(10_000)
  await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
  await cancelEvent(eventId, 15)
  const feed = await desk.server.ownerPool.connect()
  try {
    await feed.query('BEGIN')
    await feed.query(`UPDATE sportsdata.event SET state = 'live' WHERE event_id = $1`, [eventId])
    const voided = voidStopped(desk.server.contexts)
    const waiting = async () =>
      (
        await feed.query(
          'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid',
        )
      ).rows[0].waiting
    await expect.poll(waiting).toBe(1)
    await feed.query('COMMIT')
    expect(await voided).toBe(0)
  } finally {
    feed.release()
  }
})
