import { describe, expect, test } from 'vitest'
import { sportsDesk, ticketId } from '../sportsbook.fixture.ts'

const desk = await sportsDesk()
const { server, owner } = desk
const [one, two, three] = [await desk.addEvent(), await desk.addEvent(), await desk.addEvent()]

test('a single is a wager of its stake with its leg, and takes up what it may cost', async () => {
  const memberId = await desk.member()
  const body = await desk.ticketOn([one])
  const { code, ticket, cash } = await desk.place(memberId, body)
  expect(code).toBe('0')
  expect(cash).toBe(990_000)
  const price = body.selections[0]?.price ?? 0
  expect(ticket).toMatchObject({
    state: 'accepted',
    stake: 10_000,
    lines: 1,
    possibleWin: price * 10,
    rulesVersion: 'sportsbook-1.0 stopped-1',
  })
  expect(ticket?.legs[0]).toMatchObject({ home: 'Home 1 한', price, priceNow: price, state: 'open' })
  const { rows } = await owner.query(
    `SELECT w.product, w.game_code, w.round, w.price::int, w.rules_version, l.event, l.words->>'en' AS words, t.number::text FROM sportsbook.ticket t
     JOIN wagers.wager w USING (wager_id) JOIN wagers.leg l USING (wager_id) WHERE t.member_id = $1`,
    [memberId],
  )
  expect(rows).toEqual([
    expect.objectContaining({
      product: 'sports',
      game_code: 'special',
      round: rows[0].number,
      price,
      rules_version: 'sportsbook-1.0 stopped-1',
      event: String(one),
    }),
  ])
  expect(rows[0].words).toContain('Home 1 – Away 1')
  const { stored, counted } = await desk.exposures()
  expect(stored).toEqual(counted)
  expect(stored).toContainEqual(
    expect.objectContaining({ kind: 'outcome', key: `${one} 1 1`, loss: price * 10 - 10_000 }),
  )
})

test('the margin of a site is that of its rules: 6 per cent on winners, and prices never promise more than fair', async () => {
  const prices = await Promise.all(['1', '2', '3'].map((outcome) => desk.priceOf(one, outcome)))
  const book = prices.reduce((sum, price) => sum + 1_000 / price, 0)
  expect(book).toBeGreaterThanOrEqual(1.06)
  expect(book).toBeLessThan(1.063)
})

test('the same ticket again answers what became of it, and another one of its id is refused', async () => {
  const memberId = await desk.member()
  const body = await desk.ticketOn([one])
  const first = await desk.place(memberId, body)
  await desk.setMarket(one, '1', { '1': 0.4, '2': 0.4, '3': 0.2 })
  const again = await desk.place(memberId, body)
  expect(again).toMatchObject({ code: '0', cash: 990_000, ticket: { betIdx: first.ticket?.betIdx } })
  expect(await desk.place(memberId, { ...body, stake: 20_000 })).toMatchObject({ code: 'K409' })
  await desk.setMarket(one, '1', { '1': 0.5, '2': 0.3, '3': 0.2 })
})

test('a second ticket on the same selections within three seconds is one press too many', async () => {
  const memberId = await desk.member()
  const body = await desk.ticketOn([one, two])
  expect((await desk.place(memberId, body)).code).toBe('0')
  const second = { ...body, ticketId: ticketId(), selections: body.selections.toReversed() }
  expect((await desk.place(memberId, second)).code).toBe('B6005')
  server.clock.advance(3_001)
  expect((await desk.place(memberId, second)).code).toBe('0')
})

describe('a price that moved', () => {
  const moved = { worse: { '1': 0.6, '2': 0.2, '3': 0.2 }, better: { '1': 0.4, '2': 0.4, '3': 0.2 } }
  test.each([
    ['none', 'worse', 'B6020'],
    ['none', 'better', 'B6020'],
    ['better', 'worse', 'B6020'],
    ['better', 'better', '0'],
    ['any', 'worse', '0'],
    ['any', 'better', '0'],
  ] as const)('with the policy %s and a %s price is answered %s', async (pricePolicy, way, code) => {
    const memberId = await desk.member()
    const eventId = await desk.addEvent()
    const body = await desk.ticketOn([eventId], { pricePolicy })
    await desk.setMarket(eventId, '1', moved[way])
    const now = await desk.priceOf(eventId)
    const placed = await desk.place(memberId, body)
    expect(placed.code).toBe(code)
    if (code === '0') expect(placed.ticket?.legs[0]?.price).toBe(now)
    else expect(placed.selections).toEqual([{ price: now, isActive: true }])
  })
})

