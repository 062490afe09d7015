import { expect, test } from 'vitest'
import { liveListeners } from '../../live/message.service.ts'
import { setMemberFactor } from '../rules/rules.service.ts'
import { chances, sportsDesk } from '../sportsbook.fixture.ts'

const desk = await sportsDesk({ listeners: liveListeners })
const { server, owner } = desk
const liveEvent = () => desk.addEvent({ state: 'live', startsAt: '2026-11-20T14:30:00+09:00' })
const codeOf = async (memberId: number, ticketId: string) => {
  const { state, code } = await desk.ticket(memberId, ticketId)
  return { state, code }
}

/** A ticket on a live event that waits for its five seconds. */
const waiting = async (changes: Parameters<typeof desk.ticketOn>[1] = {}, cash = 100_000) => {
  const eventId = await liveEvent()
  const memberId = await desk.member(cash)
  const body = await desk.ticketOn([eventId], changes)
  const placed = await desk.place(memberId, body)
  expect(placed).toMatchObject({ code: '0', cash, ticket: { state: 'waiting', betIdx: null } })
  return { eventId, memberId, body }
}

test('a live ticket moves no money until its delay has ended, and is then a wager', async () => {
  const { memberId, body } = await waiting()
  await desk.due()
  expect((await codeOf(memberId, body.ticketId)).state).toBe('waiting')
  server.clock.advance(5_000)
  await desk.due()
  const ticket = await desk.ticket(memberId, body.ticketId)
  expect(ticket).toMatchObject({ state: 'accepted', acceptAt: null })
  expect(await desk.cash(memberId)).toBe(90_000)
  const { rows } = await owner.query('SELECT game_code FROM wagers.wager WHERE member_id = $1', [memberId])
  expect(rows).toEqual([{ game_code: 'livebetting' }])
  expect(await desk.place(memberId, body)).toMatchObject({ code: '0', ticket: { betIdx: ticket.betIdx } })
})

test.each([
  ['its price fell', 'B6020', 'better', (id: number) => desk.setMarket(id, '1', { '1': 0.6, '2': 0.2, '3': 0.2 })],
  ['its market was suspended', 'B6021', 'any', (id: number) => desk.setMarket(id, '1', chances, 'suspended')],
  ['its event ended', 'B6021', 'any', (id: number) => desk.setEvent(id, 'ended')],
] as const)('a ticket is refused at the end of its delay because %s', async (_, code, pricePolicy, change) => {
  const { eventId, memberId, body } = await waiting({ pricePolicy })
  await change(eventId)
  server.clock.advance(5_000)
  await desk.due()
  expect(await codeOf(memberId, body.ticketId)).toEqual({ state: 'refused', code })
  expect(await desk.cash(memberId)).toBe(100_000)
})

test('a ticket whose stake is above a limit that was lowered meanwhile is refused at the end of its delay', async () => {
  const { memberId, body } = await waiting()
  await server.staff((ctx) => setMemberFactor(ctx, memberId, { factorBp: 50, delaySeconds: 0 }))
  server.clock.advance(5_000)
  await desk.due()
  expect(await codeOf(memberId, body.ticketId)).toEqual({ state: 'refused', code: 'B6002' })
  expect(await desk.cash(memberId)).toBe(100_000)
})

test('a ticket that a trader has to look at comes to one after its delay, with its stake held', async () => {
  const { memberId, body } = await waiting({ stake: 600_000 }, 1_000_000)
  expect(await desk.held(memberId)).toBe(0)
  server.clock.advance(5_000)
  await desk.due()
  expect(await codeOf(memberId, body.ticketId)).toEqual({ state: 'referred', code: null })
  expect([await desk.cash(memberId), await desk.held(memberId)]).toEqual([400_000, 600_000])
})

test('a ticket that nobody decided in time is refused, whatever its price policy', async () => {
  const { memberId, body } = await waiting({ pricePolicy: 'any' })
  server.clock.advance(5_000 + 30_001)
  await desk.due()
  expect(await codeOf(memberId, body.ticketId)).toEqual({ state: 'refused', code: 'B6024' })
  expect(await desk.cash(memberId)).toBe(100_000)
})

