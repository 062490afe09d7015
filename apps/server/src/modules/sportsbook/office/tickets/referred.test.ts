import { sportDeskTicket, sportReferred } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import type { StaffCtx } from '../../../../platform/context.ts'
import { record } from '../../../audit/index.ts'
import { wagerWriterOf } from '../../../wagers/index.ts'
import { targetOf } from '../../tickets/refer.service.ts'
import { acceptTicket, offerTicket, rejectTicket } from './decide-referred.service.ts'
import { refusalOf, tradersDesk } from './desk.fixture.ts'
import { listReferred } from './referred.service.ts'
import { showTicketFile } from './ticket-file.service.ts'

const desk = await tradersDesk()
const { server, services, trader, referred } = desk
type Of = Awaited<ReturnType<typeof referred>>

const queue = async (siteId = 1) =>
  sportReferred.data.parse(await trader((ctx) => listReferred(ctx), 'Minseo', siteId)).rows
const rowOf = async ({ ticketId }: Of) => (await queue()).find((row) => row.ticketId === ticketId)
const accept = (of: Of, name?: string) => refusalOf(trader((ctx) => acceptTicket(ctx, of, services), name))
const reject = (of: Of, name?: string) =>
  refusalOf(trader((ctx) => rejectTicket(ctx, { ...of, reason: 'too much' }, services), name))
const offer = (of: Of, changes: object = {}) =>
  refusalOf(
    server.staff((ctx) => offerTicket(ctx, { ...of, stake: 300_000, prices: [of.price], seconds: 60, ...changes })),
  )
const file = async (of: Of) => sportDeskTicket.data.parse(await trader((ctx) => showTicketFile(ctx, of)))

// Each test begins with nothing that waits.
beforeEach(async () => {
  server.clock.advance(15 * 60_000)
  await desk.due()
})

test('a ticket that waits says why, until when, by whom, and what stands against it', async () => {
  const of = await referred()
  server.clock.advance(60_000)
  const [row] = await queue()
  expect(row).toMatchObject({
    state: 'referred',
    stake: 600_000,
    refusal: null,
    mayOffer: true,
    why: { referAbove: 500_000, mostWin: 10_000_000, sameSelection: 0 },
    member: { memberId: of.memberId, level: 1, factorBp: 10_000, openTickets: 1, won: 0 },
    legs: [{ price: of.price, priceNow: of.price, outcome: '1' }],
  })
  expect(Date.parse(row?.dueAt ?? '') - server.clock.now().getTime()).toBe(9 * 60_000)
})

test('tickets of others on the same selection are counted for twelve minutes', async () => {
  const of = await referred()
  for (const memberId of [await desk.member(), await desk.member()])
    expect(await desk.place(memberId, await desk.ticketOn([of.eventId]))).toMatchObject({ code: '0' })
  expect((await rowOf(of))?.why.sameSelection).toBe(2)
})

test('what stands against accepting it now is on its row: a price that moved, a market that was suspended, a live event', async () => {
  const [moved, suspended, live] = [await referred(), await referred(), await referred()]
  await desk.setMarket(moved.eventId, '1', { '1': 0.7, '2': 0.2, '3': 0.1 })
  await desk.setMarket(suspended.eventId, '1', { '1': 0.5, '2': 0.3, '3': 0.2 }, 'suspended')
  await desk.setEvent(live.eventId, 'live')
  await desk.setMarket(live.eventId, '1', { '1': 0.5, '2': 0.3, '3': 0.2 })
  expect(await rowOf(moved)).toMatchObject({ refusal: 'B6020', mayOffer: true })
  expect(await rowOf(suspended)).toMatchObject({ refusal: 'B6021', mayOffer: false, mostStake: null })
  expect(await rowOf(live)).toMatchObject({ mayOffer: false })
  expect(await accept(moved)).toEqual({ code: 'STAFF_CONFLICT', detail: { code: 'B6020', by: null } })
  expect(await offer(live)).toEqual({ code: 'STAFF_INVALID', detail: { code: 'B6025', by: null } })
  expect(await rowOf(moved)).toMatchObject({ state: 'referred' })
})

