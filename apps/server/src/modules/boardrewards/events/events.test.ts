import { createHash } from 'node:crypto'
import type { EventTerms } from '@maru/contract'
import { expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../../boards/boards.fixture.ts'
import { decideTexts } from '../../boards/desk/decide.service.ts'
import { listMessages } from '../../community/message.service.ts'
import { savePause } from '../../identity/index.ts'
import { verify } from '../../ledger/index.ts'
import { entriesOf, heldBy } from '../../points/points.fixture.ts'
import { rewardDesk } from '../boardrewards.fixture.ts'
import { listEntrants } from './list-events.service.ts'
import { payEvent, paySome } from './pay-event.job.ts'
import { cancelEvent, saveEvent } from './save-event.service.ts'
import { askPay, confirmPay, dropPay } from './settle-event.service.ts'
import { showForDesk } from './show-event.service.ts'

const HOUR_MS = 3_600_000
const server = await testServer()
const { comment } = boardsOf(server)
const { event, shown } = rewardDesk(server)
const second = { staffId: 2, name: 'second' }
const takePart = async (memberId: number, boardIdx: number) =>
  (await comment(memberId, boardIdx, { boardType: 'event', text: '참여합니다' })).cmtIdx
const newMembers = async (count: number) => {
  const ids = []
  for (let n = 0; n < count; n++) ids.push(await addMember(server))
  return ids
}
const over = () => server.clock.advance(2 * HOUR_MS)
const show = (boardIdx: number) => server.staff((ctx) => showForDesk(ctx, boardIdx))
const ask = async (boardIdx: number, chosen: number[] = [], changes: { members?: number; points?: number } = {}) => {
  const found = await show(boardIdx)
  const wanted = { chosen, members: found.winners, points: found.points as number, ...changes }
  return server.staff((ctx) => askPay(ctx, boardIdx, { ...wanted, reason: 'as agreed' }))
}
const work = (boardIdx: number, atOnce?: number) => server.system((ctx) => payEvent(ctx, boardIdx, atOnce))
const held = (ids: readonly number[]) => Promise.all(ids.map((memberId) => heldBy(server, memberId)))

test('everyone who took part within the period is paid once, in one act, and no comment counts twice', async () => {
  const boardIdx = await event()
  const [first, twice, removed, late] = await newMembers(4)
  const [a = 0, b = 0, c = 0, d = 0] = [first, twice, removed, late]
  for (const memberId of [a, b, b, c]) await takePart(memberId, boardIdx)
  const own = await takePart(c, boardIdx)
  const cmts = (await server.staff((ctx) => listEntrants(ctx, boardIdx, { before: '', size: 10 }))).rows
  expect(cmts.map(({ memberId }) => memberId)).toEqual([a, b, c])
  const hide = (comments: number[]) =>
    server.staff((ctx) => decideTexts(ctx, { act: 'hide', posts: [], comments, reason: 'as agreed' }))
  await hide([own, ...cmts.filter(({ memberId }) => memberId === c).map(({ cmtIdx }) => cmtIdx)])
  expect(await codeOf(ask(boardIdx))).toBe('STAFF_CONFLICT')
  over()
  await takePart(d, boardIdx)
  expect(await show(boardIdx)).toMatchObject({ entrants: 2, winners: 2, points: 600, mayPay: true, needsTwo: false })
  expect(await codeOf(ask(boardIdx, [], { members: 3, points: 900 }))).toBe('STAFF_CONFLICT')
  const paid = await Promise.all(Array.from({ length: 8 }, () => codeOf(ask(boardIdx))))
  expect(paid.filter((code) => code === 'done')).toHaveLength(1)
  await Promise.all([work(boardIdx), work(boardIdx)])
  await work(boardIdx)
  expect(await held([a, b, c, d])).toEqual([300, 300, 0, 0])
  expect((await entriesOf(server, a))[0]).toMatchObject({
    kind: 'event',
    amount: 300,
    detail: { note: { ko: '가을 이벤트' } },
  })
  expect((await server.member(a, (ctx) => listMessages(ctx, 1))).list.map(({ title }) => title)).toEqual([
    '이벤트 당첨: 300P',
  ])
  expect(await shown(a, boardIdx, 'event')).toMatchObject({ event: { phase: 'paid', outcome: 'paid' } })
  expect(await shown(d, boardIdx, 'event')).toMatchObject({ event: { cmtIdx: 0, outcome: '' } })
  expect(await server.system(verify)).toEqual([])
})

test('a budget is spent exactly: the first come, and nobody after it is used up', async () => {
  const boardIdx = await event({ winners: 3, points: 333, budget: 999 })
  const ids = await newMembers(5)
  for (const memberId of ids) await takePart(memberId, boardIdx)
  over()
  await ask(boardIdx)
  // The last chunk is a full one.
  await work(boardIdx, 3)
  expect((await show(boardIdx)).event.state).toBe('paid')
  expect(await held(ids)).toEqual([333, 333, 333, 0, 0])
  expect(await shown(ids[4] ?? 0, boardIdx, 'event')).toMatchObject({ event: { outcome: 'none' } })
})

test('whoever knows the seed, whose hash was published before, finds the drawn', async () => {
  const boardIdx = await event({ way: 'draw', winners: 3 })
  const ids = await newMembers(9)
  const before = (await shown(ids[0] ?? 0, boardIdx, 'event')).event
  expect(before).toMatchObject({ phase: 'open', seed: '', won: [] })
  const cmts = new Map<number, number>()
  for (const memberId of ids) cmts.set(await takePart(memberId, boardIdx), memberId)
  over()
  await ask(boardIdx)
  await work(boardIdx)
  const after = (await shown(ids[0] ?? 0, boardIdx, 'event')).event
  const seed = after?.seed ?? ''
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(before?.hash)
  const score = (cmtIdx: number) => createHash('sha256').update(`${seed}:${cmtIdx}`).digest('hex')
  const expected = [...cmts.keys()].toSorted((x, y) => (score(x) < score(y) ? -1 : 1)).slice(0, 3)
  expect(after?.won).toEqual(expected)
  const winners = expected.map((cmtIdx) => cmts.get(cmtIdx))
  expect(await held(ids)).toEqual(ids.map((memberId) => (winners.includes(memberId) ? 300 : 0)))
})

test('staff choose among those who took part, and nobody else', async () => {
  const boardIdx = await event({ way: 'chosen', winners: 2 })
  const [a = 0, b = 0, c = 0, outsider = 0] = await newMembers(4)
  for (const memberId of [a, b, c]) await takePart(memberId, boardIdx)
  over()
  const two = { members: 2, points: 600 }
  expect(await codeOf(ask(boardIdx, [a, outsider], two))).toBe('STAFF_INVALID')
  expect(await codeOf(ask(boardIdx, [a, a], two))).toBe('STAFF_INVALID')
  expect(await codeOf(ask(boardIdx, [a, b, c], { members: 3, points: 900 }))).toBe('STAFF_INVALID')
  await ask(boardIdx, [c, a], two)
  await work(boardIdx)
  expect(await held([a, b, c])).toEqual([300, 0, 300])
})

test('who pauses, is excluded, locked, a partner or a test account is left out, and who pauses only before being paid gets nothing, either', async () => {
  const boardIdx = await event()
  const [fine = 0, paused = 0, excluded = 0, locked = 0, tester = 0, later = 0] = await newMembers(6)
  const partner = await addMember(server, { tier: 'PTN_1' })
  for (const memberId of [fine, paused, excluded, locked, tester, later, partner]) await takePart(memberId, boardIdx)
  const until = new Date(server.clock.now().getTime() + 48 * HOUR_MS)
  const pause = (memberId: number, kind: 'time-out' | 'self-exclusion') =>
    server.system((ctx) => savePause(ctx, memberId, { kind, until }))
  await pause(paused, 'time-out')
  await pause(excluded, 'self-exclusion')
  await server.ownerPool.query("UPDATE identity.member SET status = 'locked' WHERE member_id = $1", [locked])
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester])
  over()
  const found = await show(boardIdx)
  expect(found).toMatchObject({ entrants: 7, winners: 2 })
  expect(found.leftOut.toSorted((x, y) => (x.why < y.why ? -1 : 1))).toEqual([
    { why: 'closed', members: 1 },
    { why: 'partner', members: 1 },
    { why: 'paused', members: 2 },
    { why: 'test', members: 1 },
  ])
  await ask(boardIdx)
  await pause(later, 'self-exclusion')
  await work(boardIdx)
  expect(await held([fine, paused, excluded, locked, tester, later, partner])).toEqual([300, 0, 0, 0, 0, 0, 0])
  expect((await show(boardIdx)).event).toMatchObject({ state: 'paid', paid: 1, skipped: 1, due: 0 })
})