test('of tickets that wait with the same money the last are refused', async () => {
  const [one, two] = [await liveEvent(), await liveEvent()]
  const memberId = await desk.member(15_000)
  const bodies = [await desk.ticketOn([one]), await desk.ticketOn([two])]
  for (const body of bodies) expect((await desk.place(memberId, body)).code).toBe('0')
  server.clock.advance(5_000)
  await desk.due()
  const states = await Promise.all(bodies.map(({ ticketId }) => codeOf(memberId, ticketId)))
  expect(states).toContainEqual({ state: 'accepted', code: null })
  expect(states).toContainEqual({ state: 'refused', code: 'B6000' })
  expect(await desk.cash(memberId)).toBe(5_000)
})

test('twenty tickets of a member wait at once, and another is taken only where it need not wait', async () => {
  const memberId = await desk.member()
  const events = await Promise.all(Array.from({ length: 7 }, liveEvent))
  const placeOn = async (eventId: number, outcome: string): Promise<string> => {
    const selections = [{ eventId: String(eventId), market: '1', outcome, price: 1_010, isBanker: false }]
    const body = await desk.ticketOn([], { selections, sizes: [1], pricePolicy: 'any' })
    // By two processes, of which each takes twenty calls at once.
    return (await desk.place(memberId, body, outcome === '2' ? desk.elsewhere : desk.services)).code
  }
  const codes: string[] = []
  for (const eventId of events) for (const outcome of ['1', '2', '3']) codes.push(await placeOn(eventId, outcome))
  expect(codes).toEqual([...Array(20).fill('0'), 'B9999'])
  expect(await placeOn(await desk.addEvent(), '1')).toBe('0')
})

test.each([
  ['what the member saw', 'better'],
  ['what holds now', 'any'],
] as const)(
  'while it waits a ticket says %s, and what that would pay, where it takes %s prices',
  async (_, pricePolicy) => {
    const pick = await desk.pick(await liveEvent())
    const seen = { ...pick, price: pick.price - 50 }
    const memberId = await desk.member()
    const { ticket } = await desk.place(
      memberId,
      await desk.ticketOn([], { selections: [seen], sizes: [1], pricePolicy }),
    )
    const price = pricePolicy === 'any' ? pick.price : seen.price
    expect(ticket).toMatchObject({ state: 'waiting', possibleWin: 10 * price, legs: [{ price }] })
  },
)

test.each([
  ['B1001', 'is_betting_barred = true'],
  ['B1005', `reality_due_at = '2020-01-01Z'`],
] as const)('a member who is barred meanwhile is not accepted, and the ticket says why: %s', async (code, how) => {
  const { memberId, body } = await waiting()
  await owner.query(`UPDATE identity.member SET ${how} WHERE member_id = $1`, [memberId])
  server.clock.advance(5_000)
  await desk.due()
  expect(await codeOf(memberId, body.ticketId)).toEqual({ state: 'refused', code })
})

test('processes that decide at once decide once, and one that placed a ticket and was killed leaves it to another', async () => {
  const tickets = [await waiting(), await waiting(), await waiting()]
  server.clock.advance(5_000)
  // Nothing of a ticket is in the memory of the process that took it.
  await Promise.all([desk.due(desk.elsewhere), desk.due(), desk.due(desk.elsewhere)])
  for (const { memberId, body } of tickets) {
    expect((await codeOf(memberId, body.ticketId)).state).toBe('accepted')
    expect(await desk.cash(memberId)).toBe(90_000)
  }
})

test('the member is notified of its ticket', async () => {
  const { body: sent } = await waiting()
  const delivered = (state: string) =>
    server.sent.some(({ body: text }) => text.includes(sent.ticketId) && text.includes(`"${state}"`))
  await expect.poll(() => delivered('waiting')).toBe(true)
  server.clock.advance(5_000)
  await desk.due()
  await expect.poll(() => delivered('accepted')).toBe(true)
})

test('money, exposure and tickets agree after all of it', async () => {
  const { stored, counted } = await desk.exposures()
  expect(stored).toEqual(counted)
  await desk.nothingIsWrong()
})
