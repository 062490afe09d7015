import { lost, won } from '@maru/sports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '../../../../platform/context.ts'
import { settlementDesk } from '../../settle/settle.fixture.ts'
import { shownTicket } from '../../tickets/shown.service.ts'
import { changeDesk, first, otherResult, second } from './change-result.fixture.ts'
import { dropChange } from './change-result.service.ts'
import { followChanges } from './follow-changes.service.ts'
import { listChanges } from './list-changes.service.ts'

const desk = await settlementDesk()
const { server } = desk
const { ask, confirm, preview, rowOf, settledEvent } = changeDesk(desk)
afterAll(() => desk.close())
beforeAll(() => server.ownerPool.query(`UPDATE site.site SET name = 'Maru' WHERE site_id = 1`))

const third: Partial<Staff> = { staffId: 3 }

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

  test('names markets and what wins in the language of who reads it, not of who asked', async () => {
    const { eventId } = await settledEvent()
    const changeId = await ask(otherResult(eventId))
    const namesIn = (language: 'ko' | 'vn') =>
      server.staff(async (ctx) => {
        const { rows } = await listChanges({ ...ctx, language })
        const [market] = rows.find((row) => row.changeId === changeId)?.preview.markets ?? []
        return [market?.name, market?.before.winners.length]
      }, second)
    expect([await namesIn('ko'), await namesIn('vn')]).toEqual([
      ['승무패', 1],
      [expect.stringMatching(/^(?!승무패|1$)/), 1],
    ])
    await server.staff((ctx) => dropChange(ctx, changeId), first)
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

  test('is confirmed although single tickets came while it was read, and the log says both sums', async () => {
    const { eventId } = await settledEvent()
    const { seen } = await preview(otherResult(eventId))
    await expect(ask(otherResult(eventId), `${seen.split(' ')[0]} 1:x`)).rejects.toMatchObject({
      code: 'STAFF_CONFLICT',
    })
    const changeId = await ask(otherResult(eventId))
    await desk.place({ memberId: await desk.member(), legs: [{ eventId, outcome: '3', price: 2_000 }], perLine: 10 })
    expect(await confirm(changeId, seen)).toMatchObject({ state: 'confirmed', preview: { books: [{ tickets: 3 }] } })
    const { rows } = await server.pool.query(
      `SELECT after FROM audit.entry WHERE action = 'sports.confirm-change' AND target = $1`,
      [`sport-event:${eventId}`],
    )
    expect(rows).toMatchObject([
      { after: { books: [{ tickets: 3, moved: -980 }], seen: [{ siteId: 1, tickets: 2, moved: -1_000 }] } },
    ])
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