test('killed between and within chunks, with another beside it, each winner is paid exactly once', async () => {
  const boardIdx = await event({ winners: 24, budget: 7_200 })
  const ids = await newMembers(24)
  for (const memberId of ids) await takePart(memberId, boardIdx)
  over()
  await ask(boardIdx)
  const kill = () =>
    server.ownerPool.query(
      // A connection that rests would be given to whoever looks next, and is not what is tried here.
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user AND state <> 'idle'`,
    )
  // One chunk is paid, then the process is gone.
  await server.system((ctx) => paySome(ctx, boardIdx, 5))
  expect((await held(ids)).filter((points) => points === 300)).toHaveLength(5)
  let died = 0
  for (let tries = 0; tries < 40; tries++) {
    const running = [work(boardIdx, 1), work(boardIdx, 2)].map((job) => job.catch(() => void died++))
    for (let turn = 0; tries < 12 && turn < 3 + tries; turn++) await kill()
    await Promise.all(running)
    if ((await show(boardIdx)).event.state === 'paid') break
  }
  expect(died).toBeGreaterThan(0)
  expect(await held(ids)).toEqual(ids.map(() => 300))
  expect((await show(boardIdx)).event).toMatchObject({ state: 'paid', paid: 24, due: 0 })
  expect(await server.system(verify)).toEqual([])
})

test('from the site’s sum on a second confirms what the first saw, and nothing else', async () => {
  const boardIdx = await event({ points: 60_000, winners: 3, budget: 180_000 })
  const ids = await newMembers(2)
  for (const memberId of ids) await takePart(memberId, boardIdx)
  over()
  const { requestId } = await ask(boardIdx)
  expect(requestId).not.toBeNull()
  expect(await codeOf(ask(boardIdx))).toBe('STAFF_CONFLICT')
  expect((await show(boardIdx)).requests).toMatchObject([{ requestId, wanted: { members: 2, points: 120_000 } }])
  const confirm = (id: number, who: object = second) => server.staff((ctx) => confirmPay(ctx, id), who)
  expect(await codeOf(confirm(Number(requestId), {}))).toBe('STAFF_FORBIDDEN')
  const until = new Date(server.clock.now().getTime() + HOUR_MS)
  await server.system((ctx) => savePause(ctx, ids[1] ?? 0, { kind: 'time-out', until }))
  expect(await codeOf(confirm(Number(requestId)))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => dropPay(ctx, Number(requestId)))
  over()
  const again = await ask(boardIdx)
  const both = await Promise.all([confirm(Number(again.requestId)), confirm(Number(again.requestId))].map(codeOf))
  expect(both.toSorted()).toEqual(['STAFF_ALREADY_HANDLED', 'done'])
  await work(boardIdx)
  expect(await held(ids)).toEqual([60_000, 60_000])
})

test('once members take part a promise only grows, and what is cancelled or paid changes no more', async () => {
  const boardIdx = await event()
  const { event: found } = await show(boardIdx)
  const terms = found.terms
  const save = (after: number, changes: Partial<EventTerms>) =>
    codeOf(server.staff((ctx) => saveEvent(ctx, boardIdx, { after, terms: { ...terms, ...changes }, reason: 'more' })))
  server.clock.advance(1)
  expect(await save(1, { points: 200 })).toBe('STAFF_CONFLICT')
  expect(await save(1, { leastLetters: 5 })).toBe('STAFF_CONFLICT')
  expect(await save(1, { way: 'chosen' })).toBe('STAFF_CONFLICT')
  expect(await save(0, { points: 400, budget: 4_000 })).toBe('STAFF_CONFLICT')
  expect(await save(1, { points: 400, budget: 4_000 })).toBe('done')
  const cancel = () => codeOf(server.staff((ctx) => cancelEvent(ctx, boardIdx, 'as agreed')))
  expect([await cancel(), await cancel()]).toEqual(['done', 'STAFF_CONFLICT'])
  over()
  expect(await codeOf(ask(boardIdx, [], { members: 1, points: 400 }))).toBe('STAFF_CONFLICT')
  const none = { after: 0, terms, reason: 'as agreed' }
  expect(await codeOf(server.staff((ctx) => saveEvent(ctx, 999_999, none)))).toBe('STAFF_NOT_FOUND')
})

test('nobody takes part before the event was saved, and no event lasts longer than a year', async () => {
  const [memberId = 0] = await newMembers(1)
  const now = server.clock.now().getTime()
  const boardIdx = await event({ fromAt: new Date(now - HOUR_MS).toISOString() })
  expect((await show(boardIdx)).event.terms.fromAt).toBe(new Date(now).toISOString())
  expect(await shown(memberId, boardIdx, 'event')).toMatchObject({ event: { phase: 'open' } })
  const untilAt = new Date(now + 400 * 24 * HOUR_MS).toISOString()
  expect(await codeOf(event({ untilAt }))).toBe('STAFF_INVALID')
})

test('of those who are chosen none is named where everyone wins', async () => {
  const [memberId = 0] = await newMembers(1)
  const boardIdx = await event()
  await takePart(memberId, boardIdx)
  over()
  expect(await codeOf(ask(boardIdx, [memberId]))).toBe('STAFF_INVALID')
})
