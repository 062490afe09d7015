import type { SportChange } from '@maru/contract'
import { lost, won } from '@maru/sports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '../../../../platform/context.ts'
import { settlementDesk } from '../../settle/settle.fixture.ts'
import { shownTicket } from '../../tickets/shown.service.ts'
import { askChange, confirmChange, dropChange, previewChange } from './change-result.service.ts'
import { followChanges } from './follow-changes.service.ts'
import { listChanges } from './list-changes.service.ts'

const desk = await settlementDesk()
const { server } = desk
afterAll(() => desk.close())
beforeAll(() => server.ownerPool.query(`UPDATE site.site SET name = 'Maru' WHERE site_id = 1`))

const first: Partial<Staff> = { staffId: 1 }
const second: Partial<Staff> = { staffId: 2 }
const third: Partial<Staff> = { staffId: 3 }
const preview = (change: SportChange, by = first) => server.staff((ctx) => previewChange(ctx, change), by)
const ask = async (change: SportChange, seen?: string) => {
  const said = seen ?? (await preview(change)).seen
  return server.staff((ctx) => askChange(ctx, { change, reason: '경기 기록 정정', seen: said }), first)
}
const confirm = (changeId: number, seen: string, by = second) =>
  server.staff((ctx) => confirmChange(ctx, changeId, seen), by)
const rowOf = async (changeId: number) =>
  (await server.staff(listChanges, second)).rows.find((row) => row.changeId === changeId)

/** One who won and one who lost, settled. */
const settledEvent = async () => {
  const eventId = await desk.event()
  await server.ownerPool.query(`UPDATE sportsdata.event SET state = 'ended' WHERE event_id = $1`, [eventId])
  const members = [await desk.member(1_000), await desk.member(1_000)] as const
  const tickets = [
    await desk.place({ memberId: members[0], legs: [{ eventId, outcome: '1', price: 3_000 }] }),
    await desk.place({ memberId: members[1], legs: [{ eventId, outcome: '3', price: 2_000 }] }),
  ]
  await desk.say(eventId, { outcomes: { 1: won, 2: lost, 3: lost } })
  await desk.settle()
  return { eventId, members, tickets }
}
const otherResult = (eventId: number): SportChange => ({
  kind: 'result',
  eventId,
  score: { home: 0, away: 2, periods: [], winner: null, method: null },
  picks: [],
})

