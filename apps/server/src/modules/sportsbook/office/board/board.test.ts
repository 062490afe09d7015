import { sportsBoard, sportsBoardEvent } from '@maru/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { addMember } from '../../../../testing/members.fixture.ts'
import { addSecondSite } from '../../../../testing/people.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { showBoard } from './board.service.ts'
import { showBoardEvent } from './event.service.ts'
import { changeBoardOffer, checkPrice } from './offer.service.ts'

const desk = await sportsDesk()
const { server, elsewhere, owner } = desk
const everything = { view: 'all', sport: '', search: '', take: 50 } as const
/** Without the rules: what traders may do by themselves. */
const trader = { permissions: ['sports.read', 'sports.trade'] as const, staffId: 7, name: '지윤' }

const board = async (changes: Partial<Parameters<typeof showBoard>[1]> = {}, siteId = 1) =>
  sportsBoard.data.parse(await server.staff((ctx) => showBoard(ctx, { ...everything, ...changes }), {}, siteId))
const show = async (eventId: number, siteId = 1) =>
  sportsBoardEvent.data.parse(await server.staff((ctx) => showBoardEvent(ctx, eventId), {}, siteId))
const marketOf = async (eventId: number, key = '1') => {
  const found = (await show(eventId)).markets.find((market) => market.key === key)
  if (!found) throw new Error(`no market ${key}`)
  return found
}
type Act = Parameters<typeof changeBoardOffer>[1]['change']
const act = (
  eventId: number,
  market: string,
  seen: number,
  change: Act,
  by: Partial<typeof trader> = trader,
  siteId = 1,
) => server.staff((ctx) => changeBoardOffer(ctx, { eventId, market, seen, change }), by, siteId)
const refusalOf = (doing: Promise<unknown>) =>
  doing.then(
    () => undefined,
    (error: unknown) => (error instanceof StaffRefusal ? error : Promise.reject(error)),
  )
const problemOf = async (doing: Promise<unknown>) => {
  const refusal = await refusalOf(doing)
  return (refusal?.detail.fields as { problem: string }[] | undefined)?.[0]?.problem ?? refusal?.code
}

let [live, soon, later, ended]: number[] = []
beforeAll(async () => {
  later = await desk.addEvent({ startsAt: '2026-11-21T20:00:00+09:00' })
  soon = await desk.addEvent({ startsAt: '2026-11-20T18:00:00+09:00', sport: 'basketball' })
  live = await desk.addEvent({ state: 'live', startsAt: '2026-11-20T14:30:00+09:00' })
  ended = await desk.addEvent()
  await owner.query('UPDATE sportsdata.event SET markets = 2')
  await desk.place(await desk.member(), await desk.ticketOn([later as number], { stake: 20_000 }))
  await desk.place(await desk.member(), await desk.ticketOn([ended as number], { stake: 30_000 }))
  await desk.setEvent(ended as number, 'ended')
})

/** One after the other, as their times say. */
const tick = () => server.clock.advance(1_000)

describe('the list', () => {
  test('has events that are live first, then by start, with what their open tickets may cost', async () => {
    const { rows, total, figures } = await board()
    expect(total).toBe(4)
    expect(rows.map(({ event, state, exposure }) => [Number(event.id), state, exposure.staked])).toEqual([
      [live, 'open', 0],
      [soon, 'open', 0],
      [ended, 'result', 30_000],
      [later, 'open', 20_000],
    ])
    const { stored } = await desk.exposures()
    const lost = stored.find(({ kind, key }) => kind === 'event' && key === String(later))?.loss
    expect(rows.at(-1)?.exposure).toMatchObject({ tickets: 1, worst: -lost })
    expect(figures).toMatchObject({ openEvents: 3, liveEvents: 1, feed: { state: 'up' } })
    expect(figures.exposure).toMatchObject({ tickets: 2, staked: 50_000 })
  })

  test('is narrowed by view, sport, search and size', async () => {
    const ids = async (changes: Parameters<typeof board>[0]) =>
      (await board(changes)).rows.map(({ event }) => Number(event.id))
    expect(await ids({ view: 'live' })).toEqual([live])
    expect(await ids({ view: 'upcoming' })).toEqual([soon, later])
    expect(await ids({ view: 'ended' })).toEqual([ended])
    expect(await ids({ sport: 'basketball' })).toEqual([soon])
    expect(await ids({ search: 'home 1' })).toEqual([later])
    expect(await ids({ search: '%' })).toEqual([])
    expect(await board({ take: 1 })).toMatchObject({ total: 4, rows: [{ event: { id: String(live) } }] })
  })

  test('of another site shows the same events and nothing of the tickets or changes of this one', async () => {
    await addSecondSite(server)
    await act(soon as number, '', 0, { what: 'suspend' })
    const { rows, figures } = await board({}, 2)
    expect(rows.map(({ event, state }) => [Number(event.id), state])).toEqual([
      [live, 'open'],
      [soon, 'open'],
      [later, 'open'],
    ])
    expect(figures.exposure).toEqual({ tickets: 0, staked: 0, worst: 0 })
    expect((await show(soon as number, 2)).offer.version).toBe(0)
    expect((await board()).rows[1]).toMatchObject({ state: 'trader' })
    expect((await board()).figures.suspendedByStaff).toBe(1)
    await act(soon as number, '', 1, { what: 'resume' })
  })
})

