import type { SportScoreIn } from '@maru/contract'
import { lost, won } from '@maru/sports'
import { afterAll, describe, expect, test } from 'vitest'
import type { Staff } from '../../../../platform/context.ts'
import { addSecondSite } from '../../../../testing/people.ts'
import { storeResult } from '../../../sportsdata/index.ts'
import { closeSettling, settleDue, settlingOf } from '../../settle/settle.service.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { enterResult, withdrawResult } from './enter-result.service.ts'
import { resultForm } from './result-form.service.ts'
import { listWaiting } from './waiting.service.ts'

const desk = await sportsDesk()
const { server } = desk
await addSecondSite(server)
afterAll(() => closeSettling(desk.services))

const first: Partial<Staff> = { staffId: 1 }
const second: Partial<Staff> = { staffId: 2 }
const score = (home: number, away: number, more: Partial<SportScoreIn> = {}): SportScoreIn => ({
  home,
  away,
  periods: [],
  winner: null,
  method: null,
  ...more,
})
type Typed = { score?: SportScoreIn | null; picks?: { market: string; outcome: string | null }[] }
const enter = (eventId: number, by: Partial<Staff>, { score: figures = null, picks = [] }: Typed) =>
  server.staff((ctx) => enterResult(ctx, { eventId, score: figures, picks }), by)
const waiting = async () => (await server.staff(listWaiting, first)).events
const settle = () => settleDue(settlingOf(desk.services))
const memberId = await desk.member()

/** A ticket on the home side and one on over, and the event is over. */
const played = async (
  markets: Parameters<typeof desk.pick>[1][] = [{}, { market: '18/total=2.5', outcome: '12' }],
  startsAt = '2026-11-20T20:00:00+09:00',
) => {
  const eventId = await desk.addEvent({ startsAt })
  await desk.setMarket(eventId, '8/goalnr=1', { 6: 0.5, 7: 0.1, 8: 0.4 })
  const tickets: string[] = []
  for (const market of markets) {
    const body = await desk.ticketOn([], { selections: [await desk.pick(eventId, market)], sizes: [1] })
    expect((await desk.place(memberId, body)).code).toBe('0')
    tickets.push(body.ticketId)
  }
  await desk.setEvent(eventId, 'ended')
  return { eventId, tickets }
}
const states = async (tickets: readonly string[]) =>
  (await Promise.all(tickets.map((ticket) => desk.ticket(memberId, ticket)))).map(({ state, payout }) => [
    state,
    payout > 0,
  ])
const audited = async (eventId: number) =>
  (
    await server.pool.query(
      `SELECT action, after::text AS after FROM audit.entry WHERE target = $1 ORDER BY entry_id`,
      [`sport-event:${eventId}`],
    )
  ).rows as { action: string; after: string }[]