describe('another result', () => {
  test('is previewed, confirmed by a second person, and pays otherwise exactly so', async () => {
    const { eventId, members, tickets } = await settledEvent()
    await desk.spend(members[0], 2_500)
    const said = await preview(otherResult(eventId))
    expect(said.books).toMatchObject([
      {
        siteId: 1,
        tickets: 2,
        members: 2,
        moved: -1_000,
        groups: [
          { group: 'won-lost', tickets: 1, moved: -3_000 },
          { group: 'lost-won', tickets: 1, moved: 2_000 },
        ],
        shortMembers: 1,
        short: 2_500,
      },
    ])
    const changeId = await ask(otherResult(eventId), said.seen)
    expect(await confirm(changeId, said.seen)).toMatchObject({ state: 'confirmed' })
    expect(await rowOf(changeId)).toMatchObject({ state: 'confirmed', followed: 0, tickets: 2 })
    await desk.settle()
    await followChanges(server.contexts)
    expect(await rowOf(changeId)).toMatchObject({ state: 'done', followed: 2, tickets: 2 })
    expect(await Promise.all(tickets.map(desk.ticket))).toMatchObject([{ payout: 0 }, { payout: 2_000 }])
    const shown = await server.member(members[0], (ctx) => shownTicket(ctx, tickets[0]?.ticketId ?? ''))
    expect(shown.legs).toMatchObject([{ state: 'lost', stateBefore: 'won' }])
    expect(await Promise.all(members.map(desk.held))).toEqual([
      { cash: 0, debt: 2_500 },
      { cash: 2_000, debt: 0 },
    ])
    await desk.nothingIsWrong()
  })

  test('is confirmed by another person alone, once, and by one of two who do it at once', async () => {
    const { eventId } = await settledEvent()
    const { seen } = await preview(otherResult(eventId))
    const changeId = await ask(otherResult(eventId))
    await expect(confirm(changeId, seen, { ...first, sessionId: 77 })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await expect(confirm(changeId, seen, { ...second, siteIds: [] })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const done = await Promise.allSettled([second, third].map((by) => confirm(changeId, seen, by)))
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(confirm(changeId, seen, third)).rejects.toMatchObject({ code: 'STAFF_ALREADY_HANDLED' })
    const { rows } = await server.pool.query('SELECT max(version) AS v FROM sportsdata.result WHERE event_id = $1', [
      eventId,
    ])
    expect(rows).toEqual([{ v: 2 }])
  })

  test('that comes to something else than what was seen is seen again first', async () => {
    const { eventId } = await settledEvent()
    const { seen } = await preview(otherResult(eventId))
    const changeId = await ask(otherResult(eventId))
    expect(await rowOf(changeId)).toMatchObject({ hasFeedSpoken: false })
    await desk.place({ memberId: await desk.member(), legs: [{ eventId, outcome: '3', price: 5_000 }] })
    const moved = await confirm(changeId, seen)
    expect(moved).toMatchObject({ state: 'changed', preview: { books: [{ tickets: 3, moved: 4_000 }] } })
    await desk.say(eventId, { outcomes: { 1: won, 2: won, 3: lost } })
    expect(await rowOf(changeId)).toMatchObject({ state: 'waiting', hasFeedSpoken: true })
    const again = await confirm(changeId, moved.preview.seen)
    expect(again.state).toBe('changed')
    expect(await confirm(changeId, again.preview.seen)).toMatchObject({ state: 'confirmed' })
  })

  test('that was asked for stays as it was asked for, whatever the program does', async () => {
    const { eventId } = await settledEvent()
    const changeId = await ask(otherResult(eventId))
    const write = (set: string) =>
      server.pool.query(`UPDATE sportsbook.result_change SET ${set} WHERE change_id = $1`, [changeId])
    await expect(write(`reason = 'another'`)).rejects.toThrow('does not change')
    await expect(write(`state = 'confirmed', decided_by = 1, decided_at = now(), said = '{}'`)).rejects.toThrow(
      'by_two',
    )
  })
})

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
    const back: SportChange = { kind: 'restore', eventId, market: null }
    await confirm(await ask(back), (await preview(back)).seen)
    await desk.settle()
    expect(await states()).toEqual(['settled', 'settled'])
    await expect(ask(back)).rejects.toMatchObject({ code: 'STAFF_STATUS_ORDER' })
    await desk.nothingIsWrong()
  })

  test('that is taken back leaves what was corrected while it stood', async () => {
    const { eventId, tickets } = await settledEvent()
    const since: SportChange = { kind: 'void', eventId, market: '1', since: '2026-01-01T00:00:00.000Z' }
    await confirm(await ask(since), (await preview(since)).seen)
    await confirm(await ask(otherResult(eventId)), (await preview(otherResult(eventId))).seen)
    const back: SportChange = { kind: 'restore', eventId, market: null }
    await confirm(await ask(back), (await preview(back)).seen)
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
    for (const change of [
      { kind: 'void', eventId, market: null, since: null },
      { kind: 'restore', eventId, market: null },
    ] as const) {
      await confirm(await ask(change), (await preview(change)).seen)
      await desk.settle()
    }
    expect(await Promise.all(tickets.map(desk.ticket))).toEqual(before)
    await desk.nothingIsWrong()
  })

  test('of all is corrected by no score before it is taken back', async () => {
    const { eventId } = await settledEvent()
    const all: SportChange = { kind: 'void', eventId, market: null, since: null }
    await confirm(await ask(all), (await preview(all)).seen)
    expect((await preview(otherResult(eventId))).markets).toEqual([])
    await expect(preview({ ...all, since: '2099-01-01T00:00:00Z' })).rejects.toMatchObject({ code: 'STAFF_INVALID' })
  })
})

// Last: it moves the clock.
test('a change waits for a day, one of an event at a time, and is dropped once', async () => {
  const { eventId } = await settledEvent()
  const { seen } = await preview(otherResult(eventId))
  const changeId = await ask(otherResult(eventId))
  await expect(ask({ kind: 'void', eventId, market: null, since: null })).rejects.toMatchObject({
    code: 'STAFF_CONFLICT',
  })
  // However many others came after it.
  await server.ownerPool.query(
    `INSERT INTO sportsbook.result_change (event_id, change, reason, preview, versions, state, asked_by, asked_at, decided_at)
     SELECT event_id, change, reason, preview, versions, 'dropped', asked_by, asked_at + interval '1 second', asked_at
     FROM sportsbook.result_change CROSS JOIN generate_series(1, 51) WHERE change_id = $1`,
    [changeId],
  )
  expect(await rowOf(changeId)).toMatchObject({ state: 'waiting' })
  await server.ownerPool.query('DELETE FROM sportsbook.result_change WHERE asked_at > $1', [server.clock.now()])
  server.clock.advance(24 * 3_600_000)
  await expect(confirm(changeId, seen)).rejects.toMatchObject({ code: 'STAFF_ALREADY_HANDLED' })
  expect(await rowOf(changeId)).toMatchObject({ state: 'expired' })
  const next = await ask(otherResult(eventId))
  await server.staff((ctx) => dropChange(ctx, next), first)
  await expect(server.staff((ctx) => dropChange(ctx, next), first)).rejects.toMatchObject({
    code: 'STAFF_ALREADY_HANDLED',
  })
  expect(await desk.settle()).toBe(0)
})
