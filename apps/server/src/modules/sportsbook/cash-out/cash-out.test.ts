import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openCombined, openSingles } from '../office/board/what-if.repository.ts'
import { lossIfAllWin } from '../office/board/what-if.rules.ts'
import { changeOffer } from '../rules/offer.service.ts'
import { chances } from '../sportsbook.fixture.ts'
import { setCashOutOffer } from '../tickets/cash-out-offer.ts'
import { cashOutDesk } from './cash-out.fixture.ts'
import { shownOfferOf } from './cash-out.service.ts'

setCashOutOffer(shownOfferOf)
const desk = await cashOutDesk()
afterAll(() => desk.close())

const CASH = 1_000_000
const STAKE = 10_000
const [MARGIN, LIVE_MARGIN] = [0.97, 0.94]
/** What a single at this price is worth when it wins so often. */
const worth = (price: number, probability: number, stake = STAKE, margin = MARGIN): number =>
  Math.floor((stake * price * margin) / Math.ceil(1_000 / probability))

describe('a ticket is cashed out', () => {
  test('whole: its wager ends with the value, and its result pays nothing more', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const price = await desk.priceOf(event)
    const ticketId = await desk.placed(memberId, [event])
    await desk.setMarket(event, '1', { '1': 0.8, '2': 0.1, '3': 0.1 })
    const value = worth(price, 0.8)
    expect(await desk.offer(memberId, ticketId)).toEqual({ value, step: 1, most: STAKE - 1 })
    const cashOutId = randomUUID()
    const done = await desk.cashOut(memberId, ticketId, { value, cashOutId })
    expect(done).toMatchObject({
      code: '0',
      ticket: { state: 'cashed', cashedStake: STAKE, cashedPaid: value, cashOut: null },
    })
    expect(done.cash).toBe(CASH - STAKE + value)
    expect(await desk.cashOut(memberId, ticketId, { value, cashOutId })).toEqual(done)
    expect(await desk.cashOut(memberId, ticketId, { value: value - 1, cashOutId })).toMatchObject({ code: 'K409' })
    expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: 'B6027' })
    await desk.decide(event, true)
    await desk.settle()
    expect(await desk.ticket(memberId, ticketId)).toMatchObject({
      state: 'cashed',
      payout: 0,
      legs: [{ state: 'won' }],
    })
    expect(await desk.cash(memberId)).toBe(CASH - STAKE + value)
    const { stored, counted } = await desk.exposures()
    expect(stored).toEqual(counted)
    await desk.nothingIsWrong()
  })

  test('in parts: the rest is settled, corrected and taken back alone', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const price = await desk.priceOf(event)
    const ticketId = await desk.placed(memberId, [event])
    const paid = worth(price, chances['1'], 4_000)
    expect(await desk.cashOut(memberId, ticketId, { stake: 4_000, value: paid })).toMatchObject({
      ticket: { state: 'accepted', cashedStake: 4_000, cashedPaid: paid },
      cash: CASH - STAKE + paid,
    })
    expect((await desk.offer(memberId, ticketId))?.most).toBe(5_999)
    await desk.nothingIsWrong()
    const cash = () => desk.cash(memberId)
    await desk.decide(event, true)
    await desk.settle()
    expect(await desk.ticket(memberId, ticketId)).toMatchObject({ state: 'settled', payout: 6 * price })
    expect(await cash()).toBe(CASH - STAKE + paid + 6 * price)
    await desk.decide(event, false)
    await desk.settle()
    expect(await cash()).toBe(CASH - STAKE + paid)
    await desk.nothingIsWrong()
  })

  test('in parts: the book risks what is left alone, as what-if and the tickets say one by one, through results and back', async () => {
    const [memberId, event, other, third] = [
      await desk.member(CASH),
      await desk.addEvent(),
      await desk.addEvent(),
      await desk.addEvent(),
    ]
    const single = await desk.placed(memberId, [event], 10_001)
    await desk.placed(await desk.member(CASH), [event], 5_000)
    const double = await desk.placed(memberId, [event, other], 7_003)
    const system = await desk.ticketOn([event, other, third], { sizes: [2], stake: 9_000 })
    expect((await desk.place(memberId, system)).code).toBe('0')
    const agree = async () => {
      const { stored, counted } = await desk.exposures()
      expect(stored).toEqual(counted)
      const loss = stored.find(({ kind, key }) => kind === 'event' && key === String(event))?.loss ?? 0
      const slow = await desk.server.system(async (ctx) =>
        lossIfAllWin({
          eventId: event,
          singles: await openSingles(ctx, event),
          combined: await openCombined(ctx, event, 9),
        }),
      )
      // Each ticket is rounded up here and down there.
      expect(loss - slow).toBeGreaterThanOrEqual(0)
      expect(loss - slow).toBeLessThan(4)
      await desk.nothingIsWrong()
      return loss
    }
    const before = await agree()
    for (const [ticketId, stake] of [
      [single, 3_334],
      [single, 7],
      [double, 7_002],
      [system.ticketId, 3_000],
    ] as const)
      expect(await desk.cashOut(memberId, ticketId, { stake })).toMatchObject({ code: '0' })
    const after = await agree()
    expect(after).toBeLessThan(before)
    await desk.decide(event, true)
    await desk.settle()
    await desk.say(event, 'open', [])
    await desk.settle()
    expect(await agree()).toBe(after)
    // The whole of what is left: nothing of it stays. Its market is closed until the feed speaks again.
    await desk.setMarket(event, '1', chances)
    expect(await desk.cashOut(memberId, single)).toMatchObject({ code: '0', ticket: { state: 'cashed' } })
    await agree()
  })

  test('in parts, and where the rest is void that comes back', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const ticketId = await desk.placed(memberId, [event])
    const { ticket } = await desk.cashOut(memberId, ticketId, { stake: 4_000 })
    await desk.cancel(event)
    await desk.settle()
    expect(await desk.ticket(memberId, ticketId)).toMatchObject({
      state: 'settled',
      payout: 6_000,
      legs: [{ state: 'void' }],
    })
    expect(await desk.cash(memberId)).toBe(CASH - 4_000 + (ticket?.cashedPaid ?? 0))
    await desk.nothingIsWrong()
  })

  test('not for less than the member saw, in no parts that it has not, and not while a market is closed', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const ticketId = await desk.placed(memberId, [event])
    const { value = 0 } = (await desk.offer(memberId, ticketId)) ?? {}
    expect(await desk.cashOut(memberId, ticketId, { value: value + 1 })).toMatchObject({
      code: 'B6026',
      ticket: { cashOut: { value } },
    })
    for (const stake of [STAKE + 1, Number.MAX_SAFE_INTEGER])
      expect(await desk.cashOut(memberId, ticketId, { stake })).toMatchObject({ code: 'B6027' })
    expect(await desk.cashOut(await desk.member(CASH), ticketId)).toMatchObject({ code: 'N404' })
    await desk.setMarket(event, '1', chances, 'suspended')
    expect([await desk.offer(memberId, ticketId), await desk.cashOut(memberId, ticketId)]).toMatchObject([
      null,
      { code: 'B6027' },
    ])
    expect(await desk.cash(memberId)).toBe(CASH - STAKE)
  })

  test('not while a result that was corrected or taken back has not reached it', async () => {
    const [memberId, first, second] = [await desk.member(CASH), await desk.addEvent(), await desk.addEvent()]
    const ticketId = await desk.placed(memberId, [first, second])
    await desk.decide(first, true)
    await desk.settle()
    expect(await desk.offer(memberId, ticketId)).not.toBeNull()
    await desk.decide(first, false)
    expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: 'B6027' })
    await desk.cancel(first)
    expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: 'B6027' })
    await desk.settle()
    expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: '0' })
    await desk.nothingIsWrong()
  })

  test('for no more than was paid for it where a trader offers more than the fair price', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const change = {
      eventId: event,
      marketKey: '1',
      isSuspended: false,
      marginBp: null,
      prices: { '1': 2_100, '2': 3_000, '3': 4_000 },
    }
    await desk.server.staff((ctx) => changeOffer(ctx, change))
    const ticketId = await desk.placed(memberId, [event])
    expect((await desk.offer(memberId, ticketId))?.value).toBe(STAKE * MARGIN)
  })

  test('once where it is asked several times at the same moment, or settled meanwhile', async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const ticketId = await desk.placed(memberId, [event])
    const all = await Promise.all([1, 2, 3].map(() => desk.cashOut(memberId, ticketId, { value: 1 })))
    expect(all.map(({ code }) => code).sort()).toEqual(['0', 'B6027', 'B6027'])
    const raced = await desk.placed(memberId, [await desk.addEvent()])
    const parts = await Promise.all([1, 2, 3].map(() => desk.cashOut(memberId, raced, { stake: 4_000 })))
    expect(parts.map(({ code }) => code).sort()).toEqual(['0', '0', 'B6027'])
    await desk.nothingIsWrong()
  })
})

