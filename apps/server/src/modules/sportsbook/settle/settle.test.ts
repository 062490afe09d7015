import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '@maru/sports'
import { afterAll, describe, expect, test } from 'vitest'
import { findDueTickets } from './due.repository.ts'
import { settlementDesk } from './settle.fixture.ts'
import { settleDue, settleStuck } from './settle.service.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

const shared = (sharedBy: number): OutcomeResult => ({ voidHalves: 0, result: 1, sharedBy })
const events = (count: number) => Promise.all(Array.from({ length: count }, () => desk.event()))

describe('a ticket pays', () => {
  test.each<[string, number[], number[], (OutcomeResult | null)[], number, string]>([
    ['its price where it won', [1_950], [1], [won], 1_950, 'settled'],
    ['nothing where it lost', [1_950], [1], [lost], 0, 'settled'],
    ['its stake where it is void', [1_950], [1], [voided], 1_000, 'void'],
    ['half of a win on a quarter line', [1_950], [1], [halfWon], 1_475, 'settled'],
    ['half of its stake on a quarter line', [1_950], [1], [halfLost], 500, 'settled'],
    ['its part of a dead heat', [4_000], [1], [shared(3)], 1_333, 'settled'],
    ['without its void legs', [2_000, 3_000, 1_500], [3], [won, voided, won], 3_000, 'settled'],
    ['nothing before its last legs are decided, where one is lost', [2_000, 3_000], [2], [lost, null], 0, 'settled'],
    ['in doubles of three, one void', [2_000, 3_000, 1_500], [2], [won, won, voided], 11_000, 'settled'],
    ['in doubles of three, all void', [2_000, 3_000, 1_500], [2], [voided, voided, voided], 3_000, 'void'],
    [
      'what a system still pays, where what is open cannot win',
      [2_000, 3_000, 1_500],
      [3],
      [lost, won, null],
      0,
      'settled',
    ],
    ['nothing yet, where a line may win', [2_000, 3_000, 1_500], [2], [lost, won, null], 0, 'accepted'],
  ])('%s', async (_, prices, sizes, results, payout, state) => {
    const ids = await events(prices.length)
    const memberId = await desk.member(100_000)
    const ticket = await desk.place({
      memberId,
      sizes,
      legs: prices.map((price, i) => ({ eventId: ids[i] ?? 0, price })),
    })
    const before = (await desk.held(memberId)).cash
    for (const [i, result] of results.entries())
      if (result) await desk.say(ids[i] ?? 0, { outcomes: { 1: result, 2: lost } })
    await desk.settleTwice()
    const after = await desk.ticket(ticket)
    expect([after.state, after.payout, (await desk.held(memberId)).cash - before]).toEqual([state, payout, payout])
    expect(after.legs).toEqual(after.shown)
    expect(await desk.settle()).toBe(0)
  })

  test('by the common price of its selections of one event, and by no more where one is void', async () => {
    const eventId = await desk.event(['1', '18', '29'])
    const other = await desk.event()
    const memberId = await desk.member()
    const legs = [
      { eventId, price: 2_000 },
      { eventId: other, price: 3_000 },
      { eventId, market: '18', price: 1_800 },
    ]
    const ticket = () => desk.place({ memberId, legs, sameEventPrices: { [eventId]: 2_500 } })
    const [one] = [await ticket()]
    // Two of these alone would pay 3.00.
    const three = [...legs.filter((leg) => leg.eventId === eventId), { eventId, market: '29', price: 1_500 }]
    const alone = await desk.place({ memberId, legs: three, sameEventPrices: { [eventId]: 2_500 } })
    await desk.say(eventId, { outcomes: { 1: won } }, '29')
    await desk.say(other, { outcomes: { 1: won } })
    await desk.say(eventId, { outcomes: { 1: won } })
    await desk.say(eventId, { outcomes: { 1: won } }, '18')
    await desk.settle()
    expect(await desk.ticket(one)).toMatchObject({ state: 'settled', payout: 7_500 })
    await desk.say(eventId, { kind: 'void' }, '18')
    await desk.settle()
    expect(await desk.ticket(one)).toMatchObject({ state: 'settled', payout: 6_000 })
    expect(await desk.ticket(alone)).toMatchObject({ state: 'settled', payout: 2_500 })
    await desk.say(eventId, { outcomes: { 1: lost } }, '18')
    await desk.settle()
    expect(await desk.ticket(one)).toMatchObject({ state: 'settled', payout: 0 })
    await desk.nothingIsWrong()
  })
})

