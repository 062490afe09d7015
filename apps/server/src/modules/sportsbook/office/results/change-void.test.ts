import type { SportChange } from '@maru/contract'
import { won } from '@maru/sports'
import { afterAll, describe, expect, test } from 'vitest'
import { settlementDesk } from '../../settle/settle.fixture.ts'
import { changeDesk, otherResult, second } from './change-result.fixture.ts'
import { followChanges } from './follow-changes.service.ts'

const desk = await settlementDesk()
const { server } = desk
const { ask, change, confirm, preview, rowOf, settledEvent } = changeDesk(desk)
afterAll(() => desk.close())

const wholeEvent = (eventId: number): SportChange => ({ kind: 'void', eventId, market: null, since: null })
const takenBack = (eventId: number): SportChange => ({ kind: 'restore', eventId, market: null })

describe('a void', () => {
  test('of bets accepted since an instant leaves the others, and is taken back by two', async () => {
    const eventId = await desk.event()
    const memberId = await desk.member()
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute))
    const tickets = await Promise.all(
      [10, 20].map((minute) => desk.place({ memberId, legs: [{ eventId, price: 2_000 }], at: at(minute) })),
    )
    await desk.say(eventId, { outcomes: { 1: won } })
    await desk.settle()
    const states = async () => (await Promise.all(tickets.map(desk.ticket))).map(({ state }) => state)
    const late: SportChange = { kind: 'void', eventId, market: '1', since: at(15).toISOString() }
    const said = await preview(late)
    expect(said.books).toMatchObject([{ groups: [{ group: 'changed', moved: -1_000 }, { group: 'unchanged' }] }])
    await confirm(await ask(late), said.seen)
    await desk.settle()
    expect(await states()).toEqual(['settled', 'void'])
    expect(await preview(late)).toMatchObject({ markets: [], books: [] })
    await change(takenBack(eventId))
    await desk.settle()
    expect(await states()).toEqual(['settled', 'settled'])
    await expect(ask(takenBack(eventId))).rejects.toMatchObject({ code: 'STAFF_STATUS_ORDER' })
    await desk.nothingIsWrong()
  })

  test('that is taken back leaves what was corrected while it stood', async () => {
    const { eventId, tickets } = await settledEvent()
    const since: SportChange = { kind: 'void', eventId, market: '1', since: '2026-01-01T00:00:00.000Z' }
    await change(since)
    await change(otherResult(eventId))
    await change(takenBack(eventId))
    await desk.settle()
    expect(await Promise.all(tickets.map(desk.ticket))).toMatchObject([
      { state: 'settled', payout: 0 },
      { state: 'settled', payout: 2_000 },
    ])
    await desk.nothingIsWrong()
  })

  test('of all that is taken back leaves bets void that were void by when they were accepted', async () => {
    const eventId = await desk.event()
    const memberId = await desk.member()
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute))
    const place = (minute: number) => desk.place({ memberId, legs: [{ eventId, price: 2_000 }], at: at(minute) })
    const tickets = [await place(10), await place(20)]
    const windows = [{ from: at(15).getTime(), until: at(25).getTime() }]
    await desk.say(eventId, { kind: 'void', windows })
    await desk.say(eventId, { windows, outcomes: { 1: won } })
    await desk.settle()
    const before = await Promise.all(tickets.map(desk.ticket))
    expect(before).toMatchObject([{ state: 'settled' }, { state: 'void' }])
    for (const one of [wholeEvent(eventId), takenBack(eventId)]) {
      await change(one)
      await desk.settle()
    }
    expect(await Promise.all(tickets.map(desk.ticket))).toEqual(before)
    await desk.nothingIsWrong()
  })

  test('of an event is of all its markets, and nothing is bet on it any more at any site', async () => {
    const eventId = await desk.event(['1', '18', '29'])
    await desk.place({ memberId: await desk.member(), legs: [{ eventId, price: 2_000 }] })
    const all = wholeEvent(eventId)
    const said = await preview(all)
    expect(said.markets.map(({ key }) => key)).toEqual(['1'])
    await confirm(await ask(all), said.seen)
    const found = async () =>
      (
        await server.pool.query(
          `SELECT (SELECT array_agg(DISTINCT state) FROM sportsdata.market WHERE event_id = $1) AS states,
             (SELECT count(*) FROM site.site s WHERE NOT EXISTS (SELECT FROM sportsbook.offer_change o
                WHERE o.site_id = s.site_id AND o.event_id = $1 AND o.market_key = '' AND o.is_suspended))::int AS selling`,
          [eventId],
        )
      ).rows[0]
    expect(await found()).toEqual({ states: ['cancelled'], selling: 0 })
    await change(takenBack(eventId))
    expect(await found()).toEqual({ states: ['closed'], selling: 0 })
  })

  test('that the feed has settled since says so, until it is taken back and the settlement counts', async () => {
    const eventId = await desk.event()
    const ticket = await desk.place({ memberId: await desk.member(), legs: [{ eventId, price: 2_000 }] })
    const all = wholeEvent(eventId)
    const changeId = await ask(all)
    await confirm(changeId, (await preview(all)).seen)
    expect(await rowOf(changeId)).toMatchObject({ isFeedUnfollowed: false })
    await server.ownerPool.query(
      `WITH m AS (UPDATE sportsdata.market SET result_version = result_version + 1 WHERE event_id = $1 RETURNING event_id, market_key, result_version)
       INSERT INTO sportsdata.result (event_id, market_key, version, kind, windows, outcomes, source, is_confirmed, rules_version, at)
       SELECT event_id, market_key, result_version, 'void', '[]', '[{"id": "1", "voidHalves": 0, "result": 1, "sharedBy": 1}]', 'feed', true, 'test', now() FROM m`,
      [eventId],
    )
    expect(await rowOf(changeId)).toMatchObject({ isFeedUnfollowed: true })
    await change(takenBack(eventId))
    expect(await rowOf(changeId)).toMatchObject({ isFeedUnfollowed: false })
    await desk.settle()
    expect(await desk.ticket(ticket)).toMatchObject({ state: 'settled', payout: 2_000 })
  })

  test('that is taken back is done once its tickets have followed, whatever is accepted later', async () => {
    const eventId = await desk.event()
    const memberId = await desk.member()
    await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
    await desk.say(eventId, { kind: 'void' })
    await desk.settle()
    const back = takenBack(eventId)
    const changeId = await ask(back)
    await confirm(changeId, (await preview(back)).seen)
    await desk.settle()
    server.clock.advance(1_000)
    await desk.place({ memberId, legs: [{ eventId, price: 2_000 }] })
    await followChanges(server.contexts)
    expect(await rowOf(changeId)).toMatchObject({ state: 'done', followed: 1, tickets: 1 })
    expect(await rowOf(changeId, { ...second, siteIds: [] })).toMatchObject({ followed: null, tickets: 0 })
  })

  test('of all is corrected by no score before it is taken back', async () => {
    const { eventId } = await settledEvent()
    const all = wholeEvent(eventId)
    await change(all)
    expect((await preview(otherResult(eventId))).markets).toEqual([])
    const toCome: SportChange = { kind: 'void', eventId, market: null, since: '2099-01-01T00:00:00Z' }
    await expect(preview(toCome)).rejects.toMatchObject({ code: 'STAFF_INVALID' })
  })
})