describe('nothing is taken', () => {
  test.each([
    ['on a suspended market', async (id: number) => desk.setMarket(id, '1', { '1': 0.5, '2': 0.5 }, 'suspended')],
    ['on a closed market', async (id: number) => desk.setMarket(id, '1', { '1': 0.5, '2': 0.5 }, 'closed')],
    [
      'on an outcome that is not offered',
      async (id: number) => desk.setMarket(id, '1', { '1': 0.5, '2': 0.5 }, 'active', ['1']),
    ],
    ['on an outcome that is certain', async (id: number) => desk.setMarket(id, '1', { '1': 1, '2': 0 })],
    ['on an event that ended', async (id: number) => desk.setEvent(id, 'ended')],
    ['on an event that is interrupted', async (id: number) => desk.setEvent(id, 'interrupted')],
  ])('%s', async (_, change) => {
    const memberId = await desk.member()
    const eventId = await desk.addEvent()
    const body = await desk.ticketOn([eventId])
    await change(eventId)
    expect((await desk.place(memberId, body)).code).toBe('B6021')
    expect(await desk.cash(memberId)).toBe(1_000_000)
  })
})

describe('refused without a trace', () => {
  const legs = (count: number) => Array.from({ length: count }, () => one)
  test.each([
    ['sizes that it cannot have', async () => desk.ticketOn([one, two], { sizes: [3] }), 'B6025'],
    ['a size twice', async () => desk.ticketOn([one, two], { sizes: [1, 1] }), 'B6025'],
    [
      'legs that contradict each other',
      async () =>
        desk.ticketOn([], { selections: [await desk.pick(one), await desk.pick(one, { outcome: '2' })], sizes: [2] }),
      'B6025',
    ],
    ['one outcome twice', async () => desk.ticketOn([one, one], { sizes: [1] }), 'B6025'],
    [
      'an event twice without a common price',
      async () =>
        desk.ticketOn([], {
          selections: [await desk.pick(one), await desk.pick(one, { market: '18/total=2.5', outcome: '12' })],
          sizes: [2],
        }),
      'B6025',
    ],
    [
      'an event twice in a system',
      async () =>
        desk.ticketOn([], {
          selections: [
            await desk.pick(one),
            await desk.pick(one, { market: '18/total=2.5', outcome: '12' }),
            await desk.pick(two),
          ],
          sizes: [2],
        }),
      'B6025',
    ],
    ['100 selections', async () => desk.ticketOn(legs(100), { sizes: [1] }), 'B6025'],
    [
      'a stake that its lines do not divide',
      async () => desk.ticketOn([one, two, three], { sizes: [2], stake: 10_000 }),
      'B6030',
    ],
    [
      'a market that is none',
      async () =>
        desk.ticketOn([], { selections: [await desk.pick(one, { market: '99999', price: 1_900 })], sizes: [1] }),
      'B6021',
    ],
    [
      'an event that is none',
      async () => desk.ticketOn([], { selections: [{ ...(await desk.pick(one)), eventId: '999999999' }], sizes: [1] }),
      'B6021',
    ],
    ['a stake below the least', async () => desk.ticketOn([one], { stake: 999 }), 'B6001'],
    ['a stake above the most', async () => desk.ticketOn([one], { stake: 1_000_001 }), 'B6002'],
    ['more than the member has', async () => desk.ticketOn([one], { stake: 400_001 }), 'B6000'],
  ])('%s', async (_, make, code) => {
    const memberId = await desk.member(400_000)
    const placed = await desk.place(memberId, await make())
    expect(placed.code).toBe(code)
    expect(await desk.cash(memberId)).toBe(400_000)
    const { rows } = await owner.query('SELECT FROM sportsbook.ticket WHERE member_id = $1', [memberId])
    expect(rows).toEqual([])
    if (code === 'B6002') expect(placed.mostStake).toBe(1_000_000)
  })
})

test('folds of e-sports are those of the rules, and their tickets are of another product', async () => {
  const events = await Promise.all(Array.from({ length: 11 }, () => desk.addEvent({ sport: 'esport' })))
  const memberId = await desk.member()
  const body = await desk.ticketOn(events, { pricePolicy: 'any' })
  expect((await desk.place(memberId, body)).code).toBe('B6023')
  const two = await desk.place(memberId, await desk.ticketOn(events.slice(0, 2)))
  expect(two.code).toBe('0')
  const { rows } = await owner.query('SELECT product, game_code FROM wagers.wager WHERE member_id = $1', [memberId])
  expect(rows).toEqual([{ product: 'e-sports', game_code: 'gamestart' }])
})

test('what a ticket can still win follows its legs as they are decided', async () => {
  const memberId = await desk.member()
  const events = [await desk.addEvent(), await desk.addEvent()]
  const { ticket } = await desk.place(memberId, await desk.ticketOn(events))
  const [first, second] = ticket?.legs ?? []
  expect(ticket?.possibleWin).toBe(Math.floor(((first?.price ?? 0) * (second?.price ?? 0)) / 100))
  await owner.query(`UPDATE sportsbook.leg SET state = 'void' WHERE member_id = $1 AND ord = 1`, [memberId])
  const now = await desk.ticket(memberId, ticket?.ticketId ?? '')
  expect(now.possibleWin).toBe((second?.price ?? 0) * 10)
  await owner.query(`UPDATE sportsbook.leg SET state = 'open' WHERE member_id = $1`, [memberId])
})

test('money, wagers, exposure and tickets agree after all of it', async () => {
  const { stored, counted } = await desk.exposures()
  expect(stored).toEqual(counted)
  await desk.nothingIsWrong()
})
