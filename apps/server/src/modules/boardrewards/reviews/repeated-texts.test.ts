import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../../boards/boards.fixture.ts'
import { heldBy } from '../../points/points.fixture.ts'
import { LONG, rewardDesk } from '../boardrewards.fixture.ts'
import { reviewObserver } from './review.observer.ts'

const server = await testServer({ observers: { posts: [reviewObserver] } })
const { save } = boardsOf(server)
const { inForce, decide, review, shown } = rewardDesk(server)
const write = async (memberId: number, content: string) => (await save(memberId, { content })).boardIdx
const others = (n: number) => LONG.replace('</p>', ` ${n}</p>`)

test('a text brings points once, whoever writes it again and with whatever between its letters', async () => {
  await inForce({ needsApproval: false, most: 9 })
  const [first, second] = [await addMember(server), await addMember(server)]
  const own = await write(first, LONG)
  const again = await write(first, LONG.replaceAll(' ', '\u200b \u2060'))
  const copies = [await write(second, LONG), await write(second, LONG.toUpperCase())]
  for (const postId of [again, ...copies]) expect(await review(postId)).toMatchObject({ state: 'refused', why: 'same' })
  await save(first, { boardIdx: own, act: 'delete' })
  expect(await review(await write(first, LONG))).toMatchObject({ state: 'refused', why: 'same' })
  expect([await heldBy(server, first), await heldBy(server, second)]).toEqual([0, 0])
})

test('of members who write the same text at the same moment one has the points', async () => {
  await inForce({ needsApproval: false })
  const memberIds = []
  for (let n = 0; n < 8; n++) memberIds.push(await addMember(server))
  await Promise.all(memberIds.map((memberId) => write(memberId, others(1))))
  const held = await Promise.all(memberIds.map((memberId) => heldBy(server, memberId)))
  expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 500])
})

test('what draws nothing is no letter', async () => {
  await inForce({ needsApproval: false })
  const memberId = await addMember(server)
  const postId = await write(memberId, `<p>짧음${'\u200b\u00ad\u2060\u3164'.repeat(30)}</p>`)
  expect(await review(postId)).toMatchObject({ state: 'refused', why: 'short' })
})

test('the limit counts by when a post was written, whenever staff approve it; a week begins on Monday', async () => {
  server.clock.set('2026-12-20T10:00:00+09:00')
  await inForce({ every: 'week', most: 1 })
  const memberId = await addMember(server)
  const sunday = await write(memberId, others(2))
  expect(await shown(memberId, 0)).toMatchObject({ review: { left: 0 } })
  server.clock.set('2026-12-21T10:00:00+09:00')
  expect(await shown(memberId, 0)).toMatchObject({ review: { left: 1 } })
  const [monday, friday] = [await write(memberId, others(3)), await write(memberId, others(4))]
  await decide('show', sunday, monday, friday)
  expect((await review(sunday))?.state).toBe('granted')
  expect((await review(monday))?.state).toBe('granted')
  expect(await review(friday)).toMatchObject({ state: 'refused', why: 'limit' })
})