describe('with a live event', () => {
  const live = async () => {
    const [memberId, event] = [await desk.member(CASH), await desk.addEvent()]
    const [price, ticketId] = [await desk.priceOf(event), await desk.placed(memberId, [event])]
    await desk.setEvent(event, 'live')
    return { memberId, event, ticketId, price }
  }
  const later = (seconds: number) =>
    desk.server.clock.set(new Date(desk.server.clock.now().getTime() + seconds * 1_000).toISOString())

  test('it is worth less by the margin of live events, takes the delay of its sport, and is checked again', async () => {
    const { memberId, ticketId, price } = await live()
    const { value = 0 } = (await desk.offer(memberId, ticketId)) ?? {}
    expect(value).toBe(worth(price, chances['1'], STAKE, LIVE_MARGIN))
    const cashOutId = randomUUID()
    const ask = () => desk.cashOut(memberId, ticketId, { value, cashOutId })
    expect(await ask()).toMatchObject({ code: '0', doneAt: null, ticket: { state: 'accepted' } })
    expect(await desk.cashOut(memberId, ticketId)).toMatchObject({ code: 'B6027' })
    await desk.delaysEnd()
    expect(await ask()).toMatchObject({ doneAt: null })
    later(6)
    await Promise.all([desk.delaysEnd(), desk.delaysEnd()])
    expect(await ask()).toMatchObject({ ticket: { state: 'cashed', cashedPaid: value }, cash: CASH - STAKE + value })
    await desk.nothingIsWrong()
  })

  test.each<[string, (event: number) => Promise<unknown>, string]>([
    ['it is worth less', (event) => desk.setMarket(event, '1', { '1': 0.2, '2': 0.4, '3': 0.4 }), 'B6026'],
    ['its market is closed', (event) => desk.setMarket(event, '1', chances, 'suspended'), 'B6027'],
    ['it is settled', (event) => desk.decide(event, false).then(() => desk.settle()), 'B6027'],
  ])('it is refused where meanwhile %s', async (_, change, code) => {
    const { memberId, event, ticketId } = await live()
    const { value = 0 } = (await desk.offer(memberId, ticketId)) ?? {}
    const cashOutId = randomUUID()
    const ask = () => desk.cashOut(memberId, ticketId, { value, cashOutId })
    await ask()
    await change(event)
    later(6)
    await desk.delaysEnd()
    expect(await ask()).toMatchObject({ code })
    expect(await desk.cash(memberId)).toBe(CASH - STAKE)
    await desk.nothingIsWrong()
  })
})
