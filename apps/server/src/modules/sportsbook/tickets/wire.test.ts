import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runningServer } from '../../../testing/running-server.ts'
import { memberClient } from '../../../testing/wire-client.ts'
import { offeredEvents } from '../offered-events.fixture.ts'

const server = await runningServer()
const events = await offeredEvents(server.ownerPool)
const tomorrow = new Date(server.now().getTime() + 24 * 3_600_000).toISOString()
const eventId = await events.addEvent({ startsAt: tomorrow })

const inEnglish = { headers: { 'x-lang': 'en' } }

const ticketOn = (event: number, changes: Record<string, unknown> = {}) => ({
  ticketId: randomUUID(),
  selections: [{ eventId: String(event), market: '1', outcome: '1', price: 1_010, isBanker: false }],
  sizes: [1],
  stake: 2_000,
  pricePolicy: 'better',
  ...changes,
})

test('a slip is quoted, placed and listed over the wire, and a refusal says why and what would be accepted', async () => {
  const member = await server.member({ cash: 100_000 })
  const { selections, sizes } = ticketOn(eventId)
  const quote = await member.call('/api/sports/quote', { selections, sizes })
  expect(quote).toMatchObject({ resultCode: '0', data: { lines: 1, leastStake: 1_000, delaySeconds: 0 } })
  const placed = await member.call('/api/sports/place', ticketOn(eventId))
  expect(placed).toMatchObject({ status: 200, resultCode: '0', data: { cash: 98_000, ticket: { state: 'accepted' } } })
  expect(placed.data.ticket.legs[0].price).toBe(quote.data.selections[0].price)
  const listed = await member.call('/api/sports/tickets', { view: 'open' })
  expect(listed.data.list).toHaveLength(1)
  const history = await member.call('/api/bet/betDetail', { betIdx: placed.data.ticket.betIdx }, inEnglish)
  expect(history).toMatchObject({ resultCode: '0', data: { bet: { gameName: 'Single bet', vendorName: 'Sports' } } })
  const refused = await member.call('/api/sports/place', ticketOn(eventId, { stake: 5_000_000 }), inEnglish)
  expect(refused).toMatchObject({ resultCode: 'B6002', data: { ticket: null, mostStake: 998_000, cash: 98_000 } })
})

test('of an outcome anybody reads its price, and not how likely the book takes it to be', async () => {
  const member = await server.member({ cash: 0 })
  const { data: shown } = await member.call('/api/sports/event', { eventId: String(eventId) })
  const seen = shown.markets.flatMap(({ outcomes }: { outcomes: object[] }) => outcomes)
  expect(seen.length).toBeGreaterThan(1)
  for (const outcome of seen) expect(Object.keys(outcome).sort()).toEqual(['id', 'isActive', 'name', 'price'])
})

test.each([
  ['a stake of 0', { stake: 0 }],
  ['half a won', { stake: 1.5 }],
  ['no size', { sizes: [] }],
  ['a size of 0', { sizes: [0] }],
  ['no selection', { selections: [] }],
  ['100 selections', { selections: Array.from({ length: 100 }, () => ticketOn(eventId).selections[0]) }],
  ['a price of 10^9', { selections: [{ ...ticketOn(eventId).selections[0], price: 1_000_000_000 }] }],
  ['an event below 0', { selections: [{ ...ticketOn(eventId).selections[0], eventId: '-1' }] }],
  ['an id that is none', { ticketId: 'x' }],
  ['a policy that is none', { pricePolicy: 'always' }],
])('a ticket with %s is a bad body, and nothing is taken', async (_, changes) => {
  const member = await server.member({ cash: 10_000 })
  const answer = await member.call('/api/sports/place', ticketOn(eventId, changes))
  expect(answer).toMatchObject({ status: 400, resultCode: 'E400' })
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(10_000)
})

test('the same ticket sent to two processes at once is one wager', async () => {
  const member = await server.member({ cash: 10_000 })
  const { url } = await server.another()
  const elsewhere = Object.assign(memberClient(url, server.sites[1]), { token: member.token })
  const ticket = ticketOn(eventId)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? elsewhere : member).call('/api/sports/place', ticket)),
  )
  for (const { resultCode, data } of answers) {
    expect(resultCode).toBe('0')
    expect(data.ticket.betIdx).toEqual(answers[0]?.data.ticket.betIdx)
  }
  const { rows } = await server.pool.query('SELECT count(*)::int AS wagers FROM wagers.wager WHERE member_id = $1', [
    member.memberId,
  ])
  expect(rows).toEqual([{ wagers: 1 }])
})

test('a ticket on a live event is accepted by the clock when its delay has ended', async () => {
  const member = await server.member({ cash: 10_000 })
  const ticket = ticketOn(await events.addEvent({ state: 'live', startsAt: tomorrow }))
  expect(await member.call('/api/sports/place', ticket)).toMatchObject({
    resultCode: '0',
    data: { cash: 10_000, ticket: { state: 'waiting' } },
  })
  await server.moveClock(5_000)
  const stateOf = async () => (await member.call('/api/sports/ticket', { ticketId: ticket.ticketId })).data.ticket.state
  await expect.poll(stateOf, { timeout: 15_000 }).toBe('accepted')
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(8_000)
})

test('a favourite is kept, and one that is no event is refused', async () => {
  const member = await server.member()
  const kept = await member.call('/api/sports/favourite', { eventId: String(eventId), isOn: true })
  expect(kept).toMatchObject({ resultCode: '0', data: { eventIds: [String(eventId)] } })
  expect((await member.call('/api/sports/favourite', { eventId: '999999999', isOn: true })).resultCode).toBe('N404')
  expect((await member.call('/api/sports/favourites', {})).data.eventIds).toEqual([String(eventId)])
  const gone = await member.call('/api/sports/favourite', { eventId: String(eventId), isOn: false })
  expect(gone.data.eventIds).toEqual([])
})

test('tickets of another member are none', async () => {
  const [one, other] = [await server.member({ cash: 10_000 }), await server.member()]
  const ticket = ticketOn(eventId)
  expect((await one.call('/api/sports/place', ticket)).resultCode).toBe('0')
  for (const path of ['/api/sports/ticket', '/api/sports/answerOffer'])
    expect((await other.call(path, { ticketId: ticket.ticketId, isTaken: true })).resultCode).toBe('N404')
})