describe('a result', () => {
  test('that is corrected moves the difference of the tickets concerned, and of no other', async () => {
    const [first = 0, second = 0] = await events(2)
    const memberId = await desk.member()
    const single = await desk.place({ memberId, legs: [{ eventId: first, price: 2_000 }] })
    const double = await desk.place({
      memberId,
      legs: [
        { eventId: first, price: 2_000 },
        { eventId: second, price: 3_000 },
      ],
    })
    const other = await desk.place({ memberId, legs: [{ eventId: second, price: 3_000 }] })
    await desk.say(first, { outcomes: { 1: won } })
    await desk.say(second, { outcomes: { 1: won } })
    await desk.settleTwice()
    expect((await desk.held(memberId)).cash).toBe(1_000_000 - 3_000 + 2_000 + 6_000 + 3_000)
    await desk.say(first, { outcomes: { 1: lost } })
    await desk.settleTwice()
    expect(await desk.ticket(single)).toMatchObject({ state: 'settled', payout: 0, legs: ['lost'] })
    expect(await desk.ticket(double)).toMatchObject({ state: 'settled', payout: 0, legs: ['lost', 'won'] })
    expect(await desk.ticket(other)).toMatchObject({ state: 'settled', payout: 3_000 })
    expect((await desk.held(memberId)).cash).toBe(1_000_000)
    await desk.nothingIsWrong()
  })

  test('that is taken back opens its tickets again, and what the member has spent is owed', async () => {
    const eventId = await desk.event()
    const memberId = await desk.member(1_000)
    const ticket = await desk.place({ memberId, legs: [{ eventId, price: 9_000 }] })
    await desk.say(eventId, { outcomes: { 1: won } })
    await desk.settle()
    await desk.spend(memberId, 8_000)
    await desk.say(eventId, { kind: 'open' })
    await desk.settleTwice()
    expect(await desk.ticket(ticket)).toMatchObject({
      state: 'accepted',
      payout: 0,
      hasEnded: false,
      status: 'placed',
      legs: ['open'],
      shown: ['open'],
    })
    expect(await desk.held(memberId)).toEqual({ cash: 0, debt: 8_000 })
    await desk.say(eventId, { outcomes: { 1: won } })
    await desk.settle()
    expect(await desk.held(memberId)).toEqual({ cash: 1_000, debt: 0 })
    await desk.nothingIsWrong()
  })

  test('is void for bets accepted within its window, and holds for the others', async () => {
    const eventId = await desk.event()
    const memberId = await desk.member()
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute))
    const [early, late, last] = await Promise.all(
      [10, 20, 30].map((minute) => desk.place({ memberId, legs: [{ eventId, price: 2_000 }], at: at(minute) })),
    )
    if (!early || !late || !last) throw new Error('three')
    const windows = [{ from: at(20).getTime(), until: at(30).getTime() }]
    await desk.say(eventId, { kind: 'void', windows })
    await desk.settle()
    const states = async () => (await Promise.all([early, late, last].map(desk.ticket))).map(({ state }) => state)
    expect(await states()).toEqual(['accepted', 'void', 'accepted'])
    await desk.say(eventId, { kind: 'settled', windows, outcomes: { 1: won } })
    await desk.settle()
    expect(await states()).toEqual(['settled', 'void', 'settled'])
    await desk.say(eventId, { kind: 'settled', outcomes: { 1: won } })
    await desk.settle()
    expect(await states()).toEqual(['settled', 'settled', 'settled'])
    await desk.nothingIsWrong()
  })

  test('that does not name the outcome leaves the ticket open', async () => {
    const eventId = await desk.event()
    const ticket = await desk.place({ memberId: await desk.member(), legs: [{ eventId, outcome: '7', price: 2_000 }] })
    await desk.say(eventId, { outcomes: { 1: won } })
    await desk.settle()
    expect(await desk.ticket(ticket)).toMatchObject({ state: 'accepted', legs: ['open'] })
  })
})