describe('suspending', () => {
  test('holds at once for a ticket of another process whose prices were read before', async () => {
    const eventId = await desk.addEvent()
    const memberId = await desk.member()
    const body = await desk.ticketOn([eventId])
    expect(await server.member(memberId, async () => (await show(eventId)).markets[0]?.state)).toBe('active')
    await act(eventId, '1', 0, { what: 'suspend' })
    expect((await desk.place(memberId, body, elsewhere)).code).toBe('B6021')
    expect(await marketOf(eventId)).toMatchObject({ state: 'suspended', closedBy: 'market', offer: { version: 1 } })
    await act(eventId, '1', 1, { what: 'resume' })
    expect((await desk.place(memberId, body, elsewhere)).code).toBe('0')
  })

  test('all of the book says who did it, and is undone by who saw it', async () => {
    const eventId = await desk.addEvent()
    const { book } = await board()
    await act(0, '', book.version, { what: 'suspend' })
    const { book: suspended, rows } = await board()
    expect(suspended).toMatchObject({ isSuspended: true, suspendedAt: server.clock.now().toISOString() })
    expect(rows.filter(({ state }) => state !== 'result').every(({ state }) => state === 'trader')).toBe(true)
    expect(await marketOf(eventId)).toMatchObject({ state: 'suspended', closedBy: 'book' })
    expect(await problemOf(act(0, '', 1, { what: 'margin', marginBp: 900 }))).toBe('book')
    tick()
    await act(0, '', book.version + 1, { what: 'resume' })
    expect(await marketOf(eventId)).toMatchObject({ state: 'active', closedBy: null })
    expect((await show(eventId)).changes.slice(0, 2)).toMatchObject([
      { isBook: true, what: 'resumed' },
      { isBook: true, what: 'suspended' },
    ])
  })

  test('is never refused for what another did meanwhile; what would undo it is, with what stands now', async () => {
    const eventId = await desk.addEvent()
    await act(eventId, '1', 0, { what: 'margin', marginBp: 900 })
    await act(eventId, '1', 0, { what: 'suspend' })
    const refusal = await refusalOf(act(eventId, '1', 1, { what: 'resume' }))
    expect(refusal).toMatchObject({ code: 'STAFF_CONFLICT', detail: { version: 2, isSuspended: true, marginBp: 900 } })
    expect((await marketOf(eventId)).offer).toMatchObject({ version: 2, isSuspended: true, marginBp: 900 })
  })

  test('counts for each who does it, so that nobody resumes who has seen one alone; of two that set a margin at once the second is refused', async () => {
    const eventId = await desk.addEvent()
    await Promise.all([act(eventId, '', 0, { what: 'suspend' }), act(eventId, '', 0, { what: 'suspend' })])
    expect(await problemOf(act(eventId, '', 1, { what: 'resume' }))).toBe('STAFF_CONFLICT')
    const { offer, changes } = await show(eventId)
    expect(offer.version).toBe(2)
    expect(changes.filter(({ isBook }) => !isBook).map(({ what }) => what)).toEqual(['suspended', 'suspended'])
    const margins = [700, 900].map((marginBp) => problemOf(act(eventId, '', 2, { what: 'margin', marginBp })))
    expect((await Promise.all(margins)).toSorted()).toEqual(['STAFF_CONFLICT', undefined])
    expect((await show(eventId)).offer).toMatchObject({ version: 3, isSuspended: true })
  })

  test('of an event or a market that there is not is refused', async () => {
    const eventId = await desk.addEvent()
    expect(await problemOf(act(999_999_999, '', 0, { what: 'suspend' }))).toBe('STAFF_NOT_FOUND')
    expect(await problemOf(act(eventId, '18/total=9.5', 0, { what: 'suspend' }))).toBe('STAFF_NOT_FOUND')
    expect(await problemOf(show(999_999_999))).toBe('STAFF_NOT_FOUND')
  })
})

