import type { SportScoreIn } from '@maru/contract'
import { afterAll, expect, test } from 'vitest'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { sportsFeed } from '../../../sportsdata/sportsdata.fixture.ts'
import { closeSettling, settleDue, settlingOf } from '../../settle/settle.service.ts'
import { voidStopped } from '../../settle/void-stopped.service.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { askChange, confirmChange, previewChange } from './change-result.service.ts'
import { enterResult } from './enter-result.service.ts'
import { resultForm } from './result-form.service.ts'
import { listWaiting } from './waiting.service.ts'

const desk = await sportsDesk()
const { server } = desk
afterAll(() => closeSettling(desk.services))
const settle = () => settleDue(settlingOf(desk.services))
const [first, second] = [{ staffId: 1 }, { staffId: 2 }]
const final: SportScoreIn = { home: 2, away: 1, periods: [], winner: null, method: null }
const enter = (eventId: number, by: { staffId: number }, score: SportScoreIn) =>
  server.staff((ctx) => enterResult(ctx, { eventId, score, picks: [] }), by)
const waiting = async () =>
  (await server.staff(listWaiting, first)).events.map(({ eventId, markets }) => [eventId, markets])
const placed = async (memberId: number, eventId: number, market: string) => {
  const body = await desk.ticketOn([], { selections: [await desk.pick(eventId, { market })], sizes: [1] })
  expect((await desk.place(memberId, body)).code).toBe('0')
  return body.ticketId
}

test('a half whose score the feed never says is decided by nobody but two of the staff, who have to type it', async () => {
  const feed = sportsFeed(server, { settlesByScore: true, name: 'whole scores' })
  const eventId = await feed.match('whole')
  await feed.say(feed.odds('whole', { type: 60, specifiers: {} }, { '1': 2_500, '2': 2_100, '3': 4_000 }))
  const memberId = await desk.member()
  const [whole, half] = [await placed(memberId, eventId, '1'), await placed(memberId, eventId, '60')]
  const states = async () =>
    (await Promise.all([whole, half].map((id) => desk.ticket(memberId, id)))).map(({ state }) => state)
  const said = { home: 2, away: 1, periods: [], ended: true, winner: 'home' as const }
  await feed.say(feed.status('whole', 'ended', said, 7_200_000))
  await settle()
  expect(await states()).toEqual(['settled', 'accepted'])
  expect(await waiting()).toEqual([[eventId, 1]])
  const { parts } = await server.staff((ctx) => resultForm(ctx, eventId), first)
  expect(parts[0]).toMatchObject({ kind: 'half', isRequired: true })
  await expect(enter(eventId, first, final)).rejects.toBeInstanceOf(StaffRefusal)
  const typed = { ...final, periods: [{ kind: 'half' as const, nr: 1, home: 0, away: 1 }] }
  expect(await enter(eventId, first, typed)).toBe('waiting')
  expect(await enter(eventId, second, typed)).toBe('settled')
  await settle()
  expect(await states()).toEqual(['settled', 'settled'])
  // The same score again, still without its halves, takes nothing back.
  await feed.say(feed.status('whole', 'closed', said, 9_000_000))
  await settle()
  expect(await states()).toEqual(['settled', 'settled'])
  expect(await waiting()).toEqual([])
  await desk.nothingIsWrong()
})

test('what staff took back of the rule for events not played waits for a result by two of them', async () => {
  const [memberId, eventId] = [await desk.member(), await desk.addEvent()]
  const ticketId = await placed(memberId, eventId, '1')
  await server.ownerPool.query(`UPDATE sportsdata.event SET state = 'cancelled', status_at = $2 WHERE event_id = $1`, [
    eventId,
    new Date(server.clock.now().getTime() - 3_600_000),
  ])
  expect(await voidStopped(desk.services)).toBe(1)
  await settle()
  expect(await waiting()).toEqual([])
  await expect(enter(eventId, first, final)).rejects.toBeInstanceOf(StaffRefusal)
  const change = { kind: 'restore' as const, eventId, market: null }
  const { seen } = await server.staff((ctx) => previewChange(ctx, change), first)
  const changeId = await server.staff((ctx) => askChange(ctx, { change, reason: '다른 날에 열림', seen }), first)
  await server.staff((ctx) => confirmChange(ctx, changeId, seen), second)
  await settle()
  expect(await waiting()).toEqual([[eventId, 1]])
  expect(await voidStopped(desk.services)).toBe(0)
  expect(await enter(eventId, first, final)).toBe('waiting')
  expect(await enter(eventId, second, final)).toBe('settled')
  await settle()
  expect(await desk.ticket(memberId, ticketId)).toMatchObject({ state: 'settled', legs: [{ state: 'won' }] })
  await desk.nothingIsWrong()
})