describe('a result', () => {
  test('typed the same by two settles every market that follows from it, and its event has ended so', async () => {
    const { eventId, tickets } = await played()
    expect((await waiting()).map((row) => [row.eventId, row.markets, row.tickets, row.entry])).toEqual([
      [eventId, 2, 2, null],
    ])
    expect(await enter(eventId, first, { score: score(1, 3) })).toBe('waiting')
    expect(await settle()).toBe(0)
    expect((await waiting())[0]?.entry).toMatchObject({ isOwn: true })
    expect(await enter(eventId, second, { score: score(1, 3) })).toBe('settled')
    await settle()
    expect(await states(tickets)).toEqual([
      ['settled', false],
      ['settled', true],
    ])
    expect(await waiting()).toEqual([])
    const form = await server.staff((ctx) => resultForm(ctx, eventId), first)
    expect(form.event).toMatchObject({ state: 'ended', score: { home: 1, away: 3 } })
    expect(form.markets[0]).toMatchObject({ isOpen: false, result: { source: 'staff', version: 1 } })
    await desk.nothingIsWrong()
  })

  test('is shown to nobody before the second has typed it, nor named in the log', async () => {
    const { eventId } = await played()
    await enter(eventId, first, { score: score(71, 3) })
    const form = await server.staff((ctx) => resultForm(ctx, eventId), second)
    expect(form.entry).toMatchObject({ isOwn: false })
    expect(JSON.stringify([form, await waiting(), await audited(eventId)])).not.toMatch(/71/)
  })

  test('typed differently is forgotten by both, and begins anew', async () => {
    const { eventId, tickets } = await played()
    await enter(eventId, first, { score: score(1, 0) })
    expect(await enter(eventId, second, { score: score(1, 1) })).toBe('different')
    expect((await waiting()).find((row) => row.eventId === eventId)?.entry).toBeNull()
    // Whoever was second is the first of two now.
    expect(await enter(eventId, second, { score: score(1, 1) })).toBe('waiting')
    expect(await states(tickets)).toEqual([
      ['accepted', false],
      ['accepted', false],
    ])
    expect((await audited(eventId)).map(({ action }) => action)).toEqual([
      'sports.enter-result',
      'sports.forget-result',
      'sports.enter-result',
    ])
  })

  test('is never said by one person, in whatever session', async () => {
    const { eventId } = await played()
    await enter(eventId, first, { score: score(2, 0) })
    await expect(enter(eventId, { ...first, sessionId: 99 }, { score: score(2, 0) })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
      detail: { why: 'same-staff' },
    })
    await expect(
      server.pool.query(
        'UPDATE sportsbook.result_entry SET confirmed_by = 1, confirmed_at = now() WHERE event_id = $1',
        [eventId],
      ),
    ).rejects.toThrow('check constraint')
  })

  test('is said by staff of every site alone', async () => {
    const { eventId } = await played()
    await expect(enter(eventId, { ...first, siteIds: [1] }, { score: score(2, 0) })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    expect((await server.staff(listWaiting, { siteIds: [2] }, 2)).events).toEqual([])
    expect((await server.staff(listWaiting, { siteIds: [1] })).mayDecide).toBe(false)
  })

  test('that two type at once is typed by one of them first', async () => {
    const { eventId } = await played()
    const done = await Promise.all([first, second].map((by) => enter(eventId, by, { score: score(0, 0) })))
    expect(done.sort()).toEqual(['settled', 'waiting'])
  })

  test('of an event whose feed spoke meanwhile is forgotten, and what the feed said stands', async () => {
    const { eventId, tickets } = await played()
    await enter(eventId, first, { score: score(2, 0) })
    for (const marketKey of ['1', '18/total=2.5'])
      await server.system((ctx) =>
        storeResult(ctx, {
          eventId,
          marketKey,
          kind: 'settled',
          windows: [],
          outcomes: new Map([
            ['1', lost],
            ['12', won],
          ]),
          source: 'rule',
          reason: null,
        }),
      )
    expect(await enter(eventId, second, { score: score(2, 0) })).toBe('decided')
    await settle()
    expect(await states(tickets)).toEqual([
      ['settled', false],
      ['settled', true],
    ])
    await expect(enter(eventId, second, { score: score(2, 0) })).rejects.toMatchObject({ code: 'STAFF_STATUS_ORDER' })
  })

  test('leaves bets void that were accepted in a window', async () => {
    const eventId = await desk.addEvent()
    const early = await desk.ticketOn([eventId])
    await desk.place(memberId, early)
    server.clock.advance(60_000)
    const until = server.clock.now().getTime()
    const late = await desk.ticketOn([eventId], { stake: 12_000 })
    await desk.place(memberId, late)
    await desk.setEvent(eventId, 'ended')
    const window = { eventId, marketKey: '1', kind: 'void' as const, windows: [{ from: null, until }], reason: null }
    await server.system((ctx) => storeResult(ctx, { ...window, outcomes: new Map(), source: 'rule' }))
    await settle()
    await enter(eventId, first, { score: score(1, 0) })
    expect(await enter(eventId, second, { score: score(1, 0) })).toBe('settled')
    await settle()
    expect(await states([early.ticketId, late.ticketId])).toEqual([
      ['void', true],
      ['settled', true],
    ])
  })

  test('that does not follow from the score is chosen by both', async () => {
    const { eventId, tickets } = await played([{ market: '8/goalnr=1', outcome: '8' }])
    const form = await server.staff((ctx) => resultForm(ctx, eventId), first)
    expect(form).toMatchObject({
      needsScore: false,
      parts: expect.any(Array),
      markets: [{ isByHand: true, isOpen: true }],
    })
    const by = (outcome: string | null) => ({ picks: [{ market: '8/goalnr=1', outcome }] })
    await expect(enter(eventId, first, {})).rejects.toMatchObject({
      detail: { fields: [{ field: '8/goalnr=1', problem: 'missing' }] },
    })
    await expect(enter(eventId, first, by('99'))).rejects.toMatchObject({
      detail: { fields: [{ field: '8/goalnr=1', problem: 'outcome' }] },
    })
    expect(await enter(eventId, first, by('8'))).toBe('waiting')
    expect(await enter(eventId, second, by(null))).toBe('different')
    await enter(eventId, first, by('8'))
    expect(await enter(eventId, second, by('8'))).toBe('settled')
    await settle()
    expect(await states(tickets)).toEqual([['settled', true]])
  })

  test('is not typed before the event is over, and is withdrawn once', async () => {
    const eventId = await desk.addEvent()
    await desk.place(memberId, await desk.ticketOn([eventId], { stake: 11_000 }))
    await expect(enter(eventId, first, { score: score(1, 0) })).rejects.toMatchObject({ code: 'STAFF_STATUS_ORDER' })
    await expect(enter(999_999_999, first, {})).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    // Its feed is silent: it should have ended.
    server.clock.advance(48 * 3_600_000)
    expect((await waiting()).find((row) => row.eventId === eventId)).toMatchObject({ hasEnded: false, tickets: 1 })
    await enter(eventId, first, { score: score(1, 0) })
    await server.staff((ctx) => withdrawResult(ctx, eventId), second)
    await expect(server.staff((ctx) => withdrawResult(ctx, eventId), second)).rejects.toMatchObject({
      code: 'STAFF_ALREADY_HANDLED',
    })
  })

  test('counts for a day: whoever types it later is the first of two again', async () => {
    const { eventId } = await played([{}], '2026-12-01T20:00:00+09:00')
    await enter(eventId, first, { score: score(2, 0) })
    server.clock.advance(24 * 3_600_000)
    expect((await waiting()).find((row) => row.eventId === eventId)?.entry).toBeNull()
    expect(await enter(eventId, second, { score: score(2, 0) })).toBe('waiting')
    expect(await enter(eventId, first, { score: score(2, 0) })).toBe('settled')
  })
})
