import { points } from '@maru/contract'
import { expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../../boards/boards.fixture.ts'
import { serveBoardReport } from '../../boards/calls/member/report-post.ts'
import { listMessages } from '../../community/message.service.ts'
import { savePause } from '../../identity/index.ts'
import { verify } from '../../ledger/index.ts'
import { takePoints } from '../../points/index.ts'
import { entriesOf, heldBy } from '../../points/points.fixture.ts'
import { LONG, rewardDesk, someReviewRules } from '../boardrewards.fixture.ts'
import { listReviews } from './list-reviews.service.ts'
import { reviewObserver } from './review.observer.ts'
import { needsSecond } from './review.rules.ts'
import { confirmRules, saveRules, showRules, tryReviewRules } from './rules-desk.service.ts'

const DAY_MS = 24 * 3_600_000
const server = await testServer({ observers: { posts: [reviewObserver] } })
const { save } = boardsOf(server)
const cash = cashDesk(server)
const { inForce, decide, review, shown } = rewardDesk(server)
/** A text of its own each time. */
let written = 0
const write = async (memberId: number, content = LONG.replace('</p>', ` ${written++}</p>`)) =>
  (await save(memberId, { content })).boardIdx
const spend = (memberId: number, amount: number) =>
  server.system((ctx) =>
    takePoints(ctx, { memberId, amount: points(amount), kind: 'converted', key: `spent:${memberId}:${amount}` }),
  )
const titles = async (memberId: number) =>
  (await server.member(memberId, (ctx) => listMessages(ctx, 1))).list.map(({ title }) => title)
await inForce()

test('a post brings points once staff approve it: of many who approve at once exactly one grants', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  expect(await shown(memberId, postId)).toMatchObject({ review: { points: 500, left: 1 }, own: { state: 'waiting' } })
  await Promise.all(Array.from({ length: 12 }, () => decide('show', postId)))
  expect(await heldBy(server, memberId)).toBe(500)
  expect(await entriesOf(server, memberId)).toMatchObject([{ kind: 'board', amount: 500, detail: { note: '제목' } }])
  expect(await titles(memberId)).toEqual(['글 포인트 500P를 드렸습니다'])
  expect(await shown(memberId, postId)).toMatchObject({ review: { left: 1 }, own: { state: 'granted', points: 500 } })
  expect(await server.system(verify)).toEqual([])
})

test('where no approval is asked for it comes as soon as others can read it, and not before', async () => {
  await inForce({ needsApproval: false })
  const memberId = await addMember(server)
  const postId = await write(memberId)
  expect(await review(postId)).toMatchObject({ state: 'granted', staffId: null })
  const waiting = await save(memberId, { content: '<p>계좌번호 110 1234 567890 으로 보내 주세요</p>' })
  expect(waiting.status).toBe('review')
  expect(await review(waiting.boardIdx)).toMatchObject({ state: 'waiting' })
  await decide('show', waiting.boardIdx)
  expect(await heldBy(server, memberId)).toBe(1_000)
  await inForce()
})

test('removing while approving leaves either nothing or what was granted and taken back', async () => {
  const memberId = await addMember(server)
  for (let n = 0; n < 6; n++) {
    const postId = await write(memberId)
    await Promise.allSettled([
      decide('show', postId),
      save(memberId, { boardIdx: postId, act: 'delete' }),
      decide('show', postId),
    ])
    expect(await heldBy(server, memberId)).toBe(0)
    expect(['refused', 'taken']).toContain((await review(postId))?.state)
  }
  expect(await server.system(verify)).toEqual([])
})

test('taken back is as much as is held, and never below zero; the rest is said', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  await decide('show', postId)
  await spend(memberId, 300)
  await decide('hide', postId)
  expect(await heldBy(server, memberId)).toBe(0)
  expect(await shown(memberId, postId)).toMatchObject({
    own: { state: 'taken', why: 'hidden', points: 500, taken: 200 },
  })
  expect((await titles(memberId))[0]).toBe('글 포인트를 일부 회수했습니다')
  await decide('show', postId)
  expect(await heldBy(server, memberId)).toBe(200)
  await spend(memberId, 200)
  await decide('hide', postId)
  expect(await review(postId)).toMatchObject({ state: 'taken', taken: 0 })
})

test('after its days it stays, whoever removes the post; a writer who deletes it before gives it back', async () => {
  const memberId = await addMember(server)
  const [kept, deleted] = [await write(memberId), await write(memberId)]
  await decide('show', kept, deleted)
  await save(memberId, { boardIdx: deleted, act: 'delete' })
  expect(await heldBy(server, memberId)).toBe(500)
  server.clock.advance(7 * DAY_MS + 60_000)
  await decide('hide', kept)
  expect(await heldBy(server, memberId)).toBe(500)
})

test('made too short afterwards it is taken back; too short at first, it counts once it is long enough', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  await decide('show', postId)
  await save(memberId, { boardIdx: postId, content: '<p>짧음</p>' })
  expect(await review(postId)).toMatchObject({ state: 'taken', why: 'changed' })
  const short = await write(memberId, '<p>짧 은  글 입니다</p>')
  await decide('show', short)
  expect(await review(short)).toMatchObject({ state: 'refused', why: 'short' })
  await save(memberId, { boardIdx: short, content: LONG })
  expect(await review(short)).toMatchObject({ state: 'refused' })
  await decide('show', short)
  expect(await heldBy(server, memberId)).toBe(500)
})

