import { expect, test } from 'vitest'
import type { StaffCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { staffRoles } from '../../identity/index.ts'
import { sportsDesk } from '../sportsbook.fixture.ts'
import { acceptReferred, type Offering, offerReferred, rejectReferred } from './refer.service.ts'

const desk = await sportsDesk()
const { server, owner, services } = desk
const STAKE = 600_000

/** A ticket above the referral limit of level 1. */
const referred = async () => {
  const eventId = await desk.addEvent()
  const memberId = await desk.member(1_000_000)
  const body = await desk.ticketOn([eventId], { stake: STAKE })
  expect(await desk.place(memberId, body)).toMatchObject({ code: '0', cash: 400_000, ticket: { state: 'referred' } })
  expect(await desk.held(memberId)).toBe(STAKE)
  return { eventId, memberId, ticketId: body.ticketId, price: body.selections[0]?.price ?? 0 }
}
type Of = Awaited<ReturnType<typeof referred>>
/** As a call of the back office that runs in steps. */
const trader = <T>(fn: (ctx: StaffCtx) => Promise<T>): Promise<T> =>
  server.contexts.reading(
    {
      who: { kind: 'staff', staffId: 1, name: 'Trader', role: 'admin', permissions: [], siteIds: [1], sessionId: 1 },
      siteId: 1,
    },
    fn,
  )
const accept = (of: Of) => trader((ctx) => acceptReferred(ctx, of, services))
const offer = (of: Of, changes: Partial<Offering> = {}) =>
  server.staff((ctx) => offerReferred(ctx, { ...of, stake: 300_000, prices: [of.price], seconds: 60, ...changes }))
const codeOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => '0',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  )
const stateOf = async ({ memberId, ticketId }: Of) => (await desk.ticket(memberId, ticketId)).state
const moneyOf = async ({ memberId }: Of) => [await desk.cash(memberId), await desk.held(memberId)]

test('a trader accepts: what was held is the stake of the wager', async () => {
  const of = await referred()
  await accept(of)
  expect(await stateOf(of)).toBe('accepted')
  expect(await moneyOf(of)).toEqual([400_000, 0])
  const { rows } = await owner.query('SELECT stake::int FROM wagers.wager WHERE member_id = $1', [of.memberId])
  expect(rows).toEqual([{ stake: STAKE }])
  expect(await codeOf(accept(of))).toBe('B6028')
  const { rows: noted } = await owner.query(
    `SELECT action FROM audit.entry WHERE target LIKE '%' || $1 ORDER BY entry_id`,
    [of.ticketId],
  )
  expect(noted.map(({ action }) => action)).toEqual([
    'sportsbook.accept-ticket',
    'sportsbook.accept-ticket',
    'sportsbook.accept-ticket-refused',
  ])
})

test('a trader rejects: all of it returns, once', async () => {
  const of = await referred()
  const reject = () => codeOf(trader((ctx) => rejectReferred(ctx, { ...of, reason: 'too much' }, services)))
  expect((await Promise.all([reject(), reject()])).sort()).toEqual(['0', 'B6028'])
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({ state: 'refused', code: 'B6024' })
  expect(await moneyOf(of)).toEqual([1_000_000, 0])
})

test('of an acceptance and a rejection at once one holds, and no won is lost', async () => {
  const of = await referred()
  const codes = await Promise.all([
    codeOf(accept(of)),
    codeOf(trader((ctx) => rejectReferred(ctx, { ...of, reason: 'x' }, services))),
  ])
  expect(codes.filter((code) => code === '0')).toHaveLength(1)
  expect(await moneyOf(of)).toEqual([(await stateOf(of)) === 'accepted' ? 400_000 : 1_000_000, 0])
})

test('an offer of a lower stake returns the rest at once, and the member takes it', async () => {
  const of = await referred()
  await offer(of)
  expect(await moneyOf(of)).toEqual([700_000, 300_000])
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({
    state: 'offered',
    offer: { stake: 300_000, prices: [of.price] },
    possibleWin: Math.floor((300_000 * of.price) / 1_000),
  })
  expect(await codeOf(accept(of))).toBe('B6028')
  expect((await desk.answer(of.memberId, of.ticketId, true)).ticket.state).toBe('accepted')
  expect((await desk.answer(of.memberId, of.ticketId, true)).ticket.state).toBe('accepted')
  expect(await moneyOf(of)).toEqual([700_000, 0])
})

test('an offer of another price is what the ticket is accepted at', async () => {
  const of = await referred()
  const price = of.price - 50
  await offer(of, { stake: STAKE, prices: [price] })
  const { ticket } = await desk.answer(of.memberId, of.ticketId, true)
  expect(ticket).toMatchObject({ state: 'accepted', stake: STAKE, possibleWin: Math.floor((STAKE * price) / 1_000) })
  expect(ticket.legs[0]?.price).toBe(price)
})