test('of two traders at once one decides, and the other is told who was faster', async () => {
  for (const second of [accept, reject]) {
    const of = await referred()
    const [one, other] = await Promise.all([reject(of, 'Jiyun'), second(of, 'Minseo!')])
    const lost = one ?? other
    expect([one, other].filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(lost).toEqual({ code: 'STAFF_ALREADY_HANDLED', detail: { code: 'B6028', by: one ? 'Minseo!' : 'Jiyun' } })
    expect(await desk.held(of.memberId)).toBe(0)
  }
})

test('an offer is in the queue until it is answered or runs out, and the file tells what became of it, and by whom', async () => {
  const of = await referred()
  expect(await offer(of)).toBeUndefined()
  expect(await rowOf(of)).toMatchObject({ state: 'offered', offer: { stake: 300_000, prices: [of.price] } })
  expect(await accept(of)).toMatchObject({ code: 'STAFF_ALREADY_HANDLED' })
  await desk.answer(of.memberId, of.ticketId, true)
  expect(await queue()).toEqual([])
  const { history, exposure, betIdx, legs, ...ticket } = await file(of)
  expect(history.map(({ kind, sum }) => [kind, sum])).toEqual([
    ['sent', null],
    ['offered', 300_000],
    ['tried', null],
    ['accepted', 300_000],
  ])
  expect(history[2]).toMatchObject({ by: 'Minseo', code: 'B6028' })
  expect(betIdx).toEqual(expect.any(String))
  expect(legs).toMatchObject([{ resultVersion: 0, state: 'open' }])
  expect(ticket).toMatchObject({ state: 'accepted', stake: 300_000, isExposed: true })
  const loss = Math.floor((300_000 * of.price) / 1_000) - 300_000
  expect(exposure.map(({ kind, loss: own, open }) => [kind, own, open])).toEqual([
    ['outcome', loss, loss],
    ['event', loss, loss],
    ['competition', loss, expect.any(Number)],
  ])
  for (const { name } of exposure) expect(name).toMatch(/Home|league/)
})

test('what was noted and never done is no decision: the file says that it was tried, and nobody is named as who decided', async () => {
  const of = await referred()
  const full = { ...services }
  await wagerWriterOf(full).close()
  expect(await refusalOf(trader((ctx) => acceptTicket(ctx, of, full), 'Kim'))).toMatchObject({ code: 'STAFF_TOO_MANY' })
  // The process of another ended here.
  const note = { action: 'sportsbook.accept-ticket', target: targetOf(of), before: null, after: { stake: 600_000 } }
  await trader((ctx) => ctx.inOwnTransaction((own) => record(own, note)), 'Jiyun')
  server.clock.advance(10 * 60_000)
  await desk.due()
  expect(await accept(of)).toEqual({ code: 'STAFF_ALREADY_HANDLED', detail: { code: 'B6028', by: null } })
  expect((await file(of)).history.map(({ kind, by, code }) => [kind, by, code])).toEqual([
    ['sent', null, null],
    ['tried', 'Kim', 'E002'],
    ['tried', 'Jiyun', null],
    ['tried', 'Minseo', 'B6028'],
  ])
})

test('another site sees nothing of it, and can decide nothing', async () => {
  const of = await referred()
  expect(await queue(2)).toEqual([])
  const acts: ((ctx: StaffCtx) => Promise<unknown>)[] = [
    (ctx) => acceptTicket(ctx, of, services),
    (ctx) => rejectTicket(ctx, { ...of, reason: 'too much' }, services),
    (ctx) => showTicketFile(ctx, of),
  ]
  for (const act of acts) expect(await refusalOf(trader(act, 'Other', 2))).toMatchObject({ code: 'STAFF_NOT_FOUND' })
  expect(await rowOf(of)).toMatchObject({ state: 'referred' })
})

test('who may not read members reads no names', async () => {
  await referred()
  const { rows } = await trader((ctx) => listReferred(ctx), 'Minseo', 1, ['sports.read'])
  expect(rows[0]?.member).toMatchObject({ memNick: '', memId: '' })
})

test('what is held agrees with the tickets, and the ledger with itself', () => desk.nothingIsWrong())