test('no more than the rules let in a day, also of several approved at once by several staff', async () => {
  const memberId = await addMember(server)
  const posts = []
  for (let n = 0; n < 5; n++) posts.push(await write(memberId))
  await Promise.all(posts.map((postId) => decide('show', postId)))
  expect(await heldBy(server, memberId)).toBe(1_000)
  const states = await Promise.all(posts.map(async (postId) => (await review(postId))?.why))
  expect(states.toSorted()).toEqual(['', '', 'limit', 'limit', 'limit'])
  server.clock.advance(DAY_MS)
  expect(await shown(memberId, 0)).toMatchObject({ review: { left: 2 } })
})

test('nobody who pauses, is locked or is a partner gets any', async () => {
  const [paused, excluded, locked] = [await addMember(server), await addMember(server), await addMember(server)]
  const partner = await addMember(server, { tier: 'PTN_1' })
  const all = [paused, excluded, locked, partner]
  const posts = []
  for (const memberId of all) posts.push(await write(memberId))
  const until = new Date(server.clock.now().getTime() + DAY_MS)
  await server.system((ctx) => savePause(ctx, paused, { kind: 'time-out', until }))
  await server.system((ctx) => savePause(ctx, excluded, { kind: 'self-exclusion', until }))
  await server.ownerPool.query("UPDATE identity.member SET status = 'locked' WHERE member_id = $1", [locked])
  await decide('show', ...posts)
  for (const memberId of all) expect(await heldBy(server, memberId)).toBe(0)
  expect(await Promise.all(posts.map(async (postId) => (await review(postId))?.why))).toEqual([
    'paused',
    'paused',
    'closed',
    'partner',
  ])
  expect(await shown(paused, 0)).toMatchObject({ barred: 'RW01' })
  expect(await shown(partner, 0)).toMatchObject({ barred: 'B0095' })
})

test('of the turnover and the deposits that are asked for one is enough', async () => {
  const memberId = await addMember(server)
  await inForce({ turnover: 50_000, deposits: 30_000 })
  const [before, after] = [await write(memberId), await write(memberId)]
  expect(await shown(memberId, 0)).toMatchObject({ review: { hasPlayed: false } })
  await decide('show', before)
  expect(await review(before)).toMatchObject({ state: 'refused', why: 'play' })
  server.clock.set('2026-12-14T15:00:00+09:00')
  const { cashIdx } = await cash.deposit(memberId, 30_000)
  await cash.wait(cashIdx)
  await cash.approve(cashIdx)
  await decide('show', after)
  expect(await heldBy(server, memberId)).toBe(500)
  await inForce()
})

test('reports alone take nothing back: staff decide', async () => {
  const [memberId, ...readers] = [
    await addMember(server),
    await addMember(server),
    await addMember(server),
    await addMember(server),
  ]
  const postId = await write(memberId)
  await decide('show', postId)
  for (const reader of readers)
    await server.call(serveBoardReport, reader, { boardType: 'normal', boardIdx: postId, reason: 'spam' })
  expect(await heldBy(server, memberId)).toBe(500)
  await decide('hide', postId)
  expect(await heldBy(server, memberId)).toBe(0)
})

test('a post is judged by the rules of the day on which it was written', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  await inForce({ points: 9_000 })
  await decide('show', postId)
  expect(await heldBy(server, memberId)).toBe(500)
  await inForce({ isOn: false })
  const none = await write(memberId)
  expect(await review(none)).toBeUndefined()
  expect((await shown(memberId, 0)).review).toBeNull()
  await inForce()
})

test('test accounts are in no figure; the list shows them', async () => {
  const tester = await addMember(server)
  const before = await server.staff(showRules)
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester])
  const postId = await write(tester)
  expect((await server.staff(showRules)).waiting).toBe(before.waiting)
  await decide('show', postId)
  expect((await server.staff(showRules)).days).toEqual(before.days)
  const listed = await server.staff((ctx) => listReviews(ctx, { before: '', size: 3, state: 'granted' }))
  expect(listed.rows[0]).toMatchObject({ boardIdx: postId, state: 'granted', points: 500 })
})

test('rules that give more than the site’s sum in a month wait for a second; they say beforehand what they cost', async () => {
  const dear = { ...someReviewRules, points: 5_000 }
  const { versions } = await server.staff(showRules)
  const after = versions[0]?.version ?? 0
  const save = () => server.staff((ctx) => saveRules(ctx, { after, rules: dear, reason: 'as agreed' }))
  const { requestId } = await save()
  expect(requestId).not.toBeNull()
  expect(await codeOf(save())).toBe('STAFF_CONFLICT')
  expect(await codeOf(server.staff((ctx) => confirmRules(ctx, Number(requestId))))).toBe('STAFF_FORBIDDEN')
  await server.staff((ctx) => confirmRules(ctx, Number(requestId)), { staffId: 2, name: 'second' })
  expect((await server.staff(showRules)).versions[0]?.rules).toEqual(dear)
  const tried = await server.staff((ctx) => tryReviewRules(ctx, dear))
  expect(tried.points).toBe(tried.posts * 5_000)
  expect(tried.mostEach).toBe(5_000 * 2 * 31)
  expect(needsSecond(dear, { ...dear, deposits: 10_000 }, 100_000)).toBe(false)
  expect(needsSecond({ ...dear, deposits: 10_000 }, dear, 100_000)).toBe(true)
  expect(needsSecond({ ...dear, turnover: 10_000 }, { ...dear, turnover: 10_000, deposits: 1 }, 100_000)).toBe(true)
})