test('a ticket that cannot be settled makes a notice, holds up no other, and is tried again', async () => {
  const [eventId = 0] = await events(1)
  const memberId = await desk.member()
  const broken = await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
  const others = await Promise.all(
    Array.from({ length: 5 }, () => desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })),
  )
  const setLines = (lines: number) =>
    desk.server.ownerPool.query(
      `ALTER TABLE sportsbook.ticket DISABLE TRIGGER ALL; UPDATE sportsbook.ticket SET sizes = '{${lines}}' WHERE ticket_id = '${broken.ticketId}';
       ALTER TABLE sportsbook.ticket ENABLE TRIGGER ALL`,
    )
  await setLines(2)
  await desk.say(eventId, { outcomes: { 1: won } })
  await desk.settle()
  expect((await Promise.all(others.map(desk.ticket))).map(({ state }) => state)).toEqual(Array(5).fill('settled'))
  expect(await desk.ticket(broken)).toMatchObject({ state: 'accepted', legs: ['open'] })
  const notices = async () =>
    (await desk.server.pool.query(`SELECT detail->>'ticketId' AS id FROM platform.notice WHERE kind = 'ticket-waits'`))
      .rows
  expect(await notices()).toEqual([{ id: broken.ticketId }])
  await setLines(1)
  await desk.server.pool.query(`UPDATE sportsbook.stuck_ticket SET again_at = now()`)
  const lost = Object.assign(new Error('terminated'), { code: '57P01' })
  await settleStuck({ ...desk.settlers[1], pool: { ...desk.settlers[1].pool, inContext: () => Promise.reject(lost) } })
  const stuck = await desk.server.pool.query('SELECT again_at <= now() AS "isDue" FROM sportsbook.stuck_ticket')
  expect(stuck.rows).toEqual([{ isDue: true }])
  await settleStuck(desk.settlers[0])
  expect([await desk.ticket(broken), await notices()]).toMatchObject([{ state: 'settled', payout: 2_000 }, []])
  await desk.nothingIsWrong()
})

test('tickets of a member on a market come to be settled together, as far as they fit', async () => {
  const [eventId = 0] = await events(1)
  const members = [await desk.member(), await desk.member()]
  for (const memberId of members)
    for (let n = 0; n < 3; n++) await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
  const chunksOf = async (limit: number): Promise<number[][]> => {
    const markets = [{ eventId, marketKey: '1', version: 1 }]
    const chunks = []
    for (let from: Parameters<typeof findDueTickets>[2], isFirst = true; isFirst || from; isFirst = false) {
      const { tickets, last } = await desk.server.system((ctx) => findDueTickets(ctx, markets, from, limit))
      chunks.push(tickets.map(({ memberId }) => members.indexOf(memberId)))
      from = last
    }
    return chunks
  }
  expect(await chunksOf(4)).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
  expect(await chunksOf(2)).toEqual([[0, 0], [0], [1, 1], [1]])
})

test('a commit that fails leaves its tickets due, and undoes nothing of the one beside it', async () => {
  const [eventId = 0] = await events(1)
  const members = await Promise.all(Array.from({ length: 3 }, () => desk.member()))
  await desk.placeAll(
    Array.from({ length: 300 }, (_, n) => ({ memberId: members[n % 3] ?? 0, legs: [{ eventId, price: 2_000 }] })),
  )
  await desk.say(eventId, { outcomes: { 1: won } })
  const [settling] = desk.settlers
  const lost = Object.assign(new Error('terminated'), { code: '57P01' })
  let commits = 0
  const failing: typeof settling.pool = {
    ...settling.pool,
    inContext: (about, fn) => (commits++ === 0 ? Promise.reject(lost) : settling.pool.inContext(about, fn)),
  }
  await expect(settleDue({ ...settling, pool: failing })).rejects.toThrow('terminated')
  const settled = async () => {
    const { rows } = await desk.server.pool.query(
      `SELECT count(*)::int AS count FROM sportsbook.leg WHERE event_id = $1 AND state = 'won'`,
      [eventId],
    )
    return rows[0].count
  }
  expect(await settled()).toBe(100)
  expect(await desk.settle()).toBe(200)
  expect(await settled()).toBe(300)
  await desk.nothingIsWrong()
})