describe('a price', () => {
  const prices = async (eventId: number) => (await marketOf(eventId)).outcomes.map(({ price }) => price ?? 0)
  const check = (eventId: number, outcome: string, price: number, by: Partial<typeof trader> = trader, market = '1') =>
    server.staff((ctx) => checkPrice(ctx, { eventId, market, outcome, price }), by)
  const set = (list: readonly { outcome: string; to: number }[]) =>
    ({ what: 'prices', prices: Object.fromEntries(list.map(({ outcome, to }) => [outcome, to])) }) as const

  test('is shown with what it moves, is sold when it is sent, and goes back to what the margin gives', async () => {
    const eventId = await desk.addEvent()
    const before = await prices(eventId)
    const checked = await check(eventId, '1', (before[0] as number) - 40)
    expect(checked).toMatchObject({ seen: 0, before: before[0], problem: null })
    expect(checked.prices.slice(1).every(({ from, to }) => to >= (from ?? 0))).toBe(true)
    await act(eventId, '1', 0, set(checked.prices))
    expect(await desk.priceOf(eventId)).toBe((before[0] as number) - 40)
    expect(await marketOf(eventId)).toMatchObject({
      hasOwnPrices: true,
      outcomes: [{ isOwn: true, plain: before[0] }, {}, {}],
    })
    const memberId = await desk.member()
    expect((await desk.place(memberId, await desk.ticketOn([eventId]), elsewhere)).code).toBe('0')
    tick()
    await act(eventId, '1', 1, { what: 'prices', prices: null })
    expect(await prices(eventId)).toEqual(before)
    expect((await show(eventId)).changes.filter(({ isBook }) => !isBook).map(({ what }) => what)).toEqual([
      'prices-back',
      'prices',
    ])
  })

  test('further than the tolerance is for those who may set the rules', async () => {
    const eventId = await desk.addEvent()
    const [price = 0] = await prices(eventId)
    const far = Math.floor((price * 0.9) / 10) * 10
    const { problem, prices: all } = await check(eventId, '1', far)
    expect(problem).toBe('far')
    expect(await problemOf(act(eventId, '1', 0, set(all)))).toBe('far')
    expect((await check(eventId, '1', far, {})).problem).toBe(null)
    await act(eventId, '1', 0, set(all), {})
    expect((await marketOf(eventId)).outcomes[0]?.price).toBe(far)
  })

  test('that pays back more than it takes, is of a live event, or no price at all is refused to everybody', async () => {
    const eventId = await desk.addEvent()
    const of = (list: Record<string, number>, id = eventId) =>
      problemOf(act(id, '1', 0, { what: 'prices', prices: list }, {}))
    expect(await of({ '1': 2_100, '2': 3_600, '3': 5_500 })).toBe('guard')
    expect(await of({ '1': 1_905, '2': 3_000, '3': 4_000 })).toBe('step')
    expect(await of({ '1': 1_900 })).toBe('range')
    expect(await of({ '1': 1_900, '2': 3_000, '3': 4_000, '4': 2_000 })).toBe('range')
    expect(await of({ '1': 1_800, '2': 3_000, '3': 4_000 }, live)).toBe('live')
    expect((await check(live as number, '1', 1_800)).problem).toBe('live')
    expect(await problemOf(check(eventId, '9', 1_800))).toBe('STAFF_NOT_FOUND')
  })

  test('a margin of the event holds for its markets but those that have their own', async () => {
    const eventId = await desk.addEvent()
    expect(await marketOf(eventId)).toMatchObject({ marginBp: 600, marginFrom: 'rules' })
    await act(eventId, '', 0, { what: 'margin', marginBp: 1_200 })
    await act(eventId, '18/total=2.5', 0, { what: 'margin', marginBp: 400 })
    expect(await marketOf(eventId)).toMatchObject({ marginBp: 1_200, marginFrom: 'event' })
    expect(await marketOf(eventId, '18/total=2.5')).toMatchObject({ marginBp: 400, marginFrom: 'market' })
    expect(await problemOf(act(eventId, '', 1, { what: 'margin', marginBp: 100 }))).toBe('margin')
  })
})

test('a stake by outcome is that of its open tickets', async () => {
  const eventId = await desk.addEvent()
  await desk.place(await addMember(server, { cash: 90_000 }), await desk.ticketOn([eventId], { stake: 30_000 }))
  expect(await marketOf(eventId)).toMatchObject({
    staked: 30_000,
    outcomes: [{ exposure: { staked: 30_000, tickets: 1 } }, { exposure: { staked: 0 } }, {}],
  })
})
