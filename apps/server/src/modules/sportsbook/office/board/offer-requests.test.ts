import { sportsOffer, sportsOfferRequests } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { addSecondSite } from '../../../../testing/people.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { changeBoardOffer, checkPrice, confirmBoardOffer } from './offer.service.ts'
import { dropOffer, listOfferRequests } from './offer-requests.service.ts'

const desk = await sportsDesk()
const { server } = desk
const head = {}
const second = { staffId: 2, name: '수아' }
const trader = { permissions: ['sports.read', 'sports.trade'] as const, staffId: 7, name: '지윤' }

type Act = Parameters<typeof changeBoardOffer>[1]['change']
const act = async (eventId: number, market: string, seen: number, change: Act, by: Partial<typeof trader> = head) =>
  sportsOffer.data.parse(await server.staff((ctx) => changeBoardOffer(ctx, { eventId, market, seen, change }), by))
const confirm = (requestId: number | null, by: Partial<typeof trader> = second) =>
  server.staff((ctx) => confirmBoardOffer(ctx, requestId ?? 0), by)
const waiting = async (by: Partial<typeof trader> = head, siteId = 1) =>
  sportsOfferRequests.data.parse(await server.staff(listOfferRequests, by, siteId)).requests
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => '',
    (error: unknown) => (error instanceof StaffRefusal ? error.code : Promise.reject(error)),
  )
/** Fair: 2.00, 3.33 and 5.00. */
const prices = (home: number) => ({ what: 'prices', prices: { '1': home, '2': 3_000, '3': 4_000 } }) as const

describe('a price above the fair one', () => {
  test('is asked for, changes nothing, and is sold once another head trader has confirmed it', async () => {
    const eventId = await desk.addEvent()
    const before = await desk.priceOf(eventId)
    expect(
      await server.staff((ctx) => checkPrice(ctx, { eventId, market: '1', outcome: '1', price: 2_050 })),
    ).toMatchObject({ problem: null, needsSecond: true })
    const { requestId, version } = await act(eventId, '1', 0, prices(2_050))
    expect([requestId !== null, version]).toEqual([true, 0])
    expect(await desk.priceOf(eventId)).toBe(before)
    expect(await waiting(second)).toMatchObject([
      { wanted: { market: expect.stringMatching(/./), prices: [{ from: before, to: 2_050 }, {}, {}] }, isOwn: false },
    ])
    expect(await codeOf(confirm(requestId, head))).toBe('STAFF_FORBIDDEN')
    await confirm(requestId)
    expect(await desk.priceOf(eventId)).toBe(2_050)
    expect(await waiting()).toEqual([])
    expect(await codeOf(confirm(requestId))).toBe('STAFF_ALREADY_HANDLED')
    // No higher than what two have decided: one alone.
    expect((await act(eventId, '1', 1, prices(2_030))).requestId).toBeNull()
    expect(await desk.priceOf(eventId)).toBe(2_030)
  })

  test('is none up to the fair one, and none for a trader, who is refused', async () => {
    const eventId = await desk.addEvent()
    expect(await codeOf(act(eventId, '1', 0, prices(2_050), trader))).toBe('STAFF_INVALID')
    expect((await act(eventId, '1', 0, prices(2_000))).requestId).toBeNull()
  })

  test('waits for nobody where the market changed since, the match began, or it was dropped', async () => {
    const [changed, begun] = [await desk.addEvent(), await desk.addEvent()]
    const { requestId } = await act(changed, '1', 0, prices(2_050))
    expect(await codeOf(act(changed, '1', 0, prices(2_060), second))).toBe('STAFF_CONFLICT')
    await act(changed, '1', 0, { what: 'suspend' })
    expect(await codeOf(confirm(requestId))).toBe('STAFF_CONFLICT')
    await server.staff((ctx) => dropOffer(ctx, requestId ?? 0))
    expect(await codeOf(act(changed, '1', 0, prices(2_050)))).toBe('STAFF_CONFLICT')
    const late = await act(begun, '1', 0, prices(2_050))
    await desk.setEvent(begun, 'live')
    expect(await codeOf(confirm(late.requestId))).toBe('STAFF_INVALID')
    await server.staff((ctx) => dropOffer(ctx, late.requestId ?? 0))
    expect(await waiting()).toEqual([])
  })
})

test('a margin below 2% takes two, a higher one does not, and another site decides nothing here', async () => {
  const eventId = await desk.addEvent()
  await addSecondSite(server)
  const { requestId, marginBp } = await act(eventId, '', 0, { what: 'margin', marginBp: 199 })
  expect([requestId !== null, marginBp]).toEqual([true, null])
  expect(await waiting(second, 2)).toEqual([])
  expect(await codeOf(server.staff((ctx) => confirmBoardOffer(ctx, requestId ?? 0), second, 2))).toBe('STAFF_NOT_FOUND')
  const before = await desk.priceOf(eventId)
  await confirm(requestId)
  expect(await desk.priceOf(eventId)).toBeGreaterThan(before)
  expect(await act(eventId, '', 1, { what: 'margin', marginBp: 200 })).toMatchObject({ requestId: null, marginBp: 200 })
})