test('a trader offers no price further above the shown one than the board allows; a head trader may, and nobody one above the fair one', async () => {
  const of = await referred()
  const by = (role: 'trader' | 'head-trader', price: number) =>
    server.staff((ctx) => offerReferred(ctx, { ...of, stake: STAKE, prices: [price], seconds: 60 }), {
      permissions: [...staffRoles[role]],
    })
  const far = { code: 'STAFF_INVALID', detail: { fields: [{ field: 'prices', problem: 'far' }] } }
  await expect(by('trader', Math.ceil((of.price * 1.06) / 10) * 10)).rejects.toMatchObject(far)
  // Fair is 1.111: within the tolerance of what is shown, and yet above it.
  await desk.setMarket(of.eventId, '1', { '1': 0.9, '2': 0.06, '3': 0.04 })
  for (const role of ['trader', 'head-trader'] as const)
    for (const price of [1_120, 5_000]) await expect(by(role, price)).rejects.toMatchObject(far)
  expect(await moneyOf(of)).toEqual([400_000, STAKE])
  // Fair is 10: shown, with the margin of the site, is more than 5% below it.
  await desk.setMarket(of.eventId, '1', { '1': 0.1, '2': 0.6, '3': 0.3 })
  await expect(by('trader', 9_990)).rejects.toMatchObject(far)
  await by('head-trader', 9_990)
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({ state: 'offered', offer: { prices: [9_990] } })
})

test('a trader offers any price below the shown one, however far', async () => {
  const of = await referred()
  const permissions = [...staffRoles.trader]
  await server.staff((ctx) => offerReferred(ctx, { ...of, stake: STAKE, prices: [1_100], seconds: 60 }), {
    permissions,
  })
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({ state: 'offered', offer: { prices: [1_100] } })
})

test.each([
  ['a stake below the least', { stake: 999 }, 'B6001'],
  ['a win above the most', { stake: STAKE, prices: [19_990] }, 'B6003'],
])('no offer is made that the member could not take: %s', async (_, changes, code) => {
  const of = await referred()
  await desk.setMarket(of.eventId, '1', { '1': 0.05, '2': 0.6, '3': 0.35 })
  expect(await codeOf(offer(of, changes))).toBe(code)
  expect(await moneyOf(of)).toEqual([400_000, STAKE])
})

test('the member declines: all of it returns', async () => {
  const of = await referred()
  await offer(of)
  expect((await desk.answer(of.memberId, of.ticketId, false)).ticket.state).toBe('refused')
  expect(await moneyOf(of)).toEqual([1_000_000, 0])
})

test('an offer that ran out cannot be taken, and the clock returns what is held', async () => {
  const of = await referred()
  await offer(of)
  server.clock.advance(60_000)
  expect(await codeOf(desk.answer(of.memberId, of.ticketId, true))).toBe('B6028')
  await Promise.all([desk.due(), desk.due(desk.elsewhere)])
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({ state: 'refused', code: 'B6028' })
  expect(await moneyOf(of)).toEqual([1_000_000, 0])
})

test('an offer does not stand against a market that moved', async () => {
  const of = await referred()
  await offer(of)
  await desk.setMarket(of.eventId, '1', { '1': 0.7, '2': 0.2, '3': 0.1 })
  expect(await codeOf(desk.answer(of.memberId, of.ticketId, true))).toBe('B6028')
  expect(await stateOf(of)).toBe('offered')
})

test('of a live event nothing is offered, and what was offered before the start cannot be taken: it would have no delay', async () => {
  const of = await referred()
  await offer(of)
  await desk.setEvent(of.eventId, 'live')
  await desk.setMarket(of.eventId, '1', { '1': 0.4, '2': 0.4, '3': 0.2 })
  expect(await codeOf(desk.answer(of.memberId, of.ticketId, true))).toBe('B6028')
  expect(await moneyOf(of)).toEqual([700_000, 300_000])
  const other = await referred()
  await desk.setEvent(other.eventId, 'live')
  expect(await codeOf(offer(other))).toBe('B6025')
})

test('a ticket that no trader answers is refused after ten minutes', async () => {
  const of = await referred()
  server.clock.advance(10 * 60_000)
  await desk.due()
  expect(await desk.ticket(of.memberId, of.ticketId)).toMatchObject({ state: 'refused', code: 'B6024' })
  expect(await moneyOf(of)).toEqual([1_000_000, 0])
})

test.each([
  ['a higher stake', { stake: STAKE + 1 }],
  ['no stake', { stake: 0 }],
  ['a price that is none', { prices: [1_000] }],
  ['a price too many', { prices: [1_900, 1_900] }],
  ['no time', { seconds: 1 }],
])('an offer of %s is refused', async (_, changes) => {
  const of = await referred()
  expect(await codeOf(offer(of, changes))).toBe('B6025')
  expect(await moneyOf(of)).toEqual([400_000, STAKE])
})

test('what is held agrees with the tickets, and the ledger with itself', () => desk.nothingIsWrong())
