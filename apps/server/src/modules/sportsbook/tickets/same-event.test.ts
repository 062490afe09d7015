import type { FeedMessage } from '@maru/sports-feeds'
import { afterAll, expect, test, vi } from 'vitest'
import { storeMessages } from '../../sportsdata/intake/store-messages.service.ts'
import { showEvents } from '../../sportsdata/shown/list-events.service.ts'
import { createSimulatedFeed } from '../../sportsdata/simulated/simulated-feed.ts'
import { changeOffer } from '../rules/offer.service.ts'
import { setMemberFactor } from '../rules/rules.service.ts'
import { sportsDesk } from '../sportsbook.fixture.ts'
import { offerReferred } from './refer.service.ts'

const desk = await sportsDesk()
const { server } = desk
const pool = server.contexts.openDedicatedPool('sports test', 3)
afterAll(() => pool.close())

/** An event of the simulator, with a winner market and a total. */
const simulatedEvent = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const feed = createSimulatedFeed(server.contexts, pool, 1)
  const said: FeedMessage[] = []
  await feed.start({ message: (message) => void said.push(message), problem: () => {} })
  for (let tick = 0; tick < 12; tick++) {
    vi.advanceTimersByTime(2_000)
    await feed.recover(null)
    const messages = said.splice(0)
    await server.system((ctx) => storeMessages(ctx, { name: 'simulated', settlesByScore: true }, messages), 0)
  }
  await feed.stop()
  vi.useRealTimers()
  // However slowly the test goes on, the feed counts as alive.
  await desk.owner.query(`UPDATE sportsdata.producer SET alive_at = now() + interval '1 day'`)
  const { list } = await server.guest((ctx) => showEvents(ctx, { view: 'all', page: 1 }))
  const row = list.find(
    ({ isSimulated, state, winner, total }) => isSimulated && state === 'upcoming' && winner && total,
  )
  if (!row?.winner || !row.total) throw new Error('no simulated event')
  return { eventId: Number(row.id), winner: row.winner, total: row.total }
}

test('selections of one simulated event pay their common price, which is less than their product where they help each other', async () => {
  const { eventId, winner, total } = await simulatedEvent()
  const memberId = await desk.member()
  const legs = await Promise.all(
    [winner, total].map(({ key, outcomes }) => desk.pick(eventId, { market: key, outcome: outcomes[0]?.id ?? '' })),
  )
  const quote = await desk.quote(legs, [2], memberId)
  expect(quote.sameEventPrice).toBeGreaterThan(Math.max(...legs.map(({ price }) => price)))
  const body = await desk.ticketOn([], { selections: legs, sizes: [2] })
  const placed = await desk.place(memberId, body)
  expect(placed).toMatchObject({
    code: '0',
    ticket: { state: 'accepted', lines: 1, possibleWin: Math.floor(10 * (quote.sameEventPrice ?? 0)) },
  })
  const { rows } = await desk.owner.query(
    'SELECT t.same_event_prices, w.price::int FROM sportsbook.ticket t JOIN wagers.wager w USING (wager_id) WHERE t.member_id = $1',
    [memberId],
  )
  expect(rows).toEqual([{ same_event_prices: { [eventId]: quote.sameEventPrice }, price: quote.sameEventPrice }])
  await server.staff((ctx) => setMemberFactor(ctx, memberId, { factorBp: 1_000, delaySeconds: 0 }))
  const { referAbove } = await desk.quote(legs, [2], memberId)
  const large = await desk.ticketOn([], { selections: legs, sizes: [2], stake: Number(referAbove) + 2_000 })
  server.clock.advance(4_000)
  expect(await desk.place(memberId, large)).toMatchObject({ code: '0', ticket: { state: 'referred' } })
  const offering = { memberId, ticketId: large.ticketId, stake: 2_000, seconds: 60 }
  const prices = legs.map(({ price }) => price)
  const apart = server.staff((ctx) => offerReferred(ctx, { ...offering, prices: prices.map((price) => price + 10) }))
  await expect(apart).rejects.toMatchObject({ code: 'B6025' })
  await server.staff((ctx) => offerReferred(ctx, { ...offering, prices }))
  await server.staff((ctx) => setMemberFactor(ctx, memberId, { factorBp: 10_000, delaySeconds: 0 }))
  const other = await desk.addEvent()
  const mixed = await desk.ticketOn([], { selections: [...legs, await desk.pick(other)], sizes: [3] })
  expect((await desk.place(memberId, mixed)).code).toBe('0')
  expect((await desk.place(memberId, { ...mixed, sizes: [2] })).code).toBe('B6025')
  // A trader lowers one of them: together they pay less, too.
  const priceNow = async () => (await desk.quote(legs, [2], memberId)).sameEventPrice ?? 0
  const before = await priceNow()
  const lower = winner.outcomes.map(({ id, price }) => [id, Math.max(1_010, Math.floor((price ?? 0) * 0.08) * 10)])
  await server.staff((ctx) =>
    changeOffer(ctx, {
      ...{ eventId, marketKey: winner.key, isSuspended: false, marginBp: null },
      prices: Object.fromEntries(lower),
    }),
  )
  const after = await priceNow()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before * 0.9)
  await desk.nothingIsWrong()
}, 60_000)
